import type { RouletteRules } from '../games/game-types.ts'
import { isCalm, svg } from './dom.ts'

export const pocketColours = { red: '#c8344a', black: '#1d1a22', green: '#23824c' } as const

const [outer, inner, track] = [132, 84, 146]

/** The wheel on the dealer's table, seen from the front; the ball comes to rest before the player. */
export function drawRoulette({ pockets, scene }: RouletteRules, colourOf: (number: number) => string) {
  const step = 360 / pockets.length
  const element = svg('svg', { viewBox: '0 0 480 320', class: 'scene', 'aria-hidden': 'true' })
  const disc = svg('g', {})
  for (const [place, number] of pockets.entries()) {
    const pocket = svg('g', { transform: `rotate(${place * step})` })
    pocket.append(
      svg('path', { d: wedge(step), fill: colourOf(number), stroke: '#f3cf85', 'stroke-width': 1 }),
      textOf(String(number), { y: -outer + 18, transform: `rotate(180 0 ${-outer + 13})`, 'font-size': 14 }),
    )
    disc.append(pocket)
  }
  disc.append(
    svg('circle', { r: inner, fill: 'var(--dark)', stroke: '#f3cf85', 'stroke-width': 2 }),
    svg('path', { d: 'M-58 0H58M0-58V58', stroke: '#e8b54a', 'stroke-width': 9, 'stroke-linecap': 'round' }),
    svg('circle', { r: 20, fill: '#f6d27a', stroke: '#8a5713', 'stroke-width': 3 }),
  )
  // Round to the eye: the wheel lies aslant.
  const ball = svg('ellipse', { rx: 6.5, ry: 10.8, fill: '#fff', stroke: '#6d6787', visibility: 'hidden' })
  const [orbit, arm] = [svg('g', {}), svg('g', {})]
  orbit.append(arm)
  arm.append(ball)
  const wheel = svg('g', { transform: 'translate(240 222) scale(1 .6)' })
  wheel.append(
    svg('circle', { r: 162, cy: 12, fill: '#1c0a04' }),
    svg('circle', { r: 162, fill: '#7c3a15', stroke: '#e9a050', 'stroke-width': 3 }),
    svg('circle', { r: track + 6, fill: '#3d160a' }),
    disc,
    orbit,
  )
  const plaque = svg('g', { transform: 'translate(414 52)' })
  element.append(svg('image', { href: scene, width: 480, height: 320 }), wheel, plaque)
  let turned = 0
  return {
    element,
    /** Turns the wheel and lets the ball run against it, until it lies in the pocket of this number. */
    async spin(number: number): Promise<void> {
      const rest = 180 - pockets.indexOf(number) * step
      const to = Math.ceil((turned + (isCalm() ? 0 : 360)) / 360) * 360 + rest
      plaque.replaceChildren()
      ball.setAttribute('visibility', 'visible')
      arm.setAttribute('transform', `translate(0 ${-inner - 9})`)
      orbit.setAttribute('transform', 'rotate(180)')
      disc.setAttribute('transform', `rotate(${to})`)
      if (!isCalm()) {
        const timing = { duration: 4600, easing: 'cubic-bezier(.2,.6,.3,1)' }
        const turning = disc.animate([turnedBy(turned), turnedBy(to)], timing)
        orbit.animate([turnedBy(180 + 360 * 5), turnedBy(180)], timing)
        ball.animate([turnedBy(-180 - 360 * 5), turnedBy(-180)], timing)
        const onTrack = { transform: `translateY(${-track}px)` }
        const atRest = { transform: `translateY(${-inner - 9}px)` }
        arm.animate([onTrack, { ...onTrack, offset: 0.72 }, atRest], { duration: timing.duration })
        await turning.finished
      }
      turned = to
      plaque.append(
        svg('rect', {
          x: -42,
          y: -36,
          width: 84,
          height: 72,
          rx: 14,
          fill: colourOf(number),
          stroke: '#fff',
          'stroke-width': 3,
        }),
        textOf(String(number), { y: 16, 'font-size': 46 }),
      )
    },
  }
}

const turnedBy = (degrees: number): { transform: string } => ({ transform: `rotate(${degrees}deg)` })

function textOf(text: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = svg('text', { 'text-anchor': 'middle', 'font-weight': 800, fill: '#fff', ...attributes })
  element.textContent = text
  return element
}

/** A pocket about the upward direction, from the cone to the rim. */
function wedge(degrees: number): string {
  const half = ((degrees / 2) * Math.PI) / 180
  const point = (far: number, side: number): string =>
    `${(Math.sin(half) * far * side).toFixed(2)} ${(-Math.cos(half) * far).toFixed(2)}`
  return `M${point(inner, -1)}L${point(outer, -1)}A${outer} ${outer} 0 0 1 ${point(outer, 1)}L${point(inner, 1)}z`
}
