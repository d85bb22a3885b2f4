import type { Round, SlotResult, SlotRules } from '../games/game-types.ts'
import { el, isCalm, picture, svg, wait } from './dom.ts'
import { type Game, layTable, type Table } from './table.ts'

const reels = 5
const rows = 3
const passing = 12
/** One line's after the other's. */
const strokes = ['#ffe27a', '#7fe0ff', '#9dff9a', '#ffa3d9', '#fff']
const drawnLine = {
  fill: 'none',
  'stroke-width': 4,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
  opacity: 0.85,
}
const beat = { transform: ['none', 'scale(1.12)', 'none'] }

export function startSlot(root: HTMLElement, game: Game<SlotRules>): void {
  const table = layTable(root, game)
  const board = slotBoard(table.rules)
  table.stage.append(board.element)
  table.setPays(paysRows(table), table.words.text('ofLine'))
  const go = table.onPlay(table.words.text('spin'), () => spin(table, board))
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
  board.showWins(result)
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
    showWins({ wins }: SlotResult) {
      for (const { line, length } of wins) {
        const at = rules.lines[line] ?? []
        const points = at.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).slice(0, length)
        const stroke = strokes[line % strokes.length] ?? ''
        overlay.append(svg('polyline', { ...drawnLine, points: points.join(' '), stroke }))
        for (const [reel, row] of at.slice(0, length).entries()) strips[reel]?.children[row]?.classList.add('won')
      }
      if (isCalm()) return
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
