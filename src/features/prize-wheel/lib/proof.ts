import type { Spin } from '../api/queries.ts'

type Proof = Spin['proof']

const whole = 10_000
/** The largest multiple of the whole below 2 ** 32: beyond it a remainder would favour the low numbers. */
const fairBelow = Math.floor(2 ** 32 / whole) * whole

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A seed of the member's own: 16 signs in hexadecimal. */
export const randomSeed = (): string => hexOf(crypto.getRandomValues(new Uint8Array(8)).buffer)

/** What a seed of the member's may be, as the gateway takes it. */
export const isSeed = (text: string): boolean => /^[\w-]{8,64}$/.test(text)

async function rollOf({ seed, memberSeed, number }: Proof): Promise<number | undefined> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${memberSeed}:${number}`))
  const view = new DataView(mac)
  const values = Array.from({ length: mac.byteLength / 4 }, (_, at) => view.getUint32(at * 4))
  const value = values.find((each) => each < fairBelow)
  return value === undefined ? undefined : value % whole
}

/**
 * Calculates a spin again on this device: whether the opened seed has the hash that was published before it, and whether
 * both seeds give the draw and the draw the prize.
 */
export async function verifySpin(
  { proof, prizeId }: Pick<Spin, 'proof' | 'prizeId'>,
  prizes: readonly { id: string; basisPoints: number }[],
  published: string,
): Promise<boolean> {
  const hash = hexOf(await crypto.subtle.digest('SHA-256', bytesOf(proof.seed)))
  const isSeedKept = hash === proof.seedHash && hash === published
  return isSeedKept && (await rollOf(proof)) === proof.roll && prizeAt(prizes, proof.roll) === prizeId
}

/** The prize that a draw of 0 to 9,999 falls on, by the chances one after the other. */
export function prizeAt(prizes: readonly { id: string; basisPoints: number }[], roll: number): string | undefined {
  let left = roll
  for (const { id, basisPoints } of prizes) {
    left -= basisPoints
    if (left < 0) return id
  }
  return undefined
}
