import type { BetRecord } from '../api/get-betting-records.ts'
import type { BonusRecord } from '../api/get-bonus-details.ts'
import type { ProfitDay } from '../api/get-profit-report.ts'
import type { Transaction } from '../api/get-transaction-records.ts'

/** "2026-11-20 14:28:06" in a time zone: sorts as text, and every spreadsheet reads it. */
export function timeIn(timeZone: string, instant: string): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant))
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}

/** A column of a file: its head, and its value in a row. What is not known yet is empty, never 0. */
export type FileColumn<Row> = readonly [head: string, value: (row: Row) => string | null]

export function rowsOf<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string[][] {
  return [columns.map(([head]) => head), ...rows.map((row) => columns.map(([, value]) => value(row) ?? ''))]
}

/** The words of a file, in the visitor's language. */
export interface FileWords<Name extends string> {
  head: (name: Name) => string
  /** IANA. */
  timeZone: string
  currency: string
}

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
