import { isCalm, svg } from './dom.ts'

/** The first side's and the second's: the kite, and what is drawn on it. */
const paints = [
  ['#d63a3f', '#ffd9a0'],
  ['#2f6fd6', '#cfe6ff'],
] as const

const body = 'M0-34 24-6 0 34-24-6z'
const comb = 'M0-34v68M-24-6h48M-12-20q12 10 24 0'
const tail = 'M0 34q10 10 0 20t0 20'

function kite(side: number): SVGElement {
  const [fill, mark] = paints[side === 0 ? 0 : 1]
  const group = svg('g', {})
  group.append(
    svg('path', { d: tail, fill: 'none', stroke: mark, 'stroke-width': 3, 'stroke-linecap': 'round' }),
    svg('path', { d: body, fill, stroke: '#fff', 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    svg('path', { d: comb, fill: 'none', stroke: mark, 'stroke-width': 2.5 }),
  )
  return group
}

/** A small one, beside a name. */
export function kiteSign(side: number): SVGElement {
  const image = svg('svg', { viewBox: '-28 -38 56 76', width: 22, height: 28, 'aria-hidden': 'true' })
  const [fill, mark] = paints[side === 0 ? 0 : 1]
  image.append(
    svg('path', { d: body, fill, stroke: '#fff', 'stroke-width': 4 }),
    svg('path', { d: comb, fill: 'none', stroke: mark, 'stroke-width': 4 }),
  )
  return image
}

const homes = [
  { x: 120, y: 33, ground: 40, turn: 14 },
  { x: 200, y: 33, ground: 280, turn: -14 },
] as const

/** Two kites over the hills. At the end of a bout the one whose line came loose sails away, and the other stays. */
export function kiteScene() {
  // The first side's stands where a line of text begins.
  const places = document.documentElement.dir === 'rtl' ? homes.toReversed() : homes
  const element = svg('svg', {
    viewBox: '0 0 320 160',
    class: 'scene',
    preserveAspectRatio: 'xMidYMin slice',
    'aria-hidden': 'true',
  })
  const flown = places.map(({ x, y, ground, turn }, side) => {
    const line = svg('path', { d: `M${ground} 152Q${x} 150 ${x} ${y}`, fill: 'none', stroke: '#ffffffb0' })
    const place = svg('g', { transform: `translate(${x} ${y}) rotate(${turn}) scale(.75)` })
    const moved = kite(side)
    place.append(moved)
    return { line, place, moved }
  })
  element.append(...sky(), ...flown.flatMap(({ line, place }) => [line, place]))

  const move = (side: number, frames: Keyframe[], duration: number): Promise<unknown> => {
    const moved = flown[side]?.moved
    if (!moved) return Promise.resolve()
    const options = { duration: isCalm() ? 0 : duration, easing: 'ease-in-out', fill: 'forwards' } as const
    return moved.animate(frames, options).finished
  }

  return {
    element,
    /** Both in the air, as before a bout. */
    fly() {
      for (const { line, moved } of flown) {
        line.setAttribute('visibility', 'visible')
        for (const motion of moved.getAnimations()) motion.cancel()
      }
    },
    /** 0 and 2 where the first or the second side stays, 1 where both do. */
    async settle(outcome: number): Promise<void> {
      this.fly()
      const sway = ['none', 'translate(6px, -8px)', 'translate(-5px, 4px)', 'translate(4px, -5px)', 'none']
      const frames = sway.map((transform) => ({ transform }))
      await Promise.all([move(0, frames, 2400), move(1, frames.toReversed(), 2400)])
      if (outcome === 1) return
      const loose = outcome === 0 ? 1 : 0
      flown[loose]?.line.setAttribute('visibility', 'hidden')
      const far = (places[loose]?.x ?? 0) < 160 ? -1 : 1
      const away = `translate(${far * 70}px, -30px) rotate(${far * 25}deg)`
      await move(loose, [{ transform: 'none' }, { transform: away, opacity: 0.35 }], 1200)
    },
  }
}

function sky(): SVGElement[] {
  return [
    svg('rect', { width: 320, height: 160, fill: '#2b4f8f' }),
    svg('circle', { cx: 160, cy: 118, r: 92, fill: '#5d7fc0', opacity: 0.6 }),
    svg('circle', { cx: 160, cy: 122, r: 56, fill: '#f3b873', opacity: 0.75 }),
    svg('path', { d: 'M0 128q60-34 120-6t110-8 90 8v38H0z', fill: '#27466b' }),
    svg('path', { d: 'M0 142q80-22 160-4t160-2v24H0z', fill: '#16304c' }),
  ]
}
