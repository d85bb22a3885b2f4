import type { AnswerOf } from '#contract/call.ts'
import type { getJackpot } from '#contract/lobby/jackpot.ts'
import { hashText, seededRandom } from '#sandbox/artwork/parts/random.ts'
import { vendorsShownBy } from '#sandbox/catalogue/offer.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { maskedName } from './seed-winners.ts'

const slotMs = 3000
/** What one slot of time adds on average, as a part of the base: about 300 on a base of 500 million. */
const contribution = 6e-7

/** How many games of the catalogue have a part in it. */
export function jackpotGames({ store }: Pick<Gateway, 'store'>, merchant: Merchant): number {
  return store.catalogue.count({ type: 'RNG', vendors: vendorsShownBy(merchant, 'RNG'), selection: 'JP' })
}

/** The jackpot now: its base and every contribution since the state was seeded. It never falls. Null where the demo has none. */
export function jackpotAt(
  gateway: Gateway,
  merchant: Merchant,
  gameCount: number,
): AnswerOf<typeof getJackpot>['value'] {
  if (merchant.demo.jackpot === null) return null
  const at = gateway.now()
  const since = Date.parse(gateway.store.meta.get('seeded-at') ?? at.toISOString())
  const slot = Math.max(0, Math.floor((at.getTime() - since) / slotMs))
  const base = minorUnits(merchant.demo.jackpot)
  const random = seededRandom(hashText(merchant.code))
  return {
    amount: decimalOf(base + contributed(merchant.code, base, slot)),
    currency: merchant.currency,
    at: at.toISOString(),
    gameCount,
    lastWin: {
      customerName: maskedName(random, new Set()),
      winAmount: decimalOf(Math.round((base * random.between(0.15, 0.25)) / 1000) * 1000),
    },
  }
}

/**
 * The sum of the contributions up to a slot, in minor units: an even part and a part of less than one contribution that
 * differs from slot to slot, so that each step is its own and none goes down.
 */
function contributed(merchant: string, base: number, slot: number): number {
  const each = Math.max(1, Math.round(base * contribution))
  return slot === 0 ? 0 : slot * each + (hashText(`${merchant} ${slot}`) % each)
}

function minorUnits(decimal: string): number {
  return Number(decimal.replace('.', ''))
}
