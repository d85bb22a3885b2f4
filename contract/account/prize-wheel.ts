import * as z from 'zod/mini'
import { decimal, defineMemberCall, instant } from '../call.ts'

const kind = z.enum(['money', 'points', 'none'])

/** 32 bytes in hexadecimal. */
const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/**
 * How a spin was drawn. The gateway's seed was fixed before the spin, whose SHA-256 the member had; the member's own seed
 * came with it. HMAC-SHA256 of `memberSeed:number` under the bytes of `seed` is read four bytes at a time, big-endian: the
 * first value below 4,294,960,000 modulo 10,000 is `roll`. The prizes' chances, one after the other, say which prize that is.
 */
const proof = z.object({ seed: hex, seedHash: hex, memberSeed: z.string(), number: z.number(), roll: z.number() })

export const getPrizeWheel = defineMemberCall('getPrizeWheel', {
  module: 'prizeWheel',
  summary: 'The prize wheel: its prizes with their chances, and the spins that the member has',
  route: 'GET /wps/prizeWheel',
  query: z.object({ language: z.string() }),
  value: z.object({
    currency: z.string(),
    prizes: z.array(
      z.object({
        id: z.string(),
        kind,
        /** In the currency, or whole points; zero of `none`. */
        amount: decimal,
        /** The chance in basis points: all together 10,000. */
        basisPoints: z.number(),
        /** How often won money must be staked before a withdrawal; null where it need not be. */
        turnoverTimes: z.nullable(z.number()),
      }),
    ),
    spins: z.number(),
    /** How many spins are kept for who comes seldom. */
    keeps: z.number(),
    /** When there is a spin more; null where none is foreseen. */
    nextAt: z.nullable(instant),
    /** A break or an exclusion that runs now: nothing is spun. `until` is null where it has no end. */
    pause: z.nullable(z.object({ until: z.nullable(instant) })),
    /** The next spin's number of the member's, from 1, and the SHA-256 of the seed that is fixed for it. */
    next: z.object({ number: z.number(), seedHash: hex }),
    /** At most 20, the latest first. */
    history: z.array(
      z.object({
        id: z.string(),
        kind,
        amount: decimal,
        at: instant,
        /** What must be staked for it, and what of that is done; null where nothing must be, or where it is not known. */
        turnover: z.nullable(z.object({ required: decimal, done: decimal })),
      }),
    ),
    /** Pictures of the merchant's, without letters: what stands behind the wheel, and on its hub. */
    art: z.nullable(z.object({ scene: z.string(), emblem: z.string() })),
    /** HTML. */
    rules: z.string(),
  }),
})

export const spinPrizeWheel = defineMemberCall('spinPrizeWheel', {
  module: 'prizeWheel',
  summary: 'One spin; what is won goes to the wallet or to the points',
  route: 'POST /wps/promotion/raffle',
  needsIdempotencyKey: true,
  body: z.object({
    /** Of the member's own choice, so that the gateway cannot have chosen its seed by what it will draw. */
    memberSeed: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  }),
  value: z.object({
    id: z.string(),
    prizeId: z.string(),
    kind,
    amount: decimal,
    /** What must be staked for won money before a withdrawal. */
    turnover: z.nullable(decimal),
    /** Spins that are left. */
    spins: z.number(),
    balance: decimal,
    proof,
  }),
  problems: ['wheel.no-spins', 'intent.conflict', 'player.excluded', 'account.trial'],
})
