import { mix } from '../heroes/parts/shading.ts'
import { colourParts } from '../parts/colour.ts'
import { short, stops, verticalGradient } from '../parts/svg.ts'
import type { PlanesArt } from './parts/ridge.ts'
import { ridge } from './parts/ridge.ts'
import { type SetName, set } from './parts/sets.ts'
import type { Grammar, Subject } from './parts/subject.ts'
import { ground, heroAt, isTurned, layer, titleOf } from './parts/subject.ts'
import { planesScene } from './scenes/planes.ts'

/** One hour of one day: the sky from top to horizon, the light, the far and the nearest plane, the title. */
export interface Hour {
  sky: readonly [string, string, string]
  light: string
  far: string
  near: string
  title: string
  sets: readonly [SetName, ...SetName[]]
}

const hours: readonly [Hour, ...Hour[]] = [
  {
    sky: ['#141243', '#5a2f86', '#f08a5a'],
    light: '#ffe2b0',
    far: '#7a4384',
    near: '#0f0a2a',
    title: '#ffe6b4',
    sets: ['town', 'lanterns'],
  },
  {
    sky: ['#0d3b3c', '#1c6a5c', '#e8d08a'],
    light: '#fff2c4',
    far: '#2f8069',
    near: '#0a2b2b',
    title: '#fff1c9',
    sets: ['pines', 'gates'],
  },
  {
    sky: ['#6fb7d8', '#bfe0e2', '#ffe9cf'],
    light: '#fff6dc',
    far: '#9dbfd3',
    near: '#1f4a66',
    title: '#ffffff',
    sets: ['pines', 'town'],
  },
  {
    sky: ['#f7c59a', '#f5a37a', '#d9667a'],
    light: '#fff0cf',
    far: '#c8638a',
    near: '#1f1040',
    title: '#ffe9c4',
    sets: ['pines', 'reeds'],
  },
  {
    sky: ['#0b1d3e', '#15466f', '#5fb0b7'],
    light: '#f4f9e8',
    far: '#2f7893',
    near: '#06142c',
    title: '#e9fbff',
    sets: ['reeds', 'town'],
  },
  {
    sky: ['#ffdc8a', '#ffb36b', '#f2776b'],
    light: '#fffbe6',
    far: '#e88a6c',
    near: '#4a1130',
    title: '#fff3cf',
    sets: ['gates', 'reeds'],
  },
  {
    sky: ['#d9e8c9', '#f4efcf', '#f7d9a8'],
    light: '#ffffff',
    far: '#a9c29a',
    near: '#22462f',
    title: '#f6ffe4',
    sets: ['reeds', 'pines'],
  },
]

/** A landscape in flat planes from the sky to the eye, one light in it, the hero among them, the title in the nearest. */
export const drawPlanes: Grammar = (subject) => {
  const { random, isShowpiece } = subject
  const hour = random.pick(hours)
  const title = titleOf(subject, { bottom: 386, width: 256, tallest: 44, oneLine: 14, gap: 5 })
  const scene = isShowpiece ? planesScene(subject) : undefined
  const { defs, art, near, letters } = scene ?? {
    ...rising(subject, hour, title.top),
    near: hour.near,
    letters: hour.title,
  }
  return `<defs>${defs}${title.defs}</defs>${art}${ridge(random, { y: title.top - 16, rise: 14, fill: near })}${layer(subject, { fill: letters })}`
}

/** Large behind the hills, as if it came over them. */
function rising(subject: Subject, hour: Hour, top: number): PlanesArt {
  const { random } = subject
  const side = random.pick([-1, 1])
  const foot = top - 18
  const lightX = 150 + side * random.whole(40, 84)
  const lightY = random.whole(74, 116)
  const radius = random.whole(38, 66)
  const x = 150 - side * random.whole(4, 20)
  const planes = [0.12, 0.4, 0.68].map((share, at) => {
    return ridge(random, { y: foot - 92 + at * 34, rise: 54 - at * 14, fill: mix(hour.far, hour.near, share * share) })
  })
  const figure = heroAt(subject, {
    x,
    y: foot - 124,
    size: random.whole(238, 274),
    isMirrored: isTurned(subject),
  })
  const before = set(random.pick(hour.sets), {
    random,
    y: foot - 6,
    far: mix(hour.far, hour.near, 0.62),
    near: mix(hour.far, hour.near, 0.86),
    lit: hour.light,
  })
  return {
    defs:
      verticalGradient('b', [
        { at: 0, colour: hour.sky[0] },
        { at: 0.42, colour: hour.sky[1] },
        { at: 0.74, colour: hour.sky[2] },
      ]) +
      air(hour) +
      dusk(hour),
    art: `${ground('url(#b)')}<circle cx="${lightX}" cy="${lightY}" r="${Math.round(radius * 1.7)}" fill="${hour.light}" opacity=".16"/><circle cx="${lightX}" cy="${lightY}" r="${radius}" fill="${hour.light}"/>
      ${planes[0]}<g filter="url(#f)">${figure}</g>${planes[1]}${before}`,
  }
}

/** Mist that the far planes stand in. */
function air(hour: Hour): string {
  return `<linearGradient id="m" x2="0" y2="1">${stops([
    { at: 0, colour: hour.far, opacity: 0 },
    { at: 1, colour: hour.far, opacity: 0.7 },
  ])}</linearGradient>`
}

/** Flat tones in the light of the hour: as few as a print has, each nearer to the colour of the air. */
function dusk({ sky, near }: Hour): string {
  const air = colourParts(sky[1])
  const share = air.lightness < 0.55 ? 0.3 : 0.14
  const channel = (at: number): number => Number.parseInt(sky[1].slice(at, at + 2), 16) / 255
  const keep = short(1 - share)
  const row = (index: number, at: number): string =>
    `${['', '0 ', '0 0 '][index]}${keep} ${['0 0 ', '0 ', ''][index]}0 ${short2(channel(at) * share)}`
  return `<filter id="f" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncR type="discrete" tableValues="${steps}"/><feFuncG type="discrete" tableValues="${steps}"/><feFuncB type="discrete" tableValues="${steps}"/></feComponentTransfer>
    <feColorMatrix values="${row(0, 1)} ${row(1, 3)} ${row(2, 5)} 0 0 0 1 0"/><feDropShadow dx="0" dy="0" stdDeviation="10" flood-color="${near}" flood-opacity=".35"/></filter>`
}

const steps = '.05.26.5.74.98'
const short2 = (value: number): string => String(Math.round(value * 100) / 100)
