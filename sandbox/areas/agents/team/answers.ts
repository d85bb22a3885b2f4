import type { TeamSums } from '#contract/agent/team.ts'
import { decimalOf } from '../../../lib/currencies.ts'
import { type Figures, profitOfFigures } from '../rows/team-figures.ts'

export function sumsAnswer(figures: Figures): TeamSums {
  return {
    deposits: decimalOf(figures.deposits),
    withdrawals: decimalOf(figures.withdrawals),
    stake: decimalOf(figures.stake),
    validBet: decimalOf(figures.valid),
    returned: decimalOf(figures.returned),
    gifts: decimalOf(figures.gifts),
    profit: decimalOf(profitOfFigures(figures)),
    active: figures.active,
  }
}

/** What somebody won and lost by play alone. */
export function lossAnswer(figures: Figures) {
  return {
    bets: figures.bets,
    stake: decimalOf(figures.stake),
    validBet: decimalOf(figures.valid),
    returned: decimalOf(figures.returned),
    gifts: decimalOf(figures.gifts),
    profit: decimalOf(profitOfFigures(figures)),
  }
}
