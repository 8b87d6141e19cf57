/** SHA-256 of some bytes, as hex digits: browsers keep their own from pages without TLS. */
function constants(): { start: number[]; round: number[] } {
  const start: number[] = []
  const round: number[] = []
  for (let n = 2; round.length < 64; n++) {
    if (!isPrime(n)) continue
    if (start.length < 8) start.push(fraction(n ** (1 / 2)))
    round.push(fraction(n ** (1 / 3)))
  }
  return { start, round }
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) | 0
}
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

const ROOTS = constants()

export function sha256(bytes: Uint8Array): string {
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length * 8)
  const hash = [...ROOTS.start]
  for (let at = 0; at < padded.length; at += 64) mix(hash, view, at)
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function mix(hash: number[], view: DataView, at: number): void {
  const words = schedule(view, at)
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROOTS.round[i]! + words[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0))
}

function schedule(view: DataView, at: number): number[] {
  const words: number[] = []
  for (let i = 0; i < 16; i++) words.push(view.getInt32(at + i * 4))
  for (let i = 16; i < 64; i++) {
    const x = words[i - 15]!
    const y = words[i - 2]!
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    words.push((words[i - 16]! + s0 + words[i - 7]! + s1) | 0)
  }
  return words
}

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
