import * as z from 'zod/mini'
import { keep, kept, ownName } from '#src/lib/storage.ts'
import { mostBets, type SlipBet } from './slip.ts'

/** A lottery's slip as this tab keeps it over a reload. */
export interface KeptSlip {
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
    .check(z.minLength(1), z.maxLength(mostBets)),
})

const nameOf = (gameCode: string) => ownName(`slip:${gameCode}`)

/** Reads what anything may have written; undefined where it is no slip. */
export function keptSlip(gameCode: string): KeptSlip | undefined {
  try {
    const read = z.safeParse(entry, JSON.parse(kept('session', nameOf(gameCode)) ?? 'null'))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

export function keepSlip(gameCode: string, slip: KeptSlip | undefined): void {
  keep('session', nameOf(gameCode), slip ? JSON.stringify(slip) : null)
}
