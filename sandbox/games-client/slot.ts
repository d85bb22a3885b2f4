import type { Cabinet, Round, SlotResult, SlotRules } from '../games/game-types.ts'
import { el, isCalm, picture, svg, wait } from './dom.ts'
import { type Game, layTable, type Table } from './table.ts'

const reels = 5
const rows = 3
const passing = 12
/** One line's after the other's. */
const strokes = ['#ffe27a', '#7fe0ff', '#9dff9a', '#ffa3d9', '#fff']
const soft = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }
const drawnLine = { fill: 'none', 'stroke-width': 4, ...soft, opacity: 0.85 }
const beat = { transform: ['none', 'scale(1.12)', 'none'] }

export function startSlot(root: HTMLElement, game: Game<SlotRules>): void {
  const table = layTable(root, game)
  const board = slotBoard(table.rules)
  const { stage } = game.opened
  root.classList.add('slot')
  table.stage.append(stage ? cabinetOf(stage, { reels: board.element, emblem: table.rules.symbols[0] }) : board.element)
  table.setPays(paysRows(table), table.words.text('ofLine'))
  const label = table.words.text('spin')
  const go = table.onPlay(label, () => spin(table, board))
  go.replaceChildren(turnSign(), el('span', 'name', label))
  document.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('button, a, dialog') !== null
    if (event.code !== 'Space' || isElsewhere) return
    event.preventDefault()
    go.click()
  })
}

async function spin(table: Table<SlotRules>, board: ReturnType<typeof slotBoard>): Promise<void> {
  table.say('')
  board.clear()
  board.turn()
  const round = await table.round([])
  const result = round && slotResultOf(round)
  if (!round || !result) return board.stand()
  await board.stopAt(result.window)
  table.settled(round)
  table.tell(round)
  board.showWins(result, round.win > round.bet)
}

/** Two arrows that follow each other. */
function turnSign(): SVGElement {
  const sign = svg('svg', { viewBox: '0 0 24 24', class: 'turn', 'aria-hidden': 'true' })
  const arrows = 'M20 11a8 8 0 0 0-14.3-4M4 4v4.4h4.4M4 13a8 8 0 0 0 14.3 4M20 20v-4.4h-4.4'
  sign.append(svg('path', { d: arrows, fill: 'none', stroke: 'currentColor', 'stroke-width': 2.4, ...soft }))
  return sign
}

interface Crown {
  /** Its outline, in a box of 580 by 92. */
  body: string
  /** Thinner lines on it. */
  lines: string
  bulbs: readonly (readonly [x: number, y: number])[]
}

const along = (count: number, from: readonly [number, number], to: readonly [number, number]) =>
  Array.from({ length: count }, (_, at): [number, number] => {
    const part = at / (count - 1)
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
  })

const crowns: Readonly<Record<Cabinet, Crown>> = {
  arch: {
    body: 'M4 92V78C96 76 150 62 190 42C226 24 252 8 290 4C328 8 354 24 390 42C430 62 484 76 576 78V92Z',
    lines: 'M40 84C120 80 168 68 204 50C238 32 260 20 290 16C320 20 342 32 376 50C412 68 460 80 540 84',
    bulbs: [],
  },
  gable: {
    body: 'M-8 74C34 78 74 72 110 60C180 38 240 22 290 2C340 22 400 38 470 60C506 72 546 78 588 74L576 92H4Z',
    lines: 'M16 84C60 86 96 80 128 68C192 46 246 34 290 16C334 34 388 46 452 68C484 80 520 86 564 84',
    bulbs: [],
  },
  marquee: {
    body: 'M96 92V34Q96 8 122 8H458Q484 8 484 34V92Z',
    lines: 'M112 92V38Q112 22 128 22H452Q468 22 468 38V92',
    bulbs: [...along(3, [104, 78], [104, 34]), ...along(14, [126, 15], [454, 15]), ...along(3, [476, 34], [476, 78])],
  },
  timber: {
    body: 'M78 92L84 60L72 28L98 18L482 14L508 26L498 58L504 92Z',
    lines: 'M86 46L498 42M84 68L500 66M150 18L146 -6M430 15L434 -6',
    bulbs: [],
  },
}

/** A machine: the crown with the title as its vendor letters it, and the frame that holds the reels. */
function cabinetOf(
  { title, cabinet }: NonNullable<Game<SlotRules>['opened']['stage']>,
  { reels: inside, emblem }: { reels: HTMLElement; emblem: string | undefined },
): HTMLElement {
  const { body, lines, bulbs } = crowns[cabinet]
  const drawn = svg('svg', { viewBox: '0 0 580 92', class: 'outline', 'aria-hidden': 'true' })
  drawn.append(
    svg('path', { d: body, class: 'wood' }),
    svg('path', { d: lines, class: 'line' }),
    ...bulbs.map(([cx, cy]) => svg('circle', { cx, cy, r: 3.4, class: 'bulb' })),
  )
  const isTopped = emblem !== undefined && (cabinet === 'arch' || cabinet === 'gable')
  const crown = el('div', 'crown', [drawn, ...(isTopped ? [picture(emblem, 'emblem')] : []), picture(title, 'sign')])
  const machine = el('div', 'machine', [crown, el('div', 'frame', [inside]), el('div', 'plinth')])
  machine.dataset.cabinet = cabinet
  return machine
}

function slotResultOf({ result }: Round): SlotResult | null {
  return 'window' in result ? result : null
}

function slotBoard(rules: SlotRules) {
  const tile = (symbol: number): HTMLElement => {
    const cell = el('div', symbol === 0 ? 'tile wild' : 'tile', [picture(rules.symbols[symbol] ?? '')])
    return cell
  }
  const anySymbol = (): number => Math.floor(Math.random() * rules.symbols.length)
  const tilesOf = (symbols: readonly number[]): HTMLElement[] => symbols.map(tile)
  let shown = Array.from({ length: reels }, () => Array.from({ length: rows }, anySymbol))
  const strips = shown.map((symbols) => el('div', 'strip', tilesOf(symbols)))
  const overlay = svg('svg', { viewBox: `0 0 ${reels * 100} ${rows * 100}`, class: 'lines', 'aria-hidden': 'true' })
  const frame = el('div', 'reels', [...strips.map((strip) => el('div', 'reel', [strip])), overlay])
  frame.setAttribute('aria-hidden', 'true')

  const turnOne = (strip: HTMLElement, reel: number): void => {
    const around = Array.from({ length: passing }, anySymbol)
    const first = shown[reel] ?? []
    strip.replaceChildren(...tilesOf([...first, ...around, ...first]))
    const way = `translateY(${(-100 * (passing + rows)) / (passing + rows * 2)}%)`
    strip.animate([{ transform: way }, { transform: 'translateY(0)' }], { duration: 900, iterations: Infinity })
  }

  const stopOne = async (strip: HTMLElement, symbols: readonly number[]): Promise<void> => {
    const around = Array.from({ length: passing }, anySymbol)
    for (const animation of strip.getAnimations()) animation.cancel()
    strip.replaceChildren(...tilesOf([...symbols, ...around]))
    if (isCalm()) return
    const from = `translateY(${(-100 * passing) / (passing + rows)}%)`
    const stop = strip.animate(
      [
        { transform: from, easing: 'cubic-bezier(.2,.7,.3,1)' },
        { transform: 'translateY(1.6%)', offset: 0.86, easing: 'ease-in-out' },
        { transform: 'translateY(0)' },
      ],
      { duration: 620 },
    )
    await stop.finished
  }

  return {
    element: frame,
    clear() {
      overlay.replaceChildren()
      for (const won of frame.querySelectorAll('.won')) won.classList.remove('won')
    },
    turn() {
      if (!isCalm()) for (const [reel, strip] of strips.entries()) turnOne(strip, reel)
    },
    /** Stands still as before: the spin was refused. */
    stand() {
      for (const [reel, strip] of strips.entries()) {
        for (const animation of strip.getAnimations()) animation.cancel()
        strip.replaceChildren(...tilesOf(shown[reel] ?? []))
      }
    },
    async stopAt(window: SlotResult['window']) {
      shown = window.map((symbols) => [...symbols])
      await Promise.all(
        strips.map(async (strip, reel) => {
          if (!isCalm()) await wait(reel * 170)
          await stopOne(strip, window[reel] ?? [])
        }),
      )
    },
    /** A return that is no win has plain frames and moves nothing. */
    showWins({ wins }: SlotResult, isWin: boolean) {
      frame.dataset.came = isWin ? 'win' : 'back'
      for (const { line, length } of wins) {
        const at = rules.lines[line] ?? []
        const points = at.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).slice(0, length)
        const stroke = strokes[line % strokes.length] ?? ''
        overlay.append(svg('polyline', { ...drawnLine, points: points.join(' '), stroke }))
        for (const [reel, row] of at.slice(0, length).entries()) strips[reel]?.children[row]?.classList.add('won')
      }
      if (isCalm() || !isWin) return
      for (const image of frame.querySelectorAll('.won img')) {
        image.animate(beat, { duration: 700, iterations: 3, easing: 'ease-in-out' })
      }
    },
  }
}

function paysRows({ rules, words }: Table<SlotRules>): Node[] {
  const head = el('div', 'row head', [el('span'), ...[3, 4, 5].map((count) => el('span', '', words.number(count)))])
  const rowsOf = rules.symbols.map((symbol, place) => {
    const name = el('span', 'symbol', [picture(symbol)])
    if (place === 0) name.append(el('small', '', words.text('wild')))
    return el('div', 'row', [name, ...(rules.pays[place] ?? []).map((pay) => el('span', '', words.times(pay)))])
  })
  return [head, ...rowsOf]
}
