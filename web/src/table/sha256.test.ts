import { expect, test } from 'vitest'
import { hex, sha256, unhex } from './sha256'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

test('known digests', () => {
  expect(sha256(bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('every length around a block agrees with the digest of the platform', async () => {
  for (let length = 50; length < 140; length++) {
    const text = new Uint8Array(length).map((_, i) => (i * 37 + length) & 255)
    const own = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
    expect(sha256(text)).toBe(own)
  }
})

test('hexadecimal digits lead back to the bytes', () => {
  const all = Uint8Array.from({ length: 256 }, (_, i) => i)
  expect(unhex(hex(all))).toEqual(all)
})
