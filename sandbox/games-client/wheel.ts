import type { WheelRules } from '../games/game-types.ts'
import { el, isCalm, svg } from './dom.ts'
import { type Game, layTable, type Table } from './table.ts'

const colours = ['red', 'blue', 'green', 'gold'] as const
const radius = 150

export function startWheel(root: HTMLElement, game: Game<WheelRules>): void {
  const table = layTable(root, game)
  const wheel = drawWheel(table.rules)
  const choice = colourChoice(table)
  table.stage.append(wheel.element, choice.element)
  table.setPays(paysRows(table))
  table.onPlay(table.words.text('turn'), async () => {
    table.say('')
    const chosen = choice.chosen()
    const round = await table.round([chosen])
    if (!round || !('sector' in round.result)) return
    choice.lock(true)
    await wheel.turnTo(round.result.sector)
    choice.lock(false)
    table.settled(round)
    table.tell(round, table.words.text(colours[table.rules.sectors[round.result.sector] ?? 0] ?? 'red'))
  })
}

function drawWheel({ sectors }: WheelRules) {
  const step = 360 / sectors.length
  const disc = svg('g', { class: 'disc' })
  for (const [place, colour] of sectors.entries()) {
    const [from, to] = [place - 0.5, place + 0.5].map((at) => pointAt(at * step, radius))
    const path = `M0 0 ${from}A${radius} ${radius} 0 0 1 ${to}z`.replace('M0 0 ', 'M0 0L')
    disc.append(svg('path', { d: path, class: `sector ${colours[colour] ?? 'red'}` }))
    const [x, y] = pointAt(place * step, radius - 18).split(' ')
    disc.append(svg('circle', { cx: x ?? 0, cy: y ?? 0, r: 4, class: 'pin' }))
  }
  const pointer = svg('path', { d: 'M-12 -172h24l-12 34z', class: 'pointer' })
  const hub = svg('circle', { r: 34, class: 'hub' })
  const rim = svg('circle', { r: radius + 6, class: 'rim' })
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

function colourChoice({ rules, words }: Table<WheelRules>) {
  const inputs = colours.map((_, place) => {
    const input = el('input')
    input.type = 'radio'
    input.name = 'colour'
    input.checked = place === 0
    return input
  })
  const labels = inputs.map((input, place) => {
    const colour = colours[place] ?? 'red'
    return el('label', `colour ${colour}`, [
      input,
      el('span', 'name', words.text(colour)),
      el('span', 'times', words.times(rules.pays[place] ?? 0)),
    ])
  })
  const group = el('fieldset', 'colours', [el('legend', '', words.text('pickColour')), ...labels])
  return {
    element: group,
    chosen: () =>
      Math.max(
        0,
        inputs.findIndex((input) => input.checked),
      ),
    lock: (is: boolean) => group.toggleAttribute('inert', is),
  }
}

function paysRows({ rules, words }: Table<WheelRules>): Node[] {
  return colours.map((colour, place) => {
    const count = rules.sectors.filter((sector) => sector === place).length
    return el('div', 'row', [
      el('span', `swatch ${colour}`, words.text(colour)),
      el('span', '', `${words.number(count)} / ${words.number(rules.sectors.length)}`),
      el('span', '', words.times(rules.pays[place] ?? 0)),
    ])
  })
}
