import type { PayKind } from '#contract/agent/contract-terms.ts'
import { decimalOf } from '../../../../lib/currencies.ts'
import type { OwnFigures, Running, Settled } from '../settle-period.ts'
import type { Step } from '../steps.ts'

/** Reads a table: columns are two blanks or more apart, the first line names them. */
export function rowsOf(table: string): Record<string, string>[] {
  const [names = [], ...lines] = table
    .trim()
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trim().split(/ {2,}/))
  return lines.map((cells) => Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])))
}

/** "1,234.56" in minor units; empty or "-" is nothing. */
export function minorUnits(text = '0'): number {
  return text === '-' || text === '' ? 0 : Math.round(Number(text.replaceAll(',', '')) * 100)
}

/**
 * A tree with what everybody did. `account` and `above` ("-": the platform); `valid`, `loss`, `won`, `lost` are of the
 * account alone, and who has any of them is active.
 */
export function teamOf(table: string) {
  const rows = rowsOf(table)
  const names = rows.map(({ account = '' }) => account)
  const idOf = (name = ''): number => names.indexOf(name) + 1
  const above = new Map(rows.map((row) => [idOf(row.account), row.above === '-' ? null : idOf(row.above)]))
  const own = new Map<number, OwnFigures>()
  for (const row of rows) {
    const [validBet, loss, wonBet, lostBet] = [row.valid, row.loss, row.won, row.lost].map(minorUnits)
    const figures = { validBet: validBet ?? 0, loss: loss ?? 0, wonBet: wonBet ?? 0, lostBet: lostBet ?? 0 }
    if (Object.values(figures).some((figure) => figure !== 0))
      own.set(idOf(row.account), { ...figures, isActive: true })
  }
  return { above, own, idOf, nameOf: (id: number): string => names[id - 1] ?? '' }
}

/** Contracts, a line a step: `agent`, `valid`, `active`, `loss`, and `rate` or `win rate` and `loss rate` in per cent. */
export function contractsOf(table: string, idOf: (name: string) => number, before: readonly Settled[] = []): Running[] {
  const steps = new Map<number, Step[]>()
  for (const row of rowsOf(table)) {
    const agent = idOf(row.agent ?? '')
    const step = {
      validBet: minorUnits(row.valid),
      activeMembers: Number(row.active ?? 0),
      teamLoss: minorUnits(row.loss),
      rate: minorUnits(row.rate),
      winRate: minorUnits(row['win rate']),
      lossRate: minorUnits(row['loss rate']),
    }
    steps.set(agent, [...(steps.get(agent) ?? []), step])
  }
  return [...steps].map(([agent, own]) => {
    const last = before.find((line) => line.agent === agent)
    return { agent, steps: own, carried: last?.carriedOut ?? 0, owed: last?.owedOut ?? 0 }
  })
}

/** What was settled, in the columns that the expected table has. */
export function shown(
  settled: readonly Settled[],
  nameOf: (id: number) => string,
  { table, kind }: { table: string; kind: PayKind },
) {
  const columns = Object.keys(rowsOf(table)[0] ?? {})
  return settled.map((line) => {
    const cells: Record<string, string> = {
      agent: nameOf(line.agent),
      valid: decimalOf(line.team.validBet),
      loss: decimalOf(line.team.loss),
      active: String(line.team.active),
      step: String(line.tier),
      rate: decimalOf(line.rate),
      rates: `${decimalOf(line.winRate)}/${decimalOf(line.lossRate)}`,
      base: decimalOf(line.base),
      gross: decimalOf(line.gross),
      passed: decimalOf(line.passedDown),
      net: decimalOf(line.net),
      'carried in': decimalOf(line.carriedIn),
      'carried out': decimalOf(line.carriedOut),
      'owed in': decimalOf(line.owedIn),
      'owed out': decimalOf(line.owedOut),
    }
    return Object.fromEntries(columns.map((name) => [name, cells[name] ?? `${kind} has no ${name}`]))
  })
}
