import type { BookRules } from '../games/game-types.ts'
import { crest } from './crest.ts'
import { el, isCalm, picture, wait } from './dom.ts'
import { apart, type OddsWords, oddsCard } from './odds-card.ts'
import { scoreboard } from './scoreboard.ts'
import { type Game, layTable, type Table } from './table.ts'

/** How long a match is shown, however much happens in it. */
const matchMs = 3600

export function startBook(root: HTMLElement, game: Game<BookRules>): void {
  const table = layTable(root, game)
  const { rules, words } = table
  const card = oddsCard(table, wordsOf(table))
  const board = scoreboard(picture(game.opened.picture, 'scene'), card.slip)
  const showEvent = (event: number): void => {
    const sides = rules.events[event]?.sides ?? []
    board.showSides(sides.map((name) => [crest(name), el('bdi', '', name)]))
  }
  showEvent(0)
  card.onChoose(showEvent)
  table.stage.append(el('div', 'book', [card.events, board.element]))
  table.onPlay(words.text('place'), async () => {
    const chosen = card.chosen()
    const sides = rules.events[chosen?.[0] ?? 0]?.sides
    if (!chosen || !sides) return table.say(words.text('pickOdds'), 'alert')
    card.lock(true)
    try {
      const round = await table.round(chosen)
      if (!round || !('scores' in round.result)) return
      table.say(words.text('playing'))
      const { scores } = round.result
      const shown = scores.map((score) => score.map(words.number).join(' – '))
      for (const [place, score] of shown.entries()) {
        if (isCalm() && place < shown.length - 1) continue
        board.show(score, (place + 1) / shown.length)
        if (!isCalm()) await wait(matchMs / shown.length)
      }
      table.settled(round)
      table.tell(round, `${apart(sides[0])} ${shown.at(-1)} ${apart(sides[1])}`)
    } finally {
      card.lock(false)
    }
  })
}

function wordsOf({ rules, words }: Table<BookRules>): OddsWords {
  const sidesAt = (event = 0): readonly string[] => rules.events[event]?.sides ?? []
  const isTie = ([event = 0, , selection]: readonly number[]): boolean =>
    rules.events[event]?.markets[0]?.odds.length === 3 && selection === 1
  const total = (selection = 0): string =>
    words.text(selection === 0 ? 'over' : 'under', { line: words.number(rules.line) })
  return {
    title: words.text('matches'),
    note: `${words.text('virtual')} ${words.text(rules.unit)}: ${total(0)}, ${total(1)}.`,
    label: (at) => {
      const [, market, selection = 0] = at
      if (market === 1) return total(selection)
      return isTie(at) ? 'X' : words.number(selection === 0 ? 1 : 2)
    },
    name: (at) => {
      const [event, market, selection = 0] = at
      if (market === 1) return `${words.text(rules.unit)}: ${total(selection)}`
      if (isTie(at)) return words.text('tie')
      return words.text('wins', { side: apart(sidesAt(event)[selection === 0 ? 0 : 1] ?? '') })
    },
    sign: (event, side) => crest(sidesAt(event)[side] ?? ''),
  }
}
