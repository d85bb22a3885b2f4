import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLines, type LotteryPicks } from '#contract/lobby/lottery-lines.ts'
import type { Draw } from '#sandbox/lib/draw.ts'
import { lotteryPlay } from '../texts.ts'
import { lotteries, playsOf } from './lotteries.ts'
import { mainPlaysOf } from './main-plays.ts'
import type { Play } from './play-parts.ts'
import { drawResults, prizeTables, type Results, type Ticket, tenRunners } from './results.ts'

const balls = ['digits5', 'pick5of11', 'dice3', 'race10'] as const
const tables = ['north', 'south', 'thai', 'fourD', 'lao'] as const
type Table = (typeof tables)[number]

const allPlays = [...balls, ...tables].flatMap((ticket) => playsOf[ticket].map((play) => ({ ticket, play })))
const isTable = (ticket: Ticket): ticket is Table => tables.some((table) => table === ticket)

/** Every way that a draw can come out, by trying every answer of the random source. */
function everyDraw(ticket: Exclude<Ticket, Table>): Results[] {
  const outcomes: Results[] = []
  for (let path: { value: number; below: number }[] = []; ; ) {
    let step = 0
    outcomes.push(
      drawResults(ticket, (below) => {
        path[step] ??= { value: 0, below }
        return path[step++]?.value ?? 0
      }),
    )
    path = path.slice(0, path.findLastIndex(({ value, below }) => value < below - 1) + 1)
    const last = path.at(-1)
    if (!last) return outcomes
    path[path.length - 1] = { ...last, value: last.value + 1 }
  }
}

/** A race's first three and its last, which are all that its plays but one look at; the six between can stand in any order. */
function everyRace(): Results[] {
  return tenRunners.flatMap((one) =>
    tenRunners.flatMap((two) =>
      tenRunners.flatMap((three) =>
        tenRunners.flatMap((tenth) => {
          const ends = [one, two, three, tenth]
          const between = tenRunners.filter((runner) => !ends.includes(runner))
          return between.length === 6 ? [[{ prize: 'drawn', numbers: [one, two, three, ...between, tenth] }]] : []
        }),
      ),
    ),
  )
}

const outcomesOf = new Map<Ticket, Results[]>()

function outcomes(ticket: Exclude<Ticket, Table>): Results[] {
  const known = outcomesOf.get(ticket) ?? (ticket === 'race10' ? everyRace() : everyDraw(ticket))
  outcomesOf.set(ticket, known)
  return known
}

/** How often a line wins in a draw, on average. */
function winsADraw(ticket: Ticket, play: Play, line: LotteryPicks): number {
  if (play.code === 'pair2') return chanceOfPair(ticket)
  if (isTable(ticket)) return winsInTable(ticket, play, line)
  const all = outcomes(ticket)
  return all.reduce((sum, results) => sum + play.wins(line, results), 0) / all.length
}

/** Numbers of a table do not depend on each other: each is gone through alone, as far as the play looks, beside blank ones. */
function winsInTable(ticket: Table, play: Play, line: LotteryPicks): number {
  let sum = 0
  const blank = prizeTables[ticket].map(([prize, count, length]) => {
    return { prize, numbers: Array.from({ length: count }, () => '-'.repeat(length)) }
  })
  for (const { numbers } of blank) {
    for (const [place, empty] of numbers.entries()) {
      const length = Math.min(depthOf(play), empty.length)
      let wins = 0
      for (let value = 0; value < 10 ** length; value++) {
        numbers[place] = String(value).padStart(length, '0').padStart(empty.length, '-')
        wins += play.wins(line, blank)
      }
      numbers[place] = empty
      sum += wins / 10 ** length
    }
  }
  return sum
}

/** How many of a number's last digits a play looks at. */
function depthOf({ digits, lines }: Play): number {
  return digits > 0 ? digits : Number(/^combination:(\d)$/.exec(lines)?.[1] ?? 3)
}

/** Both of two ends among the numbers of a table: neither missing, by inclusion and exclusion. */
function chanceOfPair(ticket: Ticket): number {
  if (!isTable(ticket)) throw new Error(`${ticket} has no pairs`)
  const count = prizeTables[ticket].reduce((sum, [, numbers]) => sum + numbers, 0)
  return 1 - 2 * 0.99 ** count + 0.98 ** count
}

/** Lines of each kind: options by themselves, of several places one each; or the first so many. */
function linesOf(play: Play): LotteryPicks[] {
  const size = Number(/^combination:(\d)$/.exec(play.lines)?.[1] ?? 1)
  if (play.digits > 0) {
    const numbers = ['0123', '7777', '0990'].map((number) => number.slice(0, play.digits))
    return size === 1 ? numbers.map((number) => [[number]]) : [[numbers.slice(0, size)]]
  }
  const blank = play.positions.map((): string[] => [])
  if (play.lines === 'sum') {
    return play.positions.flatMap(({ options }, place) =>
      options
        .filter((_, index) => play.positions.length === 1 || index === place)
        .map((option) => blank.with(place, [option])),
    )
  }
  if (size > 1) return [0, 1].map((from) => [play.positions[0]?.options.slice(from, from + size) ?? []])
  return [0, 1].map((from) => play.positions.map(({ options }, place) => [options[from + place] ?? '']))
}

/** Only the first three and the last of a race are gone through here. */
function isAtAnEnd(line: LotteryPicks): boolean {
  const place = line.findIndex((chosen) => chosen.length > 0)
  return place < 3 || place === 9
}

test.each(allPlays)('$ticket, $play.code: the house keeps an edge, the same on every line', ({ ticket, play }) => {
  const lines = linesOf(play).filter((line) => play.code !== 'placeRace' || isAtAnEnd(line))
  const chances = lines.map((line) => winsADraw(ticket, play, line))
  expect(new Set(chances.map((chance) => chance.toPrecision(10))).size).toBe(1)
  const back = ((chances[0] ?? 1) * play.pays) / 100
  expect(back).toBeLessThan(1)
  expect(back).toBeGreaterThan(0.87)
})

const mainPlays = [...balls, ...tables].flatMap((ticket) => mainPlaysOf(ticket).map((main) => ({ ticket, ...main })))

test.each(mainPlays)('$ticket, $play.code: the odds told are those of all draws', ({ ticket, play, odds }) => {
  const [line = []] = linesOf(play)
  expect(Number.isInteger(odds.ways) && Number.isInteger(odds.of)).toBe(true)
  expect(winsADraw(ticket, play, line)).toBeCloseTo(odds.ways / odds.of, 12)
})

test('each ticket tells the odds of two to four plays', () => {
  for (const ticket of [...balls, ...tables]) {
    expect(mainPlaysOf(ticket).length).toBeGreaterThanOrEqual(2)
    expect(mainPlaysOf(ticket).length).toBeLessThanOrEqual(4)
  }
})

test('every place of a race is won by the runner that comes in it', () => {
  const play = playsOf.race10.find(({ code }) => code === 'placeRace')
  const turned = tenRunners.map((_, by) => [
    { prize: 'drawn', numbers: [...tenRunners.slice(by), ...tenRunners.slice(0, by)] },
  ])
  const blank = tenRunners.map((): string[] => [])
  for (let place = 0; place < 10; place++) {
    for (const runner of tenRunners) {
      const line = blank.with(place, [runner])
      expect(turned.filter((results) => play?.wins(line, results) === 1)).toHaveLength(1)
    }
  }
})

test('picks win what their lines win one by one', () => {
  const source = fc.infiniteStream(fc.nat())
  fc.assert(
    fc.property(fc.constantFrom(...allPlays), source, ({ ticket, play }, stream) => {
      const draw = (below: number): number => stream.next().value % below
      const results = drawResults(ticket, draw)
      const picks = somePicks(play, results, draw)
      const lines = writtenOut(play, picks)
      expect(lines).toHaveLength(countLines(play, picks))
      expect(play.wins(picks, results)).toBe(lines.reduce((sum, line) => sum + play.wins(line, results), 0))
    }),
  )
})

/** Few picks that make a bet, some of them of what was drawn. */
function somePicks(play: Play, results: Results, draw: Draw): string[][] {
  if (play.digits > 0) {
    const ends = results.flatMap(({ numbers }) => numbers).map((number) => number.slice(-play.digits))
    const wanted = ends.filter((end) => end.length === play.digits && draw(4) === 0)
    return [[...new Set(['01234'.slice(0, play.digits), '98765'.slice(0, play.digits), ...wanted])]]
  }
  return play.positions.map(({ options, min }) => {
    const kept = options.filter(() => draw(3) === 0)
    return kept.length >= Math.max(1, min) ? kept : options.slice(0, Math.max(1, min))
  })
}

function writtenOut(play: Play, picks: LotteryPicks): LotteryPicks[] {
  const size = Number(/^combination:(\d)$/.exec(play.lines)?.[1] ?? 0)
  if (size > 0) return subsets(picks[0] ?? [], size).map((line) => [line])
  if (play.lines === 'sum') {
    return picks.flatMap((chosen, place) => chosen.map((one) => picks.map((): string[] => []).with(place, [one])))
  }
  const all = picks.reduce<string[][]>(
    (rows, chosen) => rows.flatMap((row) => chosen.map((one) => [...row, one])),
    [[]],
  )
  return all
    .filter((row) => play.lines === 'product' || new Set(row).size === row.length)
    .map((row) => row.map((one) => [one]))
}

function subsets(all: readonly string[], size: number): string[][] {
  if (size === 0) return [[]]
  return all.flatMap((one, place) => subsets(all.slice(place + 1), size - 1).map((rest) => [one, ...rest]))
}

test('each ticket has between three and six plays, and each lottery a ticket of its family', () => {
  for (const ticket of [...balls, ...tables]) {
    expect(playsOf[ticket].length).toBeGreaterThanOrEqual(3)
    expect(playsOf[ticket].length).toBeLessThanOrEqual(6)
    expect(new Set(playsOf[ticket].map(({ code }) => code)).size).toBe(playsOf[ticket].length)
  }
  for (const { ticket, family } of lotteries) expect(ticket === 'lao' ? 'fourD' : ticket).toBe(family)
})

test('the page about the contract states the rule, the pay and the edge of every play', () => {
  const page = readFileSync(new URL('../../../../docs/sandbox.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
  const rows = allPlays.map(({ ticket, play }) => rowOf(ticket, play))
  expect(rows.filter((row) => !page.includes(row))).toEqual([])
})

function rowOf(ticket: Ticket, play: Play): string {
  const [line = []] = linesOf(play)
  const wins = winsADraw(ticket, play, line)
  const { rule } = lotteryPlay(play.code, 'EN')
  const percent = (share: number): string => `${Number((share * 100).toPrecision(4))} %`
  const edge = `${(100 - wins * play.pays).toFixed(1)} %`
  return `- ${ticket} \`${play.code}\`: ${rule} Pays ${play.pays / 100}, wins ${percent(wins)}, edge ${edge}.`
}
