/* SHA-256, because browsers offer theirs only to pages over https, and tables are often opened
   over plain http on a network at home. */
const K: number[] = []
const START: number[] = []

/** The first 32 bits of the fraction of a root. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}

for (let n = 2; K.length < 64; n++) {
  let prime = true
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
  if (!prime) continue
  if (START.length < 8) START.push(fraction(Math.sqrt(n)))
  K.push(fraction(Math.cbrt(n)))
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The hash of some bytes, as 64 hex digits. */
export function sha256(bytes: Uint8Array): string {
  const length = (((bytes.length + 8) >> 6) + 1) * 64
  const padded = new Uint8Array(length)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  data.setUint32(length - 4, bytes.length << 3)
  const hash = [...START]
  for (let at = 0; at < length; at += 64) mix(hash, data, at)
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Mix one block of 64 bytes into the hash. */
function mix(hash: number[], data: DataView, at: number): void {
  const w: number[] = []
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    if (i < 16) w.push(data.getInt32(at + 4 * i))
    else {
      const x = w[i - 15] as number
      const y = w[i - 2] as number
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
      w.push(((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0)
    }
    const big1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + big1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (w[i] as number)) | 0
    const big0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = ((hash[i] as number) + word) | 0))
}

/** Bytes drawn by lot, as hex digits. */
export function lot(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Bytes as hex digits. */
export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hex digits as bytes. */
export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (two) => parseInt(two, 16))
}
