/** The field in its own units; the gun stands in the middle of its lower edge. */
export const fieldWidth = 960
export const fieldHeight = 600
export const gunX = fieldWidth / 2
export const gunY = fieldHeight - 24

export interface Fish {
  species: number
  x: number
  y: number
  /** Units a second, to the right where above 0. */
  speed: number
  size: number
  /** Where it is in its up and down. */
  sway: number
  /** A shot at it waits for its answer: it cannot be hit again until then. */
  isHit: boolean
  isCaught: boolean
  /** Seconds since it was caught. */
  gone: number
}

interface Shot {
  x: number
  y: number
  turn: number
}

export interface Sea {
  fish: Fish[]
  shots: Shot[]
  prizes: { x: number; y: number; text: string; age: number }[]
  /** Radians from straight up, to the right where above 0. */
  aim: number
  species: number
  pace: number
}

const maxFish = 14
const shotSpeed = 760
const sizes = [62, 74, 92, 96, 120, 126, 150, 190]
/** Small ones oftener. */
const shoal = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7]

/** `pace`: 1 as usual, less where little should move. */
export function createSea(species: number, pace: number): Sea {
  const sea: Sea = { fish: [], shots: [], prizes: [], aim: 0, species, pace }
  while (sea.fish.length < maxFish) sea.fish.push({ ...newFish(sea), x: Math.random() * fieldWidth })
  return sea
}

function newFish({ species, pace }: Sea): Fish {
  const kind = Math.min(species - 1, shoal[Math.floor(Math.random() * shoal.length)] ?? 0)
  const size = sizes[kind] ?? 80
  const way = Math.random() < 0.5 ? 1 : -1
  return {
    species: kind,
    x: way > 0 ? -size : fieldWidth + size,
    y: size / 2 + 16 + Math.random() * (fieldHeight - size - 200),
    speed: way * pace * (40 + Math.random() * 60),
    size,
    sway: Math.random() * 6,
    isHit: false,
    isCaught: false,
    gone: 0,
  }
}

export function aimAt(sea: Sea, x: number, y: number): void {
  sea.aim = Math.max(-1.4, Math.min(1.4, Math.atan2(x - gunX, Math.max(1, gunY - y))))
}

export function fireShot({ shots, aim }: Sea): void {
  shots.push({ x: gunX + Math.sin(aim) * 60, y: gunY - Math.cos(aim) * 60, turn: aim })
}

/** Moves everything on; gives the fish that were hit in this step. */
export function stepSea(sea: Sea, seconds: number): Fish[] {
  for (const fish of sea.fish) {
    fish.x += fish.isCaught ? 0 : fish.speed * seconds
    fish.sway += seconds * 2 * sea.pace
    if (fish.isCaught) fish.gone += seconds
  }
  for (const prize of sea.prizes) prize.age += seconds
  for (const shot of sea.shots) {
    shot.x += Math.sin(shot.turn) * shotSpeed * seconds
    shot.y -= Math.cos(shot.turn) * shotSpeed * seconds
  }
  const hits = sea.shots.flatMap((shot) => {
    const fish = sea.fish.find((candidate) => isHitBy(candidate, shot))
    if (!fish) return []
    fish.isHit = true
    shot.y = -1000
    return [fish]
  })
  sea.shots = sea.shots.filter(({ x, y }) => x > -20 && x < fieldWidth + 20 && y > -20)
  sea.prizes = sea.prizes.filter(({ age }) => age < 1.4)
  sea.fish = sea.fish.filter((fish) => fish.isHit || isStillThere(fish))
  while (sea.fish.length < maxFish) sea.fish.push(newFish(sea))
  return hits
}

function isHitBy({ isHit, isCaught, x, y, size }: Fish, shot: Shot): boolean {
  return !isHit && !isCaught && Math.hypot(x - shot.x, y - shot.y) < size * 0.4
}

function isStillThere({ isCaught, gone, x, size, speed }: Fish): boolean {
  if (isCaught) return gone < 0.5
  return speed > 0 ? x < fieldWidth + size : x > -size
}
