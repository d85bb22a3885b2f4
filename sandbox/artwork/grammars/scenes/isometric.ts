import { oklch } from '../../parts/colour.ts'
import { short } from '../../parts/svg.ts'
import type { Solid } from '../parts/solids.ts'
import { drawSolids, placed } from '../parts/solids.ts'
import type { Subject } from '../parts/subject.ts'

/** A place built of solids alone for one hero; none where nobody has yet. */
export function isometricScene({ hero, random }: Subject): IsometricScene | undefined {
  const scene = scenes[hero.id]
  return scene && { ...scene, art: scene.draw(random) }
}

interface IsometricScene {
  art: string
  /** Of the ground. */
  hue: number
  isPale: boolean
}

interface Scene extends Omit<IsometricScene, 'art'> {
  draw(random: Subject['random']): string
}
type Triple = readonly [number, number, number]

const box = (at: Triple, size: Triple, tone: readonly [hue: number, lightness: number, chroma?: number]): Solid => ({
  kind: 'box',
  at,
  size,
  hue: tone[0],
  lightness: tone[1],
  chroma: tone[2] ?? 0.14,
})
const ball = (at: Triple, radius: number, tone: readonly [hue: number, lightness: number]): Solid => ({
  kind: 'ball',
  at,
  size: [radius, 0, 0],
  hue: tone[0],
  lightness: tone[1],
  chroma: 0.17,
})
const can = (
  at: Triple,
  [radius, tall]: readonly [number, number],
  tone: readonly [hue: number, lightness: number, chroma?: number],
): Solid => ({
  kind: 'can',
  at,
  size: [radius, radius, tall],
  hue: tone[0],
  lightness: tone[1],
  chroma: tone[2] ?? 0.14,
})

const scenes: Readonly<Record<string, Scene>> = {
  'fruit-cluster': { draw: fruitStalls, hue: 160, isPale: true },
  'sugar-garden': { draw: sugarGarden, hue: 322, isPale: true },
  'candy-planet': { draw: candyPlanet, hue: 288, isPale: false },
  'faceted-gem': { draw: gemRoom, hue: 235, isPale: false },
}

/** Crates of fruit on a market's board, a pineapple over all. */
function fruitStalls(): string {
  const fruits: readonly [number, number][] = [
    [145, 0.78],
    [300, 0.62],
    [62, 0.78],
    [25, 0.66],
    [100, 0.84],
    [45, 0.74],
    [12, 0.7],
    [130, 0.7],
  ]
  const crates = [
    [-3.6, -3.6],
    [-1.2, -3.6],
    [-3.6, -1.2],
    [1.2, -3.6],
    [-3.6, 1.2],
    [1.2, -1.2],
    [-1.2, 1.2],
    [1.2, 1.2],
  ] as const
  const solids: Solid[] = [box([-4.2, -4.2, -0.6], [8.4, 8.4, 0.6], [85, 0.95, 0.05])]
  for (const [at, [x, y]] of crates.entries()) {
    const tone = fruits[at] ?? [25, 0.7]
    solids.push(box([x, y, 0], [2.1, 2.1, 0.9], [62, 0.72, 0.12]))
    for (const [dx, dy] of [
      [0.55, 0.55],
      [1.55, 0.55],
      [0.55, 1.55],
      [1.55, 1.55],
    ] as const)
      solids.push(ball([x + dx, y + dy, 1.12], 0.5, tone))
    solids.push(ball([x + 1.05, y + 1.05, 1.7], 0.5, tone))
  }
  const [cx, cy] = placed([0, 0, 0])
  return `<g transform="translate(0 4)">${drawSolids(solids.filter(({ at: [x, y] }) => x + y < 0.4))}${pineapple(cx, cy)}${drawSolids(solids.filter(({ at: [x, y] }) => x + y >= 0.4))}</g>`
}

function pineapple(x: number, y: number): string {
  const leaf = (turn: number, tall: number, fill: string): string =>
    `<path transform="rotate(${turn})" d="M0 6q-12-${tall / 2} 0-${tall}q12 ${tall / 2} 0 ${tall}" fill="${fill}"/>`
  const leaves = [
    [-58, 50],
    [58, 50],
    [-34, 62],
    [34, 62],
    [-14, 74],
    [14, 74],
    [0, 82],
  ]
    .map(([turn = 0, tall = 0], at) => leaf(turn, tall, at % 2 ? '#2f9a58' : '#46b96a'))
    .join('')
  return `<g transform="translate(${short(x)} ${short(y - 56)})"><g transform="translate(0-34)">${leaves}</g><ellipse rx="33" ry="44" fill="#f3b02c"/><path d="M10-42A33 44 0 0 1 10 42Q30 0 10-42z" fill="#cf8414"/>
    <path d="M-31-14Q0-34 31-14M-33 2Q0-18 33 2M-32 18Q0-2 32 18M-26 32Q0 14 26 32M-24-30Q-40 8-8 43M-4-44Q-24 6 12 42M16-40Q2 6 28 24" fill="none" stroke="#a8640c" stroke-width="2.4"/></g>`
}

/** A board of sweets round a pool of cream: cakes, canes, pops. */
function sugarGarden(): string {
  const pop = (at: Triple, hue: number): Solid[] => [
    can(at, [0.1, 2.6], [90, 0.97, 0.01]),
    ball([at[0], at[1], at[2] + 3.1], 0.8, [hue, 0.78]),
  ]
  const cake = ([x, y, z]: Triple, hue: number): Solid[] => [
    can([x, y, z], [0.75, 0.9], [60, 0.84, 0.08]),
    ball([x, y, z + 1.15], 0.78, [hue, 0.88]),
    ball([x, y, z + 1.9], 0.28, [20, 0.6]),
  ]
  const solids: Solid[] = [
    box([-4.2, -4.2, -1.2], [8.4, 8.4, 0.5], [62, 0.62, 0.1]),
    box([-4.2, -4.2, -0.7], [8.4, 8.4, 0.7], [345, 0.9, 0.06]),
    box([-2.2, -2.6, 0], [4.4, 5.2, 0.02], [210, 0.9, 0.1]),
    box([-4, -4, 0], [1.7, 1.7, 1.7], [340, 0.8]),
    box([-4, -4, 1.7], [1.7, 1.7, 0.4], [350, 0.95, 0.04]),
    ball([-3.2, -3.2, 2.5], 0.4, [18, 0.62]),
    box([2.4, -3.8, 0], [1.4, 1.4, 1.4], [150, 0.82]),
    box([-3.8, 2.4, 0], [1.4, 1.4, 1], [200, 0.84]),
    box([-0.6, -3.9, 0], [1.2, 1.2, 0.8], [300, 0.8]),
    ball([0, -3.3, 1.3], 0.5, [85, 0.85]),
    ...cake([3, 0, 0], 340),
    ...cake([0.2, 3.2, 0], 180),
    ...cake([-3.1, 0.4, 0], 55),
    ...pop([-1.4, -1.4, 0], 305),
    ...pop([3.2, 3, 0], 350),
    ...pop([1.2, 0.4, 0], 85),
    ball([-0.6, 1.2, 0.35], 0.36, [150, 0.8]),
    ball([0.4, -1.5, 0.3], 0.32, [25, 0.75]),
    ball([2.8, 1.7, 0.35], 0.36, [265, 0.72]),
  ]
  return `<g transform="translate(0 8)">${drawSolids(solids)}</g>`
}

/** A ball of cubes of sugar with a ring of pearls. */
function candyPlanet(random: Subject['random']): string {
  const reach = 3.3
  const cells = new Set<string>()
  const range = [-3, -2, -1, 0, 1, 2, 3]
  for (const x of range)
    for (const y of range) for (const z of range) if (Math.hypot(x, y, z) < reach) cells.add(`${x} ${y} ${z}`)
  const hues = [345, 300, 180, 85, 150, 25]
  const tone = (lightness: number): string => oklch(lightness, 0.13, hues[random.whole(0, 5)] ?? 345)
  const at = (x: number, y: number, z: number): string => {
    const [px, py] = placed([x * 0.86, y * 0.86, z * 0.86])
    return `${Math.round(px)} ${Math.round(py - 22)}`
  }
  const seen = (x: number, y: number, z: number): boolean => !cells.has(`${x} ${y} ${z}`)
  let art = ''
  for (const cell of cells) {
    const [x = 0, y = 0, z = 0] = cell.split(' ').map(Number)
    const [X, Y, Z] = [x + 1, y + 1, z + 1]
    if (seen(x, y, Z))
      art += `<path d="M${at(x, y, Z)}L${at(X, y, Z)} ${at(X, Y, Z)} ${at(x, Y, Z)}z" fill="${tone(0.86)}"/>`
    if (seen(x, Y, z))
      art += `<path d="M${at(x, Y, Z)}L${at(X, Y, Z)} ${at(X, Y, z)} ${at(x, Y, z)}z" fill="${tone(0.72)}"/>`
    if (seen(X, y, z))
      art += `<path d="M${at(X, Y, Z)}L${at(X, y, Z)} ${at(X, y, z)} ${at(X, Y, z)}z" fill="${tone(0.56)}"/>`
  }
  const half = (sweep: 0 | 1, tones: readonly [string, string]): string => {
    const data = `M8 150A142 46 0 0 ${sweep} 292 150`
    return `<g fill="none" stroke-linecap="round" transform="rotate(-12 150 150)"><path d="${data}" stroke="${tones[0]}" stroke-width="15" stroke-dasharray="0 36"/><path d="${data}" stroke="${tones[1]}" stroke-width="15" stroke-dasharray="0 36" stroke-dashoffset="-18"/></g>`
  }
  return `<path d="M30 60h0m230-26h0m20 60h0M60 290h0m170 8h0m44-30h0M100 22h0" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${half(1, ['#e88fc0', '#8fd6e0'])}${art}${half(0, ['#ffd36b', '#ff9cc6'])}`
}

/** The corner of a strong room: a heap of stones, bars of gold along the walls. */
function gemRoom(): string {
  const gem = (at: Triple, [radius, tall]: readonly [number, number], hue: number): Solid => ({
    kind: 'gem',
    at,
    size: [radius, radius, tall],
    hue,
    lightness: 0.82,
    chroma: 0.15,
  })
  const gold = (at: Triple): Solid => box(at, [1.5, 0.7, 0.5], [82, 0.86, 0.15])
  return `<g transform="translate(0 6)">${drawSolids([
    box([-4.4, -4.4, -0.5], [8.8, 8.8, 0.5], [230, 0.8, 0.03]),
    box([-4.4, -4.4, 0], [8.8, 0.5, 3.4], [235, 0.66, 0.05]),
    box([-4.4, -3.9, 0], [0.5, 8.3, 3.4], [235, 0.6, 0.05]),
    gold([-3.4, -3.4, 0]),
    gold([-3.4, -2.5, 0]),
    gold([-3.4, -3, 0.5]),
    gold([1.6, -3.4, 0]),
    gold([1.6, -2.5, 0]),
    gold([1.6, -3, 0.5]),
    gold([-3.4, 2.4, 0]),
    gold([-3.4, 3.2, 0]),
    gem([0, 0, 0], [1.7, 4], 180),
    gem([-2, 0.6, 0], [1, 2.4], 300),
    gem([1.4, -1.4, 0], [1.1, 2.6], 345),
    gem([2.2, 1.2, 0], [1, 2.3], 250),
    gem([0.2, 2.4, 0], [1.1, 2.2], 85),
    gem([-0.8, -2, 0], [0.9, 2], 140),
    gem([2.6, 3, 0], [0.7, 1.4], 20),
    gem([-1.8, 3, 0], [0.7, 1.4], 165),
  ])}</g>`
}
