import type { FightRules } from '../games/game-types.ts'
import { el } from './dom.ts'
import { kiteScene, kiteSign } from './kites.ts'
import { apart, type OddsWords, oddsCard } from './odds-card.ts'
import { scoreboard } from './scoreboard.ts'
import { type Game, layTable, type Table } from './table.ts'

/** What the two sides of a bout are called in every language. */
const corners = ['Meron', 'Wala']

export function startFight(root: HTMLElement, game: Game<FightRules>): void {
  const table = layTable(root, game)
  const { rules, words } = table
  const wording = wordsOf(table)
  const card = oddsCard(table, wording)
  const scene = kiteScene()
  const board = scoreboard(scene.element, card.slip)
  const showEvent = (event: number): void => {
    scene.fly()
    const sides = rules.events[event]?.sides ?? []
    board.showSides(sides.map((name, side) => [kiteSign(side), el('bdi', '', name), el('small', '', corners[side])]))
  }
  showEvent(0)
  card.onChoose(showEvent)
  table.stage.append(el('div', 'book', [card.events, board.element]))
  table.onPlay(words.text('place'), async () => {
    const chosen = card.chosen()
    if (!chosen) return table.say(words.text('pickOdds'), 'alert')
    card.lock(true)
    try {
      const round = await table.round(chosen)
      if (!round || !('outcome' in round.result)) return
      table.say(words.text('playing'))
      const { outcome } = round.result
      board.show('–', 0)
      await scene.settle(outcome)
      const [event = 0] = chosen
      board.show(wording.label([event, 0, outcome]), 1)
      table.settled(round)
      table.tell(round, wording.name([event, 0, outcome]))
    } finally {
      card.lock(false)
    }
  })
}

function wordsOf({ rules, words }: Table<FightRules>): OddsWords {
  const sideOf = (selection = 0): number => (selection === 0 ? 0 : 1)
  return {
    title: words.text('bouts'),
    note: words.text('kites'),
    label: ([, , selection]) => (selection === 1 ? words.text('tie') : (corners[sideOf(selection)] ?? '')),
    name: ([event = 0, , selection]) => {
      if (selection === 1) return words.text('tie')
      return words.text('wins', { side: apart(rules.events[event]?.sides[sideOf(selection)] ?? '') })
    },
    sign: (_, side) => kiteSign(side),
  }
}
