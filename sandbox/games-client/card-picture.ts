import type { CardBet, CardRules } from '../games/game-types.ts'
import { isCalm, svg, wait } from './dom.ts'

const suits = [
  { sign: '♠', path: 'M0-11C8-3 11 0 10 5 9 9 3 8 1 5L4 11H-4L-1 5C-3 8-9 9-10 5-11 0-8-3 0-11Z' },
  { sign: '♥', path: 'M0 10C-12 2-12-9-5-9-2-9 0-7 0-4 0-7 2-9 5-9 12-9 12 2 0 10Z' },
  {
    sign: '♣',
    path: 'M0-11A5.4 5.4 0 0 1 4.2-2.2 5.4 5.4 0 1 1 2 6L4 11H-4L-2 6A5.4 5.4 0 1 1-4.2-2.2 5.4 5.4 0 0 1 0-11Z',
  },
  { sign: '♦', path: 'M0-11 9 0 0 11-9 0Z' },
] as const

const ranks = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ')
const rankOf = (card: number): string => ranks[card % 13] ?? ''
const suitOf = (card: number) => suits[Math.floor(card / 13) % 4] ?? suits[0]

/** "K♠" */
export function cardName(card: number): string {
  return rankOf(card) + suitOf(card).sign
}

/** 52 wide and 73 tall about its middle. */
const paper = { x: -26, y: -36.5, width: 52, height: 73, rx: 5 }

function drawFace(card: number): SVGElement {
  const { path } = suitOf(card)
  const ink = Math.floor(card / 13) % 2 === 1 ? '#c4122f' : '#1c1830'
  const corner = svg('text', {
    x: -14.5,
    y: -17,
    'text-anchor': 'middle',
    'font-size': 21,
    'font-weight': 800,
    fill: ink,
  })
  corner.textContent = rankOf(card)
  if (rankOf(card) === '10') corner.setAttribute('textLength', '22')
  const face = svg('g', {})
  face.append(
    svg('rect', { ...paper, fill: '#fff', stroke: '#b9b5cf' }),
    corner,
    svg('path', { d: path, transform: 'translate(-15 -4) scale(.62)', fill: ink }),
    svg('path', { d: path, transform: 'translate(6 16) scale(1.45)', fill: ink }),
  )
  if (card % 13 > 9) {
    const crown = { fill: '#e8a922', stroke: '#7a4a0c', 'stroke-linejoin': 'round' }
    face.append(svg('path', { d: 'M-1-12-3-25 4-19 9.5-28 15-19 22-25 20-12Z', ...crown }))
  }
  return face
}

function drawBack(): SVGElement {
  const back = svg('g', {})
  back.append(
    svg('rect', { ...paper, fill: '#f7f3ff' }),
    svg('rect', { x: -22, y: -32.5, width: 44, height: 65, rx: 3.5, fill: 'var(--mid)' }),
    svg('path', {
      d: 'M-22-11 0-32.5M-22 11 22-32.5M-22 32.5 22-11M0 32.5 22 11M22-11 0-32.5M22 11-22-32.5M22 32.5-22-11M0 32.5-22 11',
      stroke: 'var(--bright)',
      'stroke-width': 1.5,
    }),
    svg('circle', { r: 8, fill: 'var(--night)', stroke: 'var(--glow)', 'stroke-width': 2 }),
  )
  return back
}

const spots = { 1: '4', 2: '08', 3: '048', 4: '0268', 5: '02468', 6: '023568' } as const

/** The face of a die, 50 by 50 about its middle: its spots lie in three rows of three. */
function drawDie(value: number): SVGElement {
  const die = svg('g', {})
  die.append(svg('rect', { x: -25, y: -25, width: 50, height: 50, rx: 9, fill: '#fff', stroke: '#b9b5cf' }))
  const fill = value === 1 || value === 4 ? '#c4122f' : '#1c1830'
  for (const place of Object.entries(spots).find(([of]) => Number(of) === value)?.[1] ?? '') {
    const [column, row] = [Number(place) % 3, Math.floor(Number(place) / 3)]
    die.append(svg('circle', { cx: (column - 1) * 14, cy: (row - 1) * 14, r: value === 1 ? 8 : 5, fill }))
  }
  return die
}

interface Layout {
  /** Left edges of the areas of its hands. */
  areas: readonly number[]
  /** The middles of the first hand's pieces in the order in which they come; the second hand's are their mirror image. */
  places: readonly (readonly [number, number])[]
}

const layouts: Readonly<Record<CardRules['game'], Layout>> = {
  baccarat: {
    areas: [28, 256],
    places: [
      [138, 223],
      [194, 223],
      [71, 223],
    ],
  },
  dragonTiger: { areas: [28, 256], places: [[126, 223]] },
  sicBo: {
    areas: [142],
    places: [
      [180, 221],
      [240, 221],
      [300, 221],
    ],
  },
}
const width = 480
const shoe = [392, 152] as const
const dome = [404, 140] as const

/** Where the chip of each bet lies. */
const chips: Readonly<Record<CardBet['name'], readonly [number, number]>> = {
  player: [46, 284],
  dragon: [46, 284],
  playerPair: [46, 200],
  banker: [434, 284],
  tiger: [434, 284],
  bankerPair: [434, 200],
  tied: [240, 240],
  small: [110, 200],
  odd: [110, 280],
  big: [370, 200],
  even: [370, 280],
  triple: [160, 284],
}

/** The table with its hands. `names`: what stands under each of them before a round. */
export function drawTable({ game, scene }: CardRules, names: readonly string[]) {
  const { areas, places } = layouts[game]
  const element = svg('svg', { viewBox: `0 0 ${width} 320`, class: 'scene', role: 'img' })
  const [cards, chip] = [svg('g', {}), svg('g', {})]
  const frame = { y: 178, width: 196, height: 124, rx: 14, fill: 'none', stroke: 'var(--glow)', 'stroke-width': 4 }
  const frames = areas.map((x) => svg('rect', { ...frame, x, visibility: 'hidden' }))
  const labels = areas.map((x) =>
    svg('text', { x: x + 98, y: 290, 'text-anchor': 'middle', 'font-size': 20, 'font-weight': 700, fill: '#fff' }),
  )
  const show = (texts: readonly string[], shown: string, winner: number | null): void => {
    for (const [side, text] of texts.entries()) {
      if (labels[side]) labels[side].textContent = text
      frames[side]?.setAttribute('visibility', winner === side ? 'visible' : 'hidden')
    }
    element.setAttribute('aria-label', shown)
  }
  element.append(svg('image', { href: scene, width, height: 320 }), ...frames, ...labels, chip, cards)
  show(names, names.join(' – '), null)
  return {
    element,
    /** Deals a card to each side in turn. `texts`: what then stands under either hand; `winner`: none of a tie. */
    async deal(
      { bet, hands }: { bet: CardBet['name']; hands: readonly (readonly number[])[] },
      { texts, winner }: { texts: readonly string[]; winner: number | null },
    ): Promise<void> {
      const fields = hands.map((_, side) => svg('g', { transform: `translate(${asideOf(game, side)})` }))
      cards.replaceChildren(...fields)
      chip.replaceChildren(drawChip(chips[bet]))
      show(names, names.join(' – '), null)
      for (const [turn, [x, y]] of places.entries()) {
        for (const [side, field] of fields.entries()) {
          const card = hands[side]?.[turn]
          if (card === undefined) continue
          const isAcross = game === 'baccarat' && turn === 2
          if (isAcross) await makeRoom(field, asideOf(game, side))
          await (game === 'sicBo' ? throwDie : dealCard)(field, { card, x: side === 0 ? x : width - x, y, isAcross })
        }
      }
      const nameOf = game === 'sicBo' ? String : cardName
      show(texts, texts.map((text, side) => `${text}: ${hands[side]?.map(nameOf).join(' ')}`).join(' – '), winner)
    },
  }
}

/** Two cards lie in the middle of their area; a third one moves them from there. */
function asideOf(game: CardRules['game'], side: number): number {
  if (game !== 'baccarat') return 0
  return side === 0 ? -40 : 40
}

async function makeRoom(field: SVGElement, aside: number): Promise<void> {
  field.removeAttribute('transform')
  if (isCalm()) return
  await field.animate([{ transform: `translate(${aside}px)` }, { transform: 'none' }], 160).finished
}

function drawChip([x, y]: readonly [number, number]): SVGElement {
  const chip = svg('g', { transform: `translate(${x} ${y})` })
  chip.append(
    svg('circle', { r: 12, fill: 'var(--bright)', stroke: '#000', 'stroke-opacity': 0.5 }),
    svg('circle', { r: 9.5, fill: 'none', stroke: '#fff', 'stroke-width': 4, 'stroke-dasharray': '5 5' }),
  )
  return chip
}

interface Dealt {
  card: number
  x: number
  y: number
  isAcross: boolean
}

/** Slides a card out of the shoe and turns it over. */
async function dealCard(into: SVGElement, { card, x, y, isAcross }: Dealt): Promise<void> {
  const [moved, turned] = [svg('g', {}), svg('g', {})]
  const across = svg('g', isAcross ? { transform: 'rotate(90)' } : {})
  const placed = svg('g', { transform: `translate(${x} ${y})` })
  placed.append(moved)
  moved.append(across)
  across.append(turned)
  into.append(placed)
  if (isCalm()) {
    turned.append(drawFace(card))
    return
  }
  turned.append(drawBack())
  const from = `translate(${shoe[0] - x}px, ${shoe[1] - y}px) scale(.5) rotate(-20deg)`
  await moved.animate([{ transform: from }, { transform: 'none' }], { duration: 340, easing: 'ease-out' }).finished
  await turned.animate([{ transform: 'none' }, { transform: 'scaleX(0)' }], { duration: 110, easing: 'ease-in' })
    .finished
  turned.replaceChildren(drawFace(card))
  await turned.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: 130, easing: 'ease-out' })
    .finished
  await wait(60)
}

/** Lets a die roll from the dome to its place. */
async function throwDie(into: SVGElement, { card, x, y }: Dealt): Promise<void> {
  const placed = svg('g', { transform: `translate(${x} ${y})` })
  const die = drawDie(card)
  placed.append(die)
  into.append(placed)
  if (isCalm()) return
  const from = `translate(${dome[0] - x}px, ${dome[1] - y}px) scale(.5) rotate(540deg)`
  await die.animate([{ transform: from }, { transform: 'none' }], { duration: 620, easing: 'ease-out' }).finished
}
