/** Lower case for ASCII: letters of other scripts are compared as they are. */
const fold = Uint8Array.from({ length: 256 }, (_, byte) => (byte >= 65 && byte <= 90 ? byte + 32 : byte))

const filterBits = 20
const mix = (older: number, newer: number) => Math.imul(older, 0x9e3779b1) ^ Math.imul(newer, 0x85ebca6b)
const slotOf = (older: number, newer: number) => Math.imul(mix(older, newer), 0x2c1b3c6d) >>> (32 - filterBits)

/** Tokens of one span of lengths, by the hash of one window of each. */
interface Tier {
  window: 3 | 4 | 8
  filter: Uint32Array
  slots: Map<number, { token: number; end: number }[]>
}

export type OnHit = (token: number, start: number) => void

/**
 * Many texts sought in one pass, whatever their number: each is found by the hash of its rarest window, then compared
 * as a whole. Letters of ASCII match in either case. Texts of fewer than three bytes are never found.
 */
export interface TokenIndex {
  scan(bytes: Uint8Array, onHit: OnHit): void
}

const word = (bytes: Uint8Array, at: number) =>
  ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)

/** The two halves that the scan has at hand when the window's last byte has passed. */
function halves(bytes: Uint8Array, start: number, window: 3 | 4 | 8): [older: number, newer: number] {
  if (window === 8) return [word(bytes, start), word(bytes, start + 4)]
  if (window === 4) return [0, word(bytes, start)]
  return [1, word(bytes, start) >>> 8]
}

function openTier(window: 3 | 4 | 8, tokens: readonly (readonly [id: number, bytes: Uint8Array])[]): Tier | null {
  if (tokens.length === 0) return null
  const counts = new Uint32Array(1 << filterBits)
  const slotAt = (bytes: Uint8Array, start: number) => slotOf(...halves(bytes, start, window))
  const countAt = (bytes: Uint8Array, start: number) => counts[slotAt(bytes, start)] ?? 0
  for (const [, bytes] of tokens) {
    for (let start = 0; start + window <= bytes.length; start += 1) {
      counts[slotAt(bytes, start)] = countAt(bytes, start) + 1
    }
  }
  const tier: Tier = { window, filter: new Uint32Array(1 << (filterBits - 5)), slots: new Map() }
  for (const [token, bytes] of tokens) {
    let best = 0
    for (let start = 1; start + window <= bytes.length; start += 1) {
      if (countAt(bytes, start) < countAt(bytes, best)) best = start
    }
    const slot = slotAt(bytes, best)
    tier.filter[slot >>> 5] = (tier.filter[slot >>> 5] ?? 0) | (1 << (slot & 31))
    const entry = { token, end: best + window - 1 }
    const others = tier.slots.get(slot)
    if (others) others.push(entry)
    else tier.slots.set(slot, [entry])
  }
  return tier
}

function matchesAt(bytes: Uint8Array, token: Uint8Array, start: number): boolean {
  if (start < 0 || start + token.length > bytes.length) return false
  for (let at = 0; at < token.length; at += 1) {
    if (fold[bytes[start + at] ?? 0] !== token[at]) return false
  }
  return true
}

export function openTokenIndex(texts: readonly string[]): TokenIndex {
  const folded = texts.map((text) => new Uint8Array(Buffer.from(text)).map((byte) => fold[byte] ?? 0))
  const within = (from: number, to: number) =>
    [...folded.entries()].filter(([, bytes]) => bytes.length >= from && bytes.length <= to)
  const tiers = [openTier(3, within(3, 3)), openTier(4, within(4, 7)), openTier(8, within(8, Number.POSITIVE_INFINITY))]
  const [three, four, eight] = tiers
  const look = (tier: Tier, slot: number, bytes: Uint8Array, at: number, onHit: OnHit) => {
    if (((tier.filter[slot >>> 5] ?? 0) & (1 << (slot & 31))) === 0) return
    for (const { token, end } of tier.slots.get(slot) ?? []) {
      if (matchesAt(bytes, folded[token] ?? new Uint8Array(), at - end)) onHit(token, at - end)
    }
  }
  return {
    scan(bytes, onHit) {
      let older = 0
      let newer = 0
      for (let at = 0; at < bytes.length; at += 1) {
        older = (older << 8) | (newer >>> 24)
        newer = (newer << 8) | (fold[bytes[at] ?? 0] ?? 0)
        if (eight && at >= 7) look(eight, slotOf(older, newer), bytes, at, onHit)
        if (four && at >= 3) look(four, slotOf(0, newer), bytes, at, onHit)
        if (three && at >= 2) look(three, slotOf(1, newer & 0xffffff), bytes, at, onHit)
      }
    },
  }
}
