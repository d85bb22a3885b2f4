import type { Random } from '../parts/random.ts'

export const terrains = ['dunes', 'peaks', 'firs', 'waves', 'clouds', 'towers'] as const

export type Terrain = (typeof terrains)[number]

/** One layer of land from edge to edge, filled down to the foot of the picture, about `rise` px high at `y`. */
export function landPath(
  terrain: Terrain,
  random: Random,
  { width, height, y, rise }: { width: number; height: number; y: number; rise: number },
): string {
  const body = profiles[terrain](random, width, Math.round(y), Math.max(6, Math.round(rise)))
  return `${body}V${height}H0z`
}

type Profile = (random: Random, width: number, y: number, rise: number) => string

const profiles: Readonly<Record<Terrain, Profile>> = {
  dunes: (random, width, y, rise) => {
    const half = Math.round(width * random.between(0.35, 0.65))
    return `M0 ${y}C${Math.round(half * 0.4)} ${y - rise} ${Math.round(half * 0.7)} ${y - rise} ${half} ${y - Math.round(rise / 3)}S${Math.round(width * 0.85)} ${y - rise} ${width} ${y - Math.round(rise * 0.7)}`
  },
  peaks: (random, width, y, rise) => {
    let data = `M0 ${y}`
    for (let x = 0; x < width; ) {
      const up = random.whole(30, 56)
      const top = Math.round(rise * random.between(0.5, 1.15))
      data += `l${up}-${top} ${Math.round(up * 0.35)} ${Math.round(top * 0.3)} ${Math.round(up * 0.65)} ${Math.round(top * 0.7)}`
      x += up * 2
    }
    return `${data}H${width}`
  },
  firs: (random, width, y, rise) => {
    let data = `M0 ${y}`
    for (let x = 0; x < width; ) {
      const half = random.whole(9, 14)
      const tall = Math.round(rise * random.between(0.45, 1))
      const low = Math.round(tall * 0.45)
      const high = tall - low
      data += `l${half}-${low}h-4l${half - 3}-${high} ${half - 3} ${high}h-4l${half} ${low}`
      x += half * 4 - 10
    }
    return `${data}H${width}`
  },
  waves: (random, width, y, rise) => {
    const step = Math.max(26, Math.round(rise * 0.9))
    const dip = Math.round(rise * 0.32)
    const from = -random.whole(0, step)
    let data = `M${from} ${y}`
    for (let x = from; x < width; x += step) data += `q${Math.round(step / 2)} ${dip * 2} ${step} 0`
    return data
  },
  clouds: (random, width, y, rise) => {
    let data = `M-10 ${y}`
    for (let x = -10; x < width; ) {
      const step = random.whole(Math.round(rise * 0.7), Math.round(rise * 1.3))
      data += `a${Math.round(step / 2)} ${Math.round(step * 0.46)} 0 0 1 ${step} ${random.whole(-3, 3)}`
      x += step
    }
    return data
  },
  towers: (random, width, y, rise) => {
    let data = `M0 ${y}`
    for (let x = 0; x < width; ) {
      const wide = random.whole(16, 30)
      const tall = Math.round(rise * random.between(0.4, 1))
      const roof = random.chance(0.4)
        ? `l${Math.round(wide / 2)}-${wide} ${wide - Math.round(wide / 2)} ${wide}`
        : `h${wide}`
      data += `v-${tall}${roof}v${tall}`
      x += wide
    }
    return data
  },
}
