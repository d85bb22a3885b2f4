import type { Random } from '../../parts/random.ts'

export type SetName = 'pines' | 'town' | 'lanterns' | 'gates' | 'reeds'

interface SetSpec {
  random: Random
  /** Where the ground of the set lies. */
  y: number
  far: string
  near: string
  /** Windows and lamps. */
  lit: string
}

/** What stands in the middle of a landscape, in front of its hero: low at the middle, high at the edges. */
export function set(name: SetName, spec: SetSpec): string {
  return sets[name](spec)
}

const sets: Readonly<Record<SetName, (spec: SetSpec) => string>> = {
  pines: ({ random, y, far, near }) =>
    woods(random, { y: y - 4, tall: 46, fill: far }) + woods(random, { y: y + 22, tall: 78, fill: near }),
  town: ({ random, y, far, near, lit }) =>
    houses(random, { y: y + 2, tall: 34, fill: far, lit }) + houses(random, { y: y + 26, tall: 58, fill: near, lit }),
  lanterns: (spec) => sets.town(spec) + lamps(spec),
  gates: ({ random, y, far, near }) =>
    woods(random, { y, tall: 60, fill: far }) + gate([70, y + 20, 0.5], far) + gate([232, y + 30, 0.78], near),
  reeds: ({ random, y, far, near }) => `${water(random, y, far)}${reeds(random, y + 40, near)}`,
}

/** From the edges inwards lower: the middle belongs to the hero. */
const lowness = (x: number): number => 0.42 + 0.58 * Math.min(1, Math.abs(x - 150) / 130)

interface Row {
  y: number
  tall: number
  fill: string
}

function woods(random: Random, { y, tall, fill }: Row): string {
  let data = ''
  for (let x = -6; x < 310; x += random.whole(16, 30)) {
    const h = Math.round(tall * lowness(x) * random.between(0.8, 1.25))
    const w = Math.round(h * 0.26)
    data += `M${x} ${Math.round(y - h)}l${w} ${Math.round(h * 0.44)}h-${Math.round(w * 0.4)}l${w} ${Math.round(h * 0.56)}h-${Math.round(w * 3.2)}l${w}-${Math.round(h * 0.56)}h-${Math.round(w * 0.4)}z`
  }
  return `<path d="${data}M-10 ${y}H310V410H-10z" fill="${fill}"/>`
}

function houses(random: Random, { y, tall, fill, lit }: Row & { lit: string }): string {
  let walls = `M-10 ${y}H310V410H-10z`
  let windows = ''
  for (let x = -20; x < 310; ) {
    const w = random.whole(38, 66)
    const h = Math.round(tall * lowness(x + w / 2) * random.between(0.8, 1.3))
    walls += `M${x} ${y}v-${h}h${w}v${h}zM${x - 8} ${y - h + 2}q${Math.round(w * 0.2)}-4 ${Math.round(w * 0.3)}-18h${Math.round(w * 0.5)}q${Math.round(w * 0.08)} 14 ${Math.round(w * 0.3)} 18z`
    for (let at = x + 8; at < x + w - 12; at += 18)
      if (random.chance(0.62) && h > 18) windows += `M${at} ${y - h + 9}h8v11h-8z`
    x += w + random.whole(2, 26)
  }
  return `<path d="${walls}" fill="${fill}"/><path d="${windows}" fill="${lit}" opacity=".85"/>`
}

function lamps({ random, lit }: SetSpec): string {
  const shape =
    '<g id="o"><circle r="20" fill="#ffb84a" opacity=".28"/><path d="M-8-9h16l3 9-4 11H-7L-11 0z" fill="#ffb347"/><path d="M-5-7h10l2 7-3 9h-8l-3-9z"'
  let row = ''
  for (let at = 0; at < 9; at++) {
    row += `<use href="#o" transform="translate(${random.pick([24, 46, 70, 232, 256, 280])} ${34 + at * 26})scale(${random.pick([0.5, 0.7, 1])})"/>`
  }
  return `<defs>${shape} fill="${lit}"/></g></defs>${row}`
}

function gate([x, y, scale]: readonly [number, number, number], fill: string): string {
  return `<path transform="translate(${x} ${y})scale(${scale})" d="M-60-96Q0-82 60-96l3 14Q0-70-63-82zM-52-62H52v10H-52zM-42-84h12L-28 30h-15zM30-84h12l1 114H28z" fill="${fill}"/>`
}

function water(random: Random, y: number, fill: string): string {
  let lines = ''
  for (let at = 0; at < 7; at++) lines += `M${random.whole(10, 220)} ${y + 2 + at * 8}h${random.whole(24, 70)}`
  return `<path d="M-10 ${y - 8}H310V410H-10z" fill="${fill}"/><path d="${lines}" stroke="#fff" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round"/>`
}

function reeds(random: Random, y: number, fill: string): string {
  let data = ''
  for (let at = 0; at < 16; at++) {
    const x = at < 8 ? random.whole(-4, 70) : random.whole(230, 304)
    data += `M${x} ${y}q${random.whole(-6, 6)}-40 ${random.whole(-16, 16)}-${random.whole(50, 110)}`
  }
  return `<path d="${data}" stroke="${fill}" stroke-width="4" fill="none" stroke-linecap="round"/>`
}
