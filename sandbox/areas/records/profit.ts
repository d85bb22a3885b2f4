import { addSums, type BetSums } from '#sandbox/ledger/bets.ts'
import type { RecordRange } from '#sandbox/ledger/range.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Store } from '#sandbox/store/store.ts'
import { profitOf } from './bet-answers.ts'

interface Gifts {
  bonus: number
  rebate: number
}

/** By the day on which a bet was placed; what is not settled is left out. `type` empty: of all games. */
export function profitReport(store: Store, member: number, { range, type }: { range: RecordRange; type: string }) {
  const days = range.days.map(({ from, to }): [number, number] => [from, to])
  const filter = { member, from: range.from, to: range.to, type, vendor: '', result: 'settled', number: '' } as const
  const sums = store.bets.sumsByDay(filter, days)
  // They are of no game.
  const gifts = type === '' ? giftsByDay(store, member, range) : days.map(() => noGifts)
  const types = store.bets.sumsByType({ ...filter, type: '' })
  return {
    days: range.days.flatMap(({ day }, place) => {
      const [daySums, dayGifts] = [sums[place], gifts[place]]
      return daySums && dayGifts ? [{ day, ...profitAnswer(daySums, dayGifts) }] : []
    }),
    categories: types
      .toSorted((one, two) => two.sums.valid - one.sums.valid)
      .map((category) => {
        const { bonus: _, rebate: __, ...answer } = profitAnswer(category.sums, noGifts)
        return { gameType: category.type, ...answer }
      }),
    totals: profitAnswer(addSums(sums), {
      bonus: gifts.reduce((sum, { bonus }) => sum + bonus, 0),
      rebate: gifts.reduce((sum, { rebate }) => sum + rebate, 0),
    }),
  }
}

function giftsByDay({ movements }: Store, member: number, { from, to, days }: RecordRange): Gifts[] {
  const all = movements.gifts({ member, from, to, kind: '' })
  return days.map((day) => {
    const given = all.filter(({ at }) => at >= day.from && at < day.to)
    const of = (kind: string): number => given.reduce((sum, gift) => sum + (gift.kind === kind ? gift.amount : 0), 0)
    return { bonus: of('bonus'), rebate: of('rebate') }
  })
}

const noGifts: Gifts = { bonus: 0, rebate: 0 }

function profitAnswer(sums: BetSums, { bonus, rebate }: Gifts) {
  return {
    count: sums.count,
    staked: decimalOf(sums.stake),
    validBet: decimalOf(sums.valid),
    returned: decimalOf(sums.returned),
    bonus: decimalOf(bonus),
    rebate: decimalOf(rebate),
    net: decimalOf(profitOf(sums) + bonus + rebate),
  }
}
