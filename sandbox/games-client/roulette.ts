import type { RouletteRules } from '../games/game-types.ts'
import { chooseOne } from './choice.ts'
import { el } from './dom.ts'
import { drawRoulette, pocketColours } from './roulette-picture.ts'
import { type Game, layTable, type Table } from './table.ts'
import type { Words } from './words.ts'

type Bet = RouletteRules['bets'][number]

export function startRoulette(root: HTMLElement, game: Game<RouletteRules>): void {
  const table = layTable(root, game)
  const { rules, words } = table
  const paintOf = (number: number): keyof typeof pocketColours => colourOf(rules, number)
  const wheel = drawRoulette(rules, (number) => pocketColours[paintOf(number)])
  const choice = chooseOne(
    'board',
    words.text('pickBet'),
    rules.bets.map((bet, place) => cellOf(table, bet, place)),
  )
  const chosen = el('output', 'label')
  const last = el('ol', 'last')
  const show = (): void => {
    const bet = rules.bets[choice.chosen()]
    chosen.textContent = bet ? `${nameOf(words, bet)} ${words.times(bet.pays)}` : ''
  }
  last.setAttribute('aria-label', words.text('lastNumbers'))
  // Not the zero, which comes first and wins least often.
  choice.choose(rules.bets.findIndex(({ name }) => name === 'red'))
  choice.element.addEventListener('change', show)
  show()
  const past = el('section', 'past', [last, el('p', 'label', words.text('past'))])
  const board = el('div', 'side', [choice.element, chosen, past])
  // As on every table, whichever way the language reads.
  for (const row of [choice.field, last]) row.dir = 'ltr'
  table.stage.classList.add('stacked')
  table.stage.append(wheel.element, board)
  table.setPays(paysRows(table), `${words.text('rouletteRules')} ${words.text('drawnTable')}`)
  const play = async (): Promise<void> => {
    table.say('')
    const round = await table.round([choice.chosen()])
    if (!round || !('pocket' in round.result)) return
    const { pocket } = round.result
    await wheel.spin(pocket)
    const paint = paintOf(pocket)
    const cell = el('li', 'cell', words.number(pocket))
    cell.style.background = pocketColours[paint]
    last.prepend(cell)
    last.children[13]?.remove()
    table.settled(round)
    table.tell(round, `${words.number(pocket)} ${words.text(paint)}`)
  }
  table.onPlay(words.text('turn'), () => choice.whileLocked(play))
}

function colourOf({ bets }: RouletteRules, number: number): keyof typeof pocketColours {
  const isIn = (name: Bet['name']): boolean => bets.some((bet) => bet.name === name && bet.numbers.includes(number))
  return isIn('red') ? 'red' : isIn('black') ? 'black' : 'green'
}

/** "17", "1–12", "Red" */
function nameOf(words: Words, { name, numbers }: Bet): string {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  if (name === 'straight') return words.number(first)
  return name === 'range' ? `${words.number(first)}–${words.number(last)}` : words.text(name)
}

/** A field of the board, which is laid out as on every roulette table: the zero, then twelve columns of three. */
function cellOf({ rules, words }: Table<RouletteRules>, bet: Bet, place: number): HTMLLabelElement {
  const label = el('label', 'cell', [el('span', '', nameOf(words, bet))])
  const number = bet.name === 'straight' ? (bet.numbers[0] ?? 0) : null
  if (number !== null) label.style.background = pocketColours[colourOf(rules, number)]
  if (bet.name === 'red' || bet.name === 'black') label.style.background = pocketColours[bet.name]
  label.style.gridArea = areaOf(number, place - 37)
  return label
}

/** `outside`: the place among the bets on more than one number. */
function areaOf(number: number | null, outside: number): string {
  if (number === 0) return '1 / 1 / 4 / 2'
  if (number !== null) return `${3 - ((number - 1) % 3)} / ${Math.ceil(number / 3) + 1}`
  return outside < 3 ? `4 / ${2 + outside * 4} / 5 / span 4` : `5 / ${2 + (outside - 3) * 2} / 6 / span 2`
}

function paysRows({ rules, words }: Table<RouletteRules>): Node[] {
  const row = (...texts: string[]): HTMLElement =>
    el(
      'div',
      'row',
      texts.map((text) => el('span', '', text)),
    )
  const names = [
    { name: 'number', count: 1 },
    { name: 'dozen', count: 12 },
    { name: 'evenChance', count: 18 },
  ] as const
  return [
    row(words.text('bet'), words.text('paysHead'), words.text('returns')),
    ...names.map(({ name, count }) => row(words.text(name), words.times(36 / count), words.percent(rules.rtp))),
  ]
}
