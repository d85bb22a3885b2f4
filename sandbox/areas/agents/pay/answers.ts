import type { Settlement } from '#contract/agent/pay.ts'
import { decimalOf } from '../../../lib/currencies.ts'
import { instantOf } from '../../../lib/instants.ts'
import type { Store } from '../../../store/store.ts'
import { percentOf } from '../contracts/terms.ts'
import type { SettlementRow } from '../rows/settlements.ts'
import { referenceOf } from './run.ts'

export function settlementAnswer({ members }: Store, row: SettlementRow, isRunning: boolean): Settlement {
  const isPaid = !isRunning && row.net > 0
  return {
    reference: referenceOf(row.contract_id, row.from_at),
    account: members.byId(row.agent_id)?.name ?? '',
    period: row.period,
    from: instantOf(row.from_at),
    to: instantOf(row.to_at),
    state: isRunning ? 'running' : isPaid ? 'paid' : 'none',
    validBet: decimalOf(row.valid_bet),
    teamLoss: decimalOf(row.loss),
    wonBet: decimalOf(row.won_bet),
    lostBet: decimalOf(row.lost_bet),
    active: row.active,
    carriedIn: decimalOf(row.carried_in),
    carriedOut: decimalOf(row.carried_out),
    owedIn: decimalOf(row.owed_in),
    owedOut: decimalOf(row.owed_out),
    tier: row.tier,
    rate: percentOf(row.rate),
    winRate: percentOf(row.win_rate),
    lossRate: percentOf(row.loss_rate),
    gross: decimalOf(row.gross),
    passedDown: decimalOf(row.passed_down),
    net: decimalOf(row.net),
    paidAt: isPaid ? instantOf(row.to_at) : null,
  }
}
