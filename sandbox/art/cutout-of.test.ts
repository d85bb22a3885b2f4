import { expect, test } from 'vitest'
import { makeCatalogue } from '../catalogue/seed/catalogue.ts'
import { cutoutOf } from './cutout-of.ts'

const games = makeCatalogue(300, 4000)

test.each(['LIVE', 'FISH', 'PVP', 'COCKFIGHT', 'ESPORTS', 'BGS'])('neighbours of %s show other pictures', (type) => {
  const row = games.filter((game) => game.type === type).map(cutoutOf)
  expect(row.length).toBeGreaterThan(5)
  expect(row).not.toContain(null)
  const shown = row.map((cutout) => JSON.stringify(cutout))
  expect(shown.filter((picture, place) => picture === shown[place + 1])).toEqual([])
})

test.each([
  ['Reef Hunter', 'reef-fish'],
  ['Kraken King', 'octopus'],
  ['Golden Catch', 'golden-fish'],
  ['Turtle Lagoon', 'turtle'],
  ['Jade Tiles', 'mahjong'],
  ['Ludo Kings', 'dice-pair'],
  ['Hold’em Heights', 'holdem'],
  ['Velvet Roulette', 'roulette'],
  ['Dragon Tiger', 'dragon-tiger'],
  ['Derby Ring', 'rooster-pair'],
])('%s shows what it is about', (title, id) => {
  const game = games.find((one) => one.title === title)
  expect(game && cutoutOf(game)?.id).toBe(id)
})

test('slots, sports and lotteries have their posters alone', () => {
  const types = games.filter((game) => cutoutOf(game) === null).map(({ type }) => type)
  expect(new Set(types)).toEqual(new Set(['RNG', 'SPORTS', 'ELOTT', 'LOTT']))
})
