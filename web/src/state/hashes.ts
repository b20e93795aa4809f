/* Hashes and lots of hex digits. Browsers offer hashes of their own only to pages over https, and
   tables are often opened over plain http on a network at home. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of some bytes; both as hex digits. */
export function hashOf(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)))
}

/** Bytes drawn by lot, as hex digits. */
export function lot(bytes: number): string {
  return bytesToHex(randomBytes(bytes))
}
