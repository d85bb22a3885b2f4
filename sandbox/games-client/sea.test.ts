import { expect, test } from 'vitest'
import { aimAt, createSea, fireShot, gunX, gunY, stepSea } from './sea.ts'

function seaWithOneFish() {
  const sea = createSea(8, 1)
  const [fish] = sea.fish
  if (!fish) throw new Error('The sea is empty')
  for (const other of sea.fish) other.x = -100_000
  Object.assign(fish, { x: gunX, y: gunY - 300, speed: 0, size: 100 })
  return { sea, fish }
}

test('a shot that hits is told once, and its fish cannot be hit again before the answer', () => {
  const { sea, fish } = seaWithOneFish()
  const hits = []
  for (let shot = 0; shot < 2; shot++) {
    aimAt(sea, gunX, 0)
    fireShot(sea)
    for (let step = 0; step < 40; step++) {
      for (const other of sea.fish) if (other !== fish) other.x = -100_000
      hits.push(...stepSea(sea, 1 / 60))
    }
  }
  expect(hits).toEqual([fish])
  expect(fish.isHit).toBe(true)
})

test('a shot that misses leaves the field and is told of to nobody', () => {
  const { sea, fish } = seaWithOneFish()
  fish.x = -100_000
  fireShot(sea)
  let hits = 0
  for (let step = 0; step < 120; step++) {
    for (const other of sea.fish) other.x = -100_000
    hits += stepSea(sea, 1 / 60).length
  }
  expect(hits).toBe(0)
  expect(sea.shots).toEqual([])
})

test('the gun never points down', () => {
  const sea = createSea(8, 1)
  aimAt(sea, -5000, gunY + 400)
  expect(sea.aim).toBeGreaterThanOrEqual(-1.4)
  aimAt(sea, 5000, gunY + 400)
  expect(sea.aim).toBeLessThanOrEqual(1.4)
})
