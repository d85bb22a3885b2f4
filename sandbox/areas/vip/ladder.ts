import { unitsOf } from '#sandbox/ledger/amounts.ts'
import type { DemoRank } from '#sandbox/merchants/demo/vip.ts'
import { inLanguage, type Merchant } from '#sandbox/merchants/merchants.ts'

/** Amounts in minor units. */
export interface Rank {
  /** From 1. */
  level: number
  deposits: number
  stakes: number
  /** In a month; 0: it is not lost. */
  keep: number
  /** Percent. */
  rebate: number
  gift: number
  birthday: number
  hasManager: boolean
  label: DemoRank['label']
}

type Plan = readonly [deposits: number, stakes: number, keep: number, rebate: number, gift: number, birthday: number]

/** Reference units. */
const plans: readonly Plan[] = [
  [500, 2_000, 0, 0.3, 20, 0],
  [1_500, 10_000, 1_000, 0.4, 50, 0],
  [3_000, 40_000, 4_000, 0.5, 120, 88],
  [60_000, 200_000, 25_000, 0.6, 400, 188],
  [300_000, 1_000_000, 100_000, 0.8, 1_500, 388],
  [1_500_000, 5_000_000, 400_000, 1, 6_000, 888],
]

const managerFrom = 5

/** The merchant's own ranks, or the sandbox's; the lowest first. */
export function ladderOf({ demo, currency }: Merchant): Rank[] {
  const own = demo.vip.ranks?.map(({ label, manager, rebate, ...amounts }) => ({
    label,
    rebate,
    hasManager: manager,
    deposits: amounts.deposits * 100,
    stakes: amounts.stakes * 100,
    keep: amounts.keep * 100,
    gift: amounts.gift * 100,
    birthday: amounts.birthday * 100,
  }))
  const units = (amount: number): number => unitsOf(amount, currency)
  const ranks =
    own ??
    plans.map(([deposits, stakes, keep, rebate, gift, birthday], index) => ({
      label: undefined,
      rebate,
      hasManager: index + 1 >= managerFrom,
      deposits: units(deposits),
      stakes: units(stakes),
      keep: units(keep),
      gift: units(gift),
      birthday: units(birthday),
    }))
  return ranks.map((rank, index) => ({ ...rank, level: index + 1 }))
}

export function rankLabel({ level, label }: Pick<Rank, 'level' | 'label'>, language: string, fallback: string): string {
  return (label && inLanguage(label, language, fallback)) ?? `VIP ${level}`
}
