/* Hashes and random hex digits. Browsers offer crypto.subtle only over HTTPS, and tables are often opened
   over plain HTTP on a home network. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'

/** The SHA-256 hash of hex-encoded bytes, as hex digits. */
export function hashOf(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)))
}

/** Random bytes as hex digits. */
export function randomHex(bytes: number): string {
  return bytesToHex(randomBytes(bytes))
}
