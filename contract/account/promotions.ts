import * as z from 'zod/mini'
import { decimal, defineMemberCall, defineVisitorCall, instant } from '../call.ts'
import { proofIds } from './deposit.ts'

export const activityStates = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'comingSoon',
] as const

/** One case of a promotion in figures, in its currency. */
const example = z.object({
  /** Paid in by the member; null where no deposit is needed. */
  deposit: z.nullable(decimal),
  /** Staked to earn the bonus; null where it is not earned by stakes. */
  stake: z.nullable(decimal),
  bonus: decimal,
  /** Staked before the bonus can be paid out; "0.00" where nothing is tied. */
  turnover: decimal,
  /** What staking `stake` and `turnover` costs on average, by `PromotionDetail.exampleReturn`. */
  cost: decimal,
})

export type PromotionExample = z.infer<typeof example>

const promotion = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** "newcomer", "deposit", "rebate", "sports", "slots", "vip", "event", or one that the site does not know yet. */
  category: z.string().check(z.maxLength(32)),
  imageUrl: z.string(),
  startsAt: instant,
  endsAt: z.nullable(instant),
  /** What the visitor can do or has done; a guest sees what anybody could. */
  state: z.enum(activityStates),
  /** Of one that is counted: how far the member is. */
  progress: z.nullable(z.object({ done: decimal, needed: decimal })),
  /** Joined by choosing it in the form of a deposit, not by `joinPromotion`. */
  isByDeposit: z.boolean(),
  /** Of one that is asked for and waits: how many pictures of the activity were sent. Absent where none are taken. */
  pictures: z.optional(z.number()),
  /** Why it was rejected, or is closed to this member; in the asked language. */
  reason: z.optional(z.string()),
  /** What must be staked before the bonus can be paid out: times the bonus. Null where nothing is tied. */
  turnoverTimes: z.nullable(z.number()),
  /** Days that there are for the turnover from the day of the bonus on; null: as long as the member likes. */
  turnoverDays: z.nullable(z.number()),
  minDeposit: z.nullable(decimal),
  /** What must be staked to earn the bonus; null where it is not earned by stakes. */
  minStake: z.nullable(decimal),
  maxBonus: z.nullable(decimal),
  /** Of a deposit; null where the bonus is an amount. */
  bonusPercent: z.nullable(z.number()),
  currency: z.string(),
  /** A usual case, to be read on its card; null where there is no bonus. */
  example: z.nullable(example),
})

export type Promotion = z.infer<typeof promotion>

export const getPromotions = defineVisitorCall('getPromotions', {
  summary: 'The promotions that run or are about to, in the asked language',
  route: 'GET /wps/promotions',
  query: z.object({ language: z.string() }),
  value: z.array(promotion),
})

export const getPromotion = defineVisitorCall('getPromotion', {
  summary: 'One promotion with its terms (HTML), worked examples, and what counts towards its turnover',
  route: 'GET /wps/promotions/{id}',
  query: z.object({ id: z.string(), language: z.string() }),
  value: z.object({
    ...promotion.shape,
    content: z.string(),
    /** From the smallest on; several where the bonus grows with the deposit. */
    examples: z.array(example),
    /** Return to player, in per cent, of the games that `cost` was calculated with: "96.41". Null where there is no cost. */
    exampleReturn: z.nullable(decimal),
    /** What a stake counts towards the turnover, by the name of a kind of games and in per cent; the largest first. */
    counted: z.array(z.object({ name: z.string(), percent: z.number() })),
  }),
  problems: ['promotion.unknown'],
})

export const joinPromotion = defineMemberCall('joinPromotion', {
  summary: 'Takes part in a promotion; one that comes with a deposit (`isByDeposit`) is chosen there instead',
  route: 'POST /wps/promotions/{id}/join',
  query: z.object({ id: z.string(), language: z.string() }),
  value: promotion,
  problems: [
    'promotion.unknown',
    'promotion.closed',
    'promotion.joined',
    'promotion.not-eligible',
    'player.excluded',
    'account.trial',
  ],
})

export const sendActivityPictures = defineMemberCall('sendActivityPictures', {
  summary: 'Adds one to three pictures, once, to a promotion that was asked for and waits for its answer (`applying`)',
  route: 'POST /wps/promotions/{id}/pictures',
  query: z.object({ id: z.string(), language: z.string() }),
  body: z.object({ pictures: proofIds }),
  value: promotion,
  problems: ['promotion.unknown', 'promotion.closed', 'proof.missing', 'proof.unknown'],
})

export const claimPromotion = defineMemberCall('claimPromotion', {
  summary: 'Claims what a promotion has earned: it comes into the main wallet, tied to its turnover',
  route: 'POST /wps/promotions/{id}/claim',
  needsIdempotencyKey: true,
  query: z.object({ id: z.string(), language: z.string() }),
  body: z.object({}),
  value: promotion,
  problems: [
    'promotion.unknown',
    'promotion.closed',
    'promotion.not-earned',
    'promotion.claimed',
    'intent.conflict',
    'player.excluded',
    'account.trial',
  ],
})
