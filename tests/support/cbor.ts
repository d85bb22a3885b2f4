/** What an authenticator writes of CBOR (RFC 8949). */
export type Cbor = number | string | Uint8Array | Map<Cbor, Cbor>

/** Encodes a value: whole numbers below 2 ** 16, texts, bytes, and maps of them. */
export function cbor(value: Cbor): Uint8Array {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([head(3, bytes.length), bytes])
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

function head(major: number, count: number): Uint8Array {
  const kind = major << 5
  if (count < 24) return Buffer.from([kind | count])
  if (count < 256) return Buffer.from([kind | 24, count])
  return Buffer.from([kind | 25, count >> 8, count & 0xff])
}
