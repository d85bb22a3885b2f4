import { expect, test } from 'vitest'
import { makeCatalogue } from '../catalogue/seed/catalogue.ts'
import { gameKinds } from './game-types.ts'
import { kindOf } from './kinds.ts'
import { sceneAddress } from './scene.ts'
import { drawSymbol } from './symbols.ts'

const catalogue = makeCatalogue(1, 10_000)

test('every kind of game stands in for some game', () => {
  expect(new Set(catalogue.map(kindOf))).toEqual(new Set(gameKinds))
})

test.each([
  ['baccarat', 'live'],
  ['dragon-tiger', 'live'],
  ['blackjack', 'live'],
  ['sic-bo', 'live'],
  ['roulette', 'roulette'],
  ['wheel', 'wheel'],
])('tables of %s open as %s', (subject, kind) => {
  const tables = catalogue.filter((game) => game.subject === subject)
  expect(new Set(tables.map(kindOf))).toEqual(new Set([kind]))
})

test('a slot of the class of table games deals cards, bingo is a ticket and a prize wheel a wheel', () => {
  const game = { type: 'RNG', class: '', picture: 'tiger' }
  const classes = ['TG', 'AC', 'BG', ''].map((gameClass) => kindOf({ ...game, class: gameClass }))
  expect(classes).toEqual(['cards', 'wheel', 'ticket', 'slot'])
  expect(kindOf({ ...game, picture: 'prize-wheel' })).toBe('wheel')
  expect(kindOf({ ...game, class: 'BG', picture: 'prize-wheel' })).toBe('ticket')
})

test('each table has a drawing of its own, and no other name has one', () => {
  const tables = catalogue.filter((game) => ['cards', 'live', 'roulette'].includes(kindOf(game)))
  const addresses = new Set(tables.map(sceneAddress))
  const names = [...addresses].map((address) => /^\/play\/art\/([a-z0-9-]+)\.svg$/.exec(address)?.[1] ?? '')
  expect(addresses.size).toBeGreaterThan(100)
  for (const name of names.slice(0, 40)) expect(drawSymbol(name), name).toMatch(/^<svg .*<\/svg>$/s)
  const wrong = ['scene-nobody-0-0', 'scene-baccarat-host-0', 'scene-__proto__-0-0', 'scene-tiger-0-1234']
  for (const name of wrong) expect(drawSymbol(name), name).toBeNull()
})
