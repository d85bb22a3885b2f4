import * as z from 'zod/mini'
import { ownName, readStored, writeStored } from '#src/lib/storage.ts'
import { maxBets, type SlipBet } from './slip.ts'

/** A lottery's slip as this tab keeps it over a reload. */
export interface StoredSlip {
  /** When the draw closes that it was for, an instant of the gateway. */
  closesAt: string
  bets: readonly SlipBet[]
}

const entry = z.object({
  closesAt: z.string(),
  bets: z
    .array(
      z.object({
        id: z.number(),
        play: z.string(),
        name: z.string(),
        picks: z.array(z.array(z.string())),
        shown: z.string(),
        lines: z.int().check(z.positive()),
        stake: z.string().check(z.regex(/^\d+(\.\d{1,2})?$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxBets)),
})

const nameOf = (gameCode: string) => ownName(`slip:${gameCode}`)

/** Reads what anything may have written; undefined where it is no slip. */
export function storedSlip(gameCode: string): StoredSlip | undefined {
  try {
    const read = z.safeParse(entry, JSON.parse(readStored('session', nameOf(gameCode)) ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

export function storeSlip(gameCode: string, slip: StoredSlip | undefined): void {
  writeStored('session', nameOf(gameCode), slip ? JSON.stringify(slip) : null)
}
