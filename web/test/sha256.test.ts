import { expect, it } from 'vitest'
import { hex, sha256, unhex } from '../src/state/sha256'

it('is the hash that everybody knows', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(sha256(bytes(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256(bytes('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256(bytes('a'.repeat(119)))).toBe('31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb')
})

it('turns hex digits into bytes and back', () => {
  expect(hex(unhex('00ff10'))).toBe('00ff10')
})
