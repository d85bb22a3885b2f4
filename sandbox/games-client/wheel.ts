import type { WheelRules } from '../games/game-types.ts'
import { chooseOne, optionLabel, swatch } from './choice.ts'
import { el, isCalm, svg } from './dom.ts'
import { type Game, layTable, type Table } from './table.ts'

const colours = ['red', 'blue', 'green', 'gold'] as const
const paints = { red: '#c8344a', blue: '#2f6fd0', green: '#2a9a5b', gold: '#f2c14b' } as const
const radius = 150

export function startWheel(root: HTMLElement, game: Game<WheelRules>): void {
  const table = layTable(root, game)
  const wheel = drawWheel(table.rules)
  const { words } = table
  const options = colours.map((colour, place) => {
    return { name: words.text(colour), times: words.times(table.rules.pays[place] ?? 0), colour: paints[colour] }
  })
  const choice = chooseOne('choices', words.text('pickColour'), options.map(optionLabel))
  table.stage.append(wheel.element, choice.element)
  table.setPays(paysRows(table))
  const play = async (): Promise<void> => {
    table.say('')
    const round = await table.round([choice.chosen()])
    if (!round || !('sector' in round.result)) return
    await wheel.turnTo(round.result.sector)
    table.settled(round)
    table.tell(round, words.text(colours[table.rules.sectors[round.result.sector] ?? 0] ?? 'red'))
  }
  table.onPlay(words.text('turn'), () => choice.whileLocked(play))
}

function drawWheel({ sectors }: WheelRules) {
  const step = 360 / sectors.length
  const disc = svg('g', {})
  for (const [place, colour] of sectors.entries()) {
    const [from, to] = [place - 0.5, place + 0.5].map((at) => pointAt(at * step, radius))
    const path = `M0 0 ${from}A${radius} ${radius} 0 0 1 ${to}z`.replace('M0 0 ', 'M0 0L')
    disc.append(svg('path', { d: path, fill: paints[colours[colour] ?? 'red'], stroke: '#0006', 'stroke-width': 1.5 }))
    const [x, y] = pointAt(place * step, radius - 18).split(' ')
    disc.append(svg('circle', { cx: x ?? 0, cy: y ?? 0, r: 4, fill: '#fffb' }))
  }
  const pointer = svg('path', { d: 'M-12 -172h24l-12 34z', fill: '#fff', stroke: '#1a1206', 'stroke-width': 3 })
  const hub = svg('circle', { r: 34, fill: 'var(--dark)', stroke: 'var(--bright)', 'stroke-width': 6 })
  const rim = svg('circle', { r: radius + 6, fill: 'var(--night)', stroke: 'var(--bright)', 'stroke-width': 8 })
  const image = svg('svg', { viewBox: '-176 -180 352 352', class: 'wheel', 'aria-hidden': 'true' })
  image.append(rim, disc, hub, pointer)
  let angle = 0
  return {
    element: image,
    /** Turns at least four times, and stops with the sector under the pointer. */
    async turnTo(sector: number) {
      const next = Math.ceil((angle + (isCalm() ? 0 : 1440)) / 360) * 360 - sector * step
      const to = next <= angle ? next + 360 : next
      const turning = disc.animate([{ transform: `rotate(${angle}deg)` }, { transform: `rotate(${to}deg)` }], {
        duration: isCalm() ? 0 : 4200,
        easing: 'cubic-bezier(.13,.62,.12,1)',
        fill: 'forwards',
      })
      angle = to
      await turning.finished
    },
  }
}

function pointAt(degrees: number, far: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(turn) * far).toFixed(2)} ${(Math.sin(turn) * far).toFixed(2)}`
}

function paysRows({ rules, words }: Table<WheelRules>): Node[] {
  return colours.map((colour, place) => {
    const count = rules.sectors.filter((sector) => sector === place).length
    return el('div', 'row', [
      el('span', '', [swatch(paints[colour]), document.createTextNode(` ${words.text(colour)}`)]),
      el('span', '', `${words.number(count)} / ${words.number(rules.sectors.length)}`),
      el('span', '', words.times(rules.pays[place] ?? 0)),
    ])
  })
}
