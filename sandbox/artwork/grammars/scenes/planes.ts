import { verticalGradient } from '../../parts/svg.ts'
import type { PlanesArt } from '../parts/ridge.ts'
import { ridge } from '../parts/ridge.ts'
import { set } from '../parts/sets.ts'
import type { Subject } from '../parts/subject.ts'
import { ground, heroAt } from '../parts/subject.ts'

interface Planes extends PlanesArt {
  /** The nearest plane, and the letters on it. */
  near: string
  letters: string
}

/** The place a hero of this house lives in; none where nobody has drawn it yet. */
export function planesScene(subject: Subject): Planes | undefined {
  return scenes[subject.hero.id]?.(subject)
}

const sky = (colours: readonly string[]): string =>
  verticalGradient(
    'b',
    colours.map((colour, at) => ({ at: Math.round((at / (colours.length - 1)) * 78) / 100, colour })),
  )

const scenes: Readonly<Record<string, (subject: Subject) => Planes>> = {
  'lantern-string': lanternNight,
  'fox-mask': foxFestival,
  daruma: darumaDrop,
}

const lantern =
  '<g id="o"><circle r="34" fill="#ffb84a" opacity=".16"/><circle r="22" fill="#ffc35c" opacity=".3"/><path d="M-9-10H9l3 9-5 12H-7L-12-1z" fill="#ffab3d"/><path d="M-5-10H5l2 9-3 12h-8l-3-12z" fill="#ffe9a8"/><path d="M-7-14H7v3H-7z" fill="#5a1d1d"/></g>'

const lamp = ([x, y, scale]: readonly [number, number, number]): string =>
  `<use href="#o" transform="translate(${x} ${y})scale(${scale})"/>`

/** A river town at night: lanterns rise from the boats. */
function lanternNight({ random }: Subject): Planes {
  const risen = (
    [
      [54, 84, 1.1],
      [104, 138, 0.7],
      [34, 158, 0.6],
      [256, 66, 0.7],
      [152, 58, 0.5],
      [270, 172, 0.8],
      [118, 34, 0.45],
    ] as const
  )
    .map(lamp)
    .join('')
  const afloat = (
    [
      [44, 300, 0.8],
      [236, 292, 0.85],
      [262, 322, 1.05],
    ] as const
  )
    .map(lamp)
    .join('')
  return {
    defs: sky(['#131142', '#3c2a7a', '#9c4480', '#f08a5a']) + lantern,
    art: `${ground('url(#b)')}<circle cx="204" cy="116" r="84" fill="#ffe2b0" opacity=".12"/><circle cx="204" cy="116" r="56" fill="#ffe2b0"/>${risen}
      ${ridge(random, { y: 206, rise: 50, fill: '#6f3d80' })}${set('town', { random, y: 236, far: '#472b68', near: '#26194a', lit: '#ffcf73' })}
      <path d="M-10 268Q150 240 310 268V410H-10z" fill="#5b2f66"/><path d="M-10 290Q150 268 310 290V410H-10z" fill="#371f52"/>
      <path d="M166 264h76m-60 11h44m-66 12h92m-62 13h36" stroke="#ffd9a0" stroke-width="3" stroke-linecap="round" opacity=".75"/>
      <g fill="#120c2e"><path d="M70 292q56 18 112-6-4 30-56 32t-56-26z"/><path d="M112 296q-2-34 12-38 14 4 13 38z"/><path d="M106 256q18-22 36 0z"/><path d="M140 262l20 68" stroke="#120c2e" stroke-width="3.4"/></g>${lamp([176, 274, 0.66])}${afloat}
      <path d="M6 400q10-50 14-92M24 400q4-40 12-70M290 400q-10-60-8-96M272 400q4-40-4-66" stroke="#0f0a2a" stroke-width="4.4" fill="none" stroke-linecap="round"/>`,
    near: '#0f0a2a',
    letters: '#ffe6b4',
  }
}

/** A path of gates up to the moon; the fox waits at its foot. */
function foxFestival({ random }: Subject): Planes {
  const gate =
    '<g id="g"><path d="M-124-98Q0-80 124-98l4 20Q0-60-128-78zM-106-52H106v14H-106zM-86-78h19l4 200h-24zM67-78h19l3 200h-24z"/><path d="M-72-78h5l4 200h-9zM79-78h7l3 200h-9zM-11-74h22v26h-22z" fill="#8f2a20"/></g>'
  const gates = (
    [
      [210, 0.24, '#b8402c'],
      [226, 0.44, '#cf482c'],
      [252, 0.76, '#e4522e'],
      [292, 1.28, '#f0603a'],
    ] as const
  )
    .map(([y, scale, fill]) => `<use href="#g" fill="${fill}" transform="translate(150 ${y})scale(${scale})"/>`)
    .join('')
  let steps = ''
  for (let at = 0; at < 11; at++) {
    const y = Math.round(206 + at * at * 1.5)
    const half = 18 + Math.round(at * at * 0.62)
    steps += `M${150 - half} ${y}h${half * 2}v${2 + at}h-${half * 2}z`
  }
  return {
    defs: sky(['#0d3b3c', '#1c6a5c', '#7fae78', '#e8d08a']) + gate + lantern,
    art: `${ground('url(#b)')}<circle cx="150" cy="136" r="74" fill="#fff2c4" opacity=".16"/><circle cx="150" cy="136" r="48" fill="#fff2c4"/>${ridge(random, { y: 186, rise: 40, fill: '#2b7a64' })}
      ${set('pines', { random, y: 214, far: '#1e5f52', near: '#124540', lit: '#fff2c4' })}<path d="M132 204h36l62 200H70z" fill="#c8b38a"/><path d="${steps}" fill="#8c7a62"/>${gates}${lamp([34, 226, 1])}${lamp([266, 226, 1])}
      <g transform="translate(150 284)"><path d="M30 70c42-2 50-44 30-74-2 26-16 34-34 44z" fill="#fff8ec"/><path d="M60-4c12 14 13 32 7 44-7-6-11-18-7-44z" fill="#e85430"/>
      <path d="M-36 72c-6-42 6-66 19-82l-9-46 22 18h8l22-18-9 46c13 16 25 40 19 82z" fill="#fff8ec"/><path d="M-26-56l5 26 12-10zM26-56l-5 26-12-10z" fill="#e85430"/>
      <path d="M-15-16q5 5 10 1M15-16q-5 5-10 1" stroke="#1a1a1a" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M-4-2h8l-4 5z" fill="#1a1a1a"/><path d="M-19 10q19 12 38 0l-2 12q-17 10-34 0z" fill="#c8302a"/><circle cy="24" r="5.500" fill="#ffc94a"/></g>`,
    near: '#0a2b2b',
    letters: '#fff1c9',
  }
}

/** Down a slope of snow in a cloud of it, past the roofs of a village. */
function darumaDrop(subject: Subject): Planes {
  const { random } = subject
  let snow = ''
  for (let at = 0; at < 16; at++) snow += `M${random.whole(6, 294)} ${random.whole(14, 250)}h0`
  return {
    defs: sky(['#62aed4', '#a9d6e2', '#ffe9cf']),
    art: `${ground('url(#b)')}<circle cx="228" cy="74" r="32" fill="#fff6dc"/><path d="M-10 220L96 78l38 46 22-18 96 114z" fill="#8fb6cf"/><path d="M96 78l38 46-16 8-12-8-14 12-18-8-16 4z" fill="#fff"/>
      ${ridge(random, { y: 216, rise: 26, fill: '#6d95b4' })}${set('pines', { random, y: 226, far: '#4a7291', near: '#38607f', lit: '#fff' })}
      <path d="M-10 210Q120 226 310 316V410H-10z" fill="#f5f8f8"/><path d="M-10 262Q140 262 310 348V410H-10z" fill="#d7e3e8"/>
      <path d="M-10 216Q52 224 110 250l-8 26Q50 252-10 248z" fill="#bcd0da"/><ellipse cx="190" cy="296" rx="86" ry="16" transform="rotate(24 190 296)" fill="#a4bdc9"/>
      ${heroAt(subject, { x: 176, y: 206, size: 196, turn: 22 })}
      <path d="M82 262h0m-24-14h0m36 34h0m-64-42h0m92 58h0m-30 0h0" stroke="#fff" stroke-width="24" stroke-linecap="round"/><path d="M64 222h0m-30-6h0m70 12h0m-52 40h0" stroke="#fff" stroke-width="12" stroke-linecap="round"/>
      <path d="${snow}" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
    near: '#1f4a66',
    letters: '#ffffff',
  }
}
