import { type FileColumn, type FileWords, timeIn } from '#src/reports/files/file-rows.ts'
import type { BetRecord } from '../api/get-betting-records.ts'
import type { BonusRecord } from '../api/get-bonus-details.ts'
import type { ProfitDay } from '../api/get-profit-report.ts'
import type { Transaction } from '../api/get-transaction-records.ts'

type BetWords = FileWords<
  | 'time'
  | 'settled'
  | 'number'
  | 'game'
  | 'category'
  | 'vendor'
  | 'stake'
  | 'validBet'
  | 'return'
  | 'profitLoss'
  | 'state'
> & { category: (gameType: string) => string; result: (result: BetRecord['result']) => string }

export function betColumns({ head, timeZone, currency, category, result }: BetWords): FileColumn<BetRecord>[] {
  const money = (name: Parameters<typeof head>[0]): string => `${head(name)} (${currency})`
  return [
    [`${head('time')} (${timeZone})`, ({ at }) => timeIn(timeZone, at)],
    [`${head('settled')} (${timeZone})`, ({ settledAt }) => settledAt && timeIn(timeZone, settledAt)],
    [head('number'), ({ number }) => number],
    [head('game'), ({ gameName }) => gameName],
    [head('category'), ({ gameType }) => category(gameType)],
    [head('vendor'), ({ vendorName }) => vendorName],
    [money('stake'), ({ stake }) => stake],
    [money('validBet'), ({ validBet }) => validBet],
    [money('return'), ({ returned }) => returned],
    [money('profitLoss'), ({ profit }) => profit],
    [head('state'), (bet) => result(bet.result)],
  ]
}

type TransactionWords = FileWords<'time' | 'kind' | 'wallet' | 'reference' | 'remark' | 'amount' | 'balance'> & {
  kind: (kind: Transaction['kind']) => string
  wallet: (name: string) => string
}

export function transactionColumns(words: TransactionWords): FileColumn<Transaction>[] {
  const { head, timeZone, currency } = words
  return [
    [`${head('time')} (${timeZone})`, ({ at }) => timeIn(timeZone, at)],
    [head('kind'), ({ kind }) => words.kind(kind)],
    [head('wallet'), ({ walletName }) => words.wallet(walletName)],
    [head('reference'), ({ reference }) => reference],
    [head('remark'), ({ remark }) => remark],
    [`${head('amount')} (${currency})`, ({ amount }) => amount],
    [`${head('balance')} (${currency})`, ({ balance }) => balance],
  ]
}

type ProfitWords = FileWords<'day' | 'bets' | 'staked' | 'valid' | 'returned' | 'bonus' | 'rebate' | 'netColumn'>

export function profitColumns({ head, currency }: ProfitWords): FileColumn<ProfitDay>[] {
  const money = (name: Parameters<typeof head>[0]): string => `${head(name)} (${currency})`
  return [
    [head('day'), ({ day }) => day],
    [head('bets'), ({ count }) => String(count)],
    [money('staked'), ({ staked }) => staked],
    [money('valid'), ({ validBet }) => validBet],
    [money('returned'), ({ returned }) => returned],
    [money('bonus'), ({ bonus }) => bonus],
    [money('rebate'), ({ rebate }) => rebate],
    [money('netColumn'), ({ net }) => net],
  ]
}

type BonusWords = FileWords<'time' | 'kind' | 'name' | 'reference' | 'amount' | 'turnover' | 'state'> & {
  kind: (kind: BonusRecord['kind']) => string
  state: (state: BonusRecord['state']) => string
}

export function bonusColumns(words: BonusWords): FileColumn<BonusRecord>[] {
  const { head, timeZone, currency } = words
  return [
    [`${head('time')} (${timeZone})`, ({ at }) => timeIn(timeZone, at)],
    [head('kind'), ({ kind }) => words.kind(kind)],
    [head('name'), ({ title }) => title],
    [head('reference'), ({ reference }) => reference],
    [`${head('amount')} (${currency})`, ({ amount }) => amount],
    [`${head('turnover')} (${currency})`, ({ turnover }) => turnover && `${turnover.done} / ${turnover.required}`],
    [head('state'), ({ state }) => words.state(state)],
  ]
}
