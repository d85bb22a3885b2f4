import { expect, test } from 'vitest'
import { catalogueVendors } from '#contract/lobby/vendors.ts'
import { goTogether, posterSpecOf } from '#sandbox/art/poster-spec.ts'
import { heroes } from '#sandbox/artwork/gallery.ts'
import { showpieces } from '#sandbox/artwork/showpieces/showpieces.ts'
import { isWide } from '../categories.ts'
import { subjectIn } from '../subjects.ts'
import { makeCatalogue } from './catalogue.ts'
import { themes } from './poster-games.ts'
import { vendorsOfType } from './shares.ts'
import { wideTitles } from './wide-titles.ts'

const heroIds = new Set(heroes.map((hero) => hero.id))
const catalogue = makeCatalogue(1, 10_000)

test('what is chosen by hand names heroes and vendors that there are, and no title twice', () => {
  const pieces = Object.entries(showpieces).flatMap(([type, list]) => list.map((piece) => ({ type, ...piece })))
  for (const { type, hero, vendor, tags } of pieces) {
    expect(heroIds).toContain(hero)
    expect(vendorsOfType(type)).toContain(vendor)
    expect(['', 'hot', 'new', 'jackpot']).toContain(tags)
  }
  expect(new Set(pieces.map((piece) => piece.title)).size).toBe(pieces.length)
  for (const hero of Object.values(themes).flatMap((theme) => theme.split(' '))) expect(heroIds).toContain(hero)
})

test('every wide scene has titles, a vendor and a subject in every language', () => {
  const codes = catalogueVendors.map((vendor) => vendor.code)
  for (const { titles, vendor, subject } of Object.values(wideTitles)) {
    expect(codes).toContain(vendor)
    expect(new Set(titles).size).toBe(titles.length)
    for (const language of ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES']) {
      expect(subjectIn(subject, language), `${subject} in ${language}`).toMatch(/\S/)
    }
  }
})

test('a game is of a vendor that has its type, under a code of its own', () => {
  for (const game of catalogue) expect(vendorsOfType(game.type)).toContain(game.vendor)
  expect(new Set(catalogue.map((game) => game.code)).size).toBe(10_000)
  const posters = catalogue.filter((game) => !isWide(game.type)).map((game) => game.title)
  expect(new Set(posters).size).toBe(posters.length)
})

test('neighbours in a category never share a hero or a picture', () => {
  const slots = catalogue.filter((game) => game.type === 'RNG').slice(0, 500)
  for (const [index, game] of slots.entries()) {
    const before = slots[index - 1]
    if (!before) continue
    expect(game.picture).not.toBe(before.picture)
    expect(goTogether(posterSpecOf(before), posterSpecOf(game)), `${before.title}, ${game.title}`).toBe(true)
  }
})

test('two games of like names never follow each other in one hand', () => {
  const slots = catalogue.filter(
    (game) =>
      game.type === 'RNG' &&
      !Object.values(showpieces)
        .flat()
        .some(({ title }) => title === game.title),
  )
  const last = new Map<string, string>()
  for (const game of slots.slice(0, 2_000)) {
    const { grammar } = posterSpecOf(game)
    expect(grammar, game.title).not.toBe(last.get(game.picture))
    last.set(game.picture, grammar)
  }
})
