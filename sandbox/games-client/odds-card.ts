import type { Market, OddsEvent } from '../games/game-types.ts'
import { el } from './dom.ts'
import type { Table } from './table.ts'

/** How a game calls what may be bet on. `at`: the places of the event, of its market, and of the selection there. */
export interface OddsWords {
  /** Of all events together. */
  title: string
  /** How a result comes about. */
  note: string
  /** On the button. */
  label(at: readonly number[]): string
  /** In full: in the slip, in the table of chances, and read out. */
  name(at: readonly number[]): string
  /** What stands before a side's name. */
  sign(event: number, side: number): Node
}

export interface OddsCard {
  events: HTMLElement
  slip: HTMLElement
  /** The places of event, market and selection; null before one is chosen. */
  chosen(): readonly number[] | null
  onChoose(listen: (event: number) => void): void
  /** While a bet is under way its choice stands. What has the focus keeps it. */
  lock(is: boolean): void
}

type OddsTable = Table<{ rtp: number; events: readonly OddsEvent[] }>

/** A name in a sentence: it has a direction of its own. */
export const apart = (name: string): string => `\u2068${name}\u2069`

/** Cards of the events with their odds, of which one is chosen, and the slip that says what it would bring. */
export function oddsCard(table: OddsTable, words: OddsWords): OddsCard {
  const { text } = table.words
  const slip = el('section', 'slip')
  slip.setAttribute('aria-label', text('slip'))
  const listeners: ((event: number) => void)[] = []
  let chosen: readonly number[] | null = null
  const show = (): void => slip.replaceChildren(...slipRows(table, words, chosen))
  const rows = table.rules.events.map((event, place) => {
    return eventRow(event, { table, words, place }, (at) => {
      chosen = at
      show()
      for (const listen of listeners) listen(place)
    })
  })
  const events = el('section', 'events', [el('p', 'note', words.note), ...rows])
  events.setAttribute('aria-label', words.title)
  let isLocked = false
  events.addEventListener('click', (press) => {
    if (isLocked) press.preventDefault()
  })
  table.onBet(show)
  const ofTotal = table.rules.events.some(({ markets }) => markets.length > 1) ? `${text('ofTotal')} ` : ''
  table.setPays(chanceRows(table, words), `${ofTotal}${text('ofOdds', { rtp: table.words.percent(table.rules.rtp) })}`)
  show()
  return {
    events,
    slip,
    chosen: () => chosen,
    onChoose: (listen) => listeners.push(listen),
    lock(is) {
      isLocked = is
    },
  }
}

interface Row {
  table: OddsTable
  words: OddsWords
  place: number
}

function eventRow(event: OddsEvent, { table, words, place }: Row, choose: (at: readonly number[]) => void) {
  const sides = event.sides.map((name, side) => el('p', 'side', [words.sign(place, side), el('bdi', '', name)]))
  const markets = event.markets.map((market, index) => {
    const buttons = market.odds.map((odds, selection) => {
      const at = [place, index, selection]
      const [label, shown] = [words.label(at), table.words.odds(odds)]
      const input = el('input')
      input.type = 'radio'
      input.name = 'odds'
      input.setAttribute('aria-label', `${label} ${shown}: ${words.name(at)}`)
      input.addEventListener('change', () => choose(at))
      return el('label', 'odds', [input, el('small', '', label), el('b', '', shown)])
    })
    return el('div', 'market', buttons)
  })
  const row = el('div', 'event', [el('div', '', sides), ...markets])
  row.setAttribute('role', 'group')
  row.setAttribute('aria-label', event.sides.map(apart).join(' – '))
  return row
}

const oddsAt = (events: readonly OddsEvent[], [event = 0, market = 0, selection = 0]: readonly number[]): number =>
  events[event]?.markets[market]?.odds[selection] ?? 0

function slipRows(table: OddsTable, words: OddsWords, chosen: readonly number[] | null): Node[] {
  const { text, money, odds } = table.words
  if (!chosen) return [el('p', '', text('pickOdds'))]
  const factor = oddsAt(table.rules.events, chosen)
  const paid = money(Math.round(table.bet() * factor))
  return [
    el('p', 'row', [el('strong', '', words.name(chosen)), el('b', '', odds(factor))]),
    el('p', '', `${text('ifRight', { amount: paid })} ${text('ifWrong', { amount: money(table.bet()) })}`),
  ]
}

/** Every chance there is, beside its odds. */
function chanceRows(table: OddsTable, words: OddsWords): Node[] {
  const { percent, odds } = table.words
  return table.rules.events.flatMap((event, place) => {
    const rowsOf = (market: Market, index: number): Node[] =>
      market.odds.map((factor, selection) => {
        const chance = percent(Math.round((market.chances[selection] ?? 0) * 10_000))
        const name = el('span', '', words.name([place, index, selection]))
        return el('div', 'row', [name, el('span', '', chance), el('span', '', odds(factor))])
      })
    return [el('p', 'note', event.sides.map(apart).join(' – ')), ...event.markets.flatMap(rowsOf)]
  })
}
