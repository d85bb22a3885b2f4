import { createHash, createHmac } from 'node:crypto'
import type { Draw } from '#sandbox/lib/draw.ts'
import { wholeChance } from './pick.ts'

/** The largest multiple of the whole below 2 ** 32: beyond it a remainder would favour the low numbers. */
const fairBelow = Math.floor(2 ** 32 / wholeChance) * wholeChance

export interface Proof {
  /** 32 bytes in hexadecimal. */
  seed: string
  /** SHA-256 of the seed's bytes, in hexadecimal. */
  seedHash: string
  memberSeed: string
  number: number
  /** 0 to 9,999. */
  roll: number
}

/** 32 bytes in hexadecimal. */
export const drawSeed = (draw: Draw): string => Buffer.from(Array.from({ length: 32 }, () => draw(256))).toString('hex')

export const seedHashOf = (seed: string): string => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')

/** What a spin draws: nothing but the two seeds and its number counts, so that anyone can calculate it again. */
export function proofOf({ seed, memberSeed, number }: Pick<Proof, 'seed' | 'memberSeed' | 'number'>): Proof {
  return { seed, seedHash: seedHashOf(seed), memberSeed, number, roll: rollOf(seed, `${memberSeed}:${number}`) }
}

function rollOf(seed: string, text: string): number {
  const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(text).digest()
  for (let at = 0; at < mac.length; at += 4) {
    const value = mac.readUInt32BE(at)
    if (value < fairBelow) return value % wholeChance
  }
  // Once in 10 ** 46 seeds: what is drawn must not depend on anything else.
  return rollOf(seed, `${text}:`)
}
