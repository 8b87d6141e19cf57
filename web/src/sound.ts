/** Sounds made on the spot: wood on wood, dice in a cup, a bell for one's turn. */
import { settings } from './theme.svelte'

let context: AudioContext | null = null

/** Browsers let a page sound only after the reader has touched it. */
export function wake(): void {
  context ??= new AudioContext()
  void context.resume()
}

function ready(): AudioContext | null {
  return settings.sound && context?.state === 'running' ? context : null
}

/** A short knock: filtered noise that dies away. */
function knock(at: AudioContext, when: number, pitch: number, loud: number): void {
  const length = Math.floor(at.sampleRate * 0.08)
  const noise = at.createBuffer(1, length, at.sampleRate)
  const wave = noise.getChannelData(0)
  for (let i = 0; i < length; i++) wave[i] = (Math.random() * 2 - 1) * Math.exp(-i / (length / 6))
  const source = new AudioBufferSourceNode(at, { buffer: noise })
  const band = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 4 })
  const gain = new GainNode(at, { gain: loud })
  source.connect(band).connect(gain).connect(at.destination)
  source.start(when)
}

export function dice(): void {
  const at = ready()
  if (!at) return
  for (let i = 0; i < 6; i++) {
    knock(at, at.currentTime + i * 0.05 + Math.random() * 0.02, 1800 - i * 120, 0.5)
  }
}

export function wood(): void {
  const at = ready()
  if (at) knock(at, at.currentTime, 420, 0.9)
}

export function bell(): void {
  const at = ready()
  if (!at) return
  for (const [pitch, loud] of [[660, 0.12], [1320, 0.05], [1980, 0.025]] as const) {
    const tone = new OscillatorNode(at, { frequency: pitch })
    const gain = new GainNode(at, { gain: loud })
    gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + 1.2)
    tone.connect(gain).connect(at.destination)
    tone.start()
    tone.stop(at.currentTime + 1.2)
  }
}
