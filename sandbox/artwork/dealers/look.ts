import { hashText, seededRandom } from '../parts/random.ts'

interface Skin {
  light: string
  main: string
  shade: string
  lip: string
}

export const skins: readonly [Skin, ...Skin[]] = [
  { light: '#f9d8b8', main: '#eab88e', shade: '#b9794f', lip: '#c9394f' },
  { light: '#e8b486', main: '#cd8c5c', shade: '#935632', lip: '#b52f45' },
  { light: '#cf9466', main: '#ac6d42', shade: '#734022', lip: '#a02c3c' },
  { light: '#a26b46', main: '#7f4c2e', shade: '#4f2b18', lip: '#8e2b38' },
  { light: '#fce3cb', main: '#f2c7a2', shade: '#c58c66', lip: '#d54a5c' },
]

export const hairColours: readonly (readonly [string, string])[] = [
  ['#1c1218', '#4c3342'],
  ['#2a1710', '#6a4029'],
  ['#141019', '#3c3650'],
  ['#3c1f12', '#87532e'],
]

export type HairStyle = 'bun' | 'long' | 'bob' | 'side' | 'short' | 'parted' | 'beard'
export type Dress = 'sari' | 'kimono' | 'suit' | 'vest' | 'aoDai' | 'kaftan'
/** Where the dress is from; "world" has the dress of any casino. */
export type Region = 'south' | 'gulf' | 'japan' | 'mekong' | 'viet' | 'world'

/** Which dresses a region has, the usual ones oftener. */
const wardrobes: Readonly<Record<Region, readonly [Dress, ...Dress[]]>> = {
  south: ['sari', 'suit', 'sari', 'vest', 'sari', 'aoDai'],
  gulf: ['kaftan', 'vest', 'kaftan', 'kaftan', 'suit'],
  japan: ['kimono', 'vest', 'kimono', 'suit', 'kimono'],
  mekong: ['vest', 'sari', 'sari', 'suit', 'aoDai'],
  viet: ['aoDai', 'vest', 'aoDai', 'suit', 'aoDai'],
  world: ['vest', 'suit', 'vest', 'suit'],
}

export function isRegion(text: string): text is Region {
  return Object.hasOwn(wardrobes, text)
}

/** Cloth, its shade, its trimming. */
type Cloth = readonly [string, string, string]

const cloths: Readonly<Record<Dress, readonly [Cloth, ...Cloth[]]>> = {
  sari: [
    ['#d8356f', '#8a1244', '#ffcf5c'],
    ['#17907f', '#08504a', '#ffd36b'],
    ['#e9a52b', '#a8660c', '#c4265a'],
    ['#7a3fb8', '#3f1870', '#ffcf5c'],
    ['#d9482c', '#8a1c12', '#ffe08a'],
  ],
  kimono: [
    ['#b5283f', '#6c1023', '#f6d9a0'],
    ['#34508c', '#1a2a55', '#f7c9c9'],
    ['#5c7d55', '#31492f', '#f4e2b4'],
    ['#6d3f7d', '#3b1f4a', '#ffd3a8'],
  ],
  suit: [
    ['#26386e', '#101c40', '#e8b84a'],
    ['#6c1f3a', '#360b1c', '#e8b84a'],
    ['#2c5b52', '#123430', '#f0c860'],
    ['#3a3550', '#191628', '#e0566f'],
  ],
  vest: [
    ['#1f3f7a', '#0e2146', '#c8203c'],
    ['#7a1a2c', '#430a16', '#20242f'],
    ['#17604f', '#08332b', '#e8b84a'],
    ['#2b2b3a', '#14141d', '#c8203c'],
  ],
  aoDai: [
    ['#c4243c', '#7c0f22', '#ffd35c'],
    ['#128064', '#07473a', '#ffd98a'],
    ['#e9a02b', '#a8620e', '#fff0c4'],
    ['#3a62b8', '#1c3474', '#ffe08a'],
    ['#d85a92', '#8c2458', '#fff0d8'],
  ],
  kaftan: [
    ['#12726c', '#073e40', '#e9c983'],
    ['#6b2c8e', '#381250', '#f0cd7c'],
    ['#1f4c9a', '#0e2654', '#f0cd7c'],
    ['#9a2a4a', '#560f26', '#f3d58c'],
  ],
}

export interface Look {
  skin: Skin
  hair: readonly [string, string]
  style: HairStyle
  dress: Dress
  cloth: Cloth
  isMan: boolean
  seed: number
}

/** Dress and cloth in turn, so that people of near seeds do not wear the same, and seldom those of seeds far apart. */
function worn(seed: number, region: Region): { dress: Dress; cloth: Cloth } {
  const wardrobe = wardrobes[region]
  const at = seed + Math.floor(seed / 7)
  const turn = Math.floor(at / wardrobe.length)
  const place = at % wardrobe.length
  const dress = wardrobe[place] ?? wardrobe[0]
  const isSame = (other: Dress): boolean => other === dress
  const before = turn * wardrobe.filter(isSame).length + wardrobe.slice(0, place).filter(isSame).length
  const known = cloths[dress]
  return { dress, cloth: known[before % known.length] ?? known[0] }
}

/** The person of a seed: hair, skin and dress are drawn apart, the dress from the region's wardrobe. */
export function lookOf(seed: number, region: Region): Look {
  const random = seededRandom(hashText(`dealer ${region} ${seed}`))
  const { dress, cloth } = worn(seed, region)
  const isMan = dress === 'vest' || dress === 'suit' ? random.chance(0.62) : dress === 'kaftan' && random.chance(0.3)
  const style = isMan ? random.pick(['short', 'parted', 'beard']) : random.pick(['bun', 'long', 'bob', 'side', 'bun'])
  return {
    skin: skins[toneOf(region, random.next())] ?? skins[0],
    hair: hairColours[Math.floor(random.next() * (region === 'world' ? 4 : 3))] ?? ['#1c1218', '#4c3342'],
    style,
    dress,
    cloth,
    isMan,
    seed,
  }
}

/** The tones that a region's people have most. */
function toneOf(region: Region, at: number): number {
  const tones = {
    south: [1, 2, 2, 3],
    gulf: [0, 1, 2],
    japan: [4, 0],
    mekong: [0, 1, 1],
    viet: [4, 0, 0],
    world: [0, 1, 2, 3, 4],
  }[region]
  return tones[Math.floor(at * tones.length)] ?? 0
}
