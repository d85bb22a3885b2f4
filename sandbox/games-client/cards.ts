import type { CardBet, CardResult, CardRules } from '../games/game-types.ts'
import { cardName, drawTable } from './card-picture.ts'
import { chooseOne, optionLabel } from './choice.ts'
import { el, svg } from './dom.ts'
import { type Game, layTable, type Table } from './table.ts'

const colours: Readonly<Record<CardBet['name'], string>> = {
  player: '#2f6fd0',
  playerPair: '#2f6fd0',
  banker: '#c8344a',
  bankerPair: '#c8344a',
  dragon: '#c8344a',
  tiger: '#9a5f0a',
  tied: '#23824c',
  small: '#2f6fd0',
  big: '#c8344a',
  odd: '#7a4fc0',
  even: '#9a5f0a',
  triple: '#23824c',
}

/** What each game may come to, and the words that it has. */
const games = {
  baccarat: { sides: ['player', 'banker', 'tied'], beads: 'beadsBaccarat', rules: 'baccaratRules' },
  dragonTiger: { sides: ['dragon', 'tiger', 'tied'], beads: 'beadsDragonTiger', rules: 'dragonTigerRules' },
  sicBo: { sides: ['small', 'big', 'triple'], beads: 'beadsSicBo', rules: 'sicBoRules' },
} as const

export function startCards(root: HTMLElement, game: Game<CardRules>): void {
  const table = layTable(root, game)
  const { rules, words } = table
  const isDice = rules.game === 'sicBo'
  const names = isDice ? (['dice'] as const) : games[rules.game].sides.slice(0, 2)
  const felt = drawTable(
    rules,
    names.map((name) => words.text(name)),
  )
  const road = startRoad(table)
  const options = rules.bets.map(({ name, pays }) =>
    optionLabel({ name: words.text(name), times: words.times(pays), colour: colours[name] }),
  )
  const choice = chooseOne('choices', words.text('pickBet'), options)
  table.stage.append(felt.element, el('div', 'side', [choice.element, road.element]))
  table.setPays(paysRows(table), notesOf(table))
  const play = async (): Promise<void> => {
    table.say('')
    const place = choice.chosen()
    const round = await table.round([place])
    if (!round || !('hands' in round.result)) return
    const outcome = (isDice ? outcomeOfDice : outcomeOfCards)(table, round.result)
    await felt.deal({ bet: rules.bets[place]?.name ?? 'tied', hands: round.result.hands }, outcome)
    table.settled(round)
    road.add(outcome.side)
    table.tell(round, outcome.said)
  }
  table.onPlay(words.text(isDice ? 'roll' : 'deal'), () => choice.whileLocked(play))
}

interface Outcome {
  /** The place among the game's sides. */
  side: number
  /** Whose area is framed. */
  winner: number | null
  /** Under each hand. */
  texts: readonly string[]
  said: string
}

/** "Banker wins · Player 4 · Banker 7" */
function outcomeOfCards({ rules, words }: Table<CardRules>, { hands, points }: CardResult): Outcome {
  const { sides } = games[rules.game]
  const winner = points[0] === points[1] ? null : points[0] > points[1] ? 0 : 1
  const shown = (side: 0 | 1): string =>
    rules.game === 'baccarat' ? words.number(points[side]) : cardName(hands[side][0] ?? 0)
  const texts = ([0, 1] as const).map((side) => `${words.text(sides[side])} ${shown(side)}`)
  const first = winner === null ? words.text('tied') : words.text('sideWins', { side: words.text(sides[winner]) })
  return { side: winner ?? 2, winner, texts, said: [first, ...texts].join(' · ') }
}

/** "Small · 2 + 3 + 3 = 8" */
function outcomeOfDice({ words }: Table<CardRules>, { hands: [dice], points: [sum] }: CardResult): Outcome {
  const side = new Set(dice).size === 1 ? 2 : sum < 11 ? 0 : 1
  const name = words.text(games.sicBo.sides[side])
  const said = `${name} · ${dice.map(words.number).join(' + ')} = ${words.number(sum)}`
  return { side, winner: null, texts: [`${name} ${words.number(sum)}`], said }
}

const [rows, columns, size] = [6, 10, 18]

/** The bead road: a bead for each round from the top down, the next column after six. */
function startRoad({ rules, words }: Table<CardRules>) {
  const beads: number[] = []
  const { sides, beads: key } = games[rules.game]
  const letters = words.text(key).split(' ')
  const counts = el('p', 'label')
  const image = svg('svg', { viewBox: `0 0 ${columns * size} ${rows * size}`, 'aria-hidden': 'true' })
  image.style.maxInlineSize = '200px'
  const show = (): void => {
    // A full road loses its first column.
    if (beads.length > rows * columns) beads.splice(0, rows)
    image.replaceChildren(
      ...Array.from({ length: rows * columns }, (_, place) => {
        const side = beads[place]
        const at = `translate(${Math.floor(place / rows) * size + size / 2} ${(place % rows) * size + size / 2})`
        const bead = svg('g', { transform: at })
        if (side === undefined) bead.append(svg('circle', { r: 7.5, fill: '#fff', 'fill-opacity': 0.08 }))
        else bead.append(svg('circle', { r: 8, fill: colours[sides[side] ?? 'tied'] }), letterOf(letters[side] ?? ''))
        return bead
      }),
    )
    const countOf = (side: number): string => words.number(beads.filter((bead) => bead === side).length)
    counts.textContent = sides.map((name, side) => `${words.text(name)} ${countOf(side)}`).join(' · ')
  }
  show()
  return {
    element: el('section', 'past', [
      el('div', '', [el('h2', 'label', words.text('road')), counts, el('p', 'label', words.text('past'))]),
      image,
    ]),
    add(side: number): void {
      beads.push(side)
      show()
    },
  }
}

function letterOf(text: string): SVGElement {
  const letter = svg('text', { y: 4, 'text-anchor': 'middle', 'font-size': 11, 'font-weight': 800, fill: '#fff' })
  letter.textContent = text
  return letter
}

function paysRows({ rules, words }: Table<CardRules>): Node[] {
  const row = (...texts: string[]): HTMLElement =>
    el(
      'div',
      'row',
      texts.map((text) => el('span', '', text)),
    )
  return [
    row(words.text('bet'), words.text('paysHead'), words.text('returns')),
    ...rules.bets.map(({ name, pays, rtp }) => row(words.text(name), words.times(pays), words.percent(rtp))),
  ]
}

function notesOf({ rules, words }: Table<CardRules>): string {
  const own = words.text(games[rules.game].rules)
  return rules.kind === 'live' ? `${own} ${words.text('drawnTable')}` : own
}
