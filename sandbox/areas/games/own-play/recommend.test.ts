import { expect, test } from 'vitest'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { makeCatalogue } from '#sandbox/catalogue/seed/catalogue.ts'
import { makeView } from '../search/view.ts'
import { recommend } from './recommend.ts'

const any = () => true

const [sample] = makeCatalogue(1, 400).filter(({ type }) => type === 'RNG')

/** Slots of different vendors and pictures, which share nothing but what is said. */
function viewOf(...games: Partial<GameRow>[]) {
  if (!sample) throw new Error('The catalogue has no slot')
  const rows = games.map((game, place) => ({
    ...sample,
    ...{ node_id: place + 1, code: `G${place}`, title: `Game ${place}`, vendor: `V${place}`, picture: `P${place}` },
    ...{ themes: '', features: '', subject: '', is_hot: 0 },
    ...game,
  }))
  return makeView(rows, { language: 'EN', nameOf: ({ title }) => title })
}

const five = (game: Partial<GameRow>): Partial<GameRow>[] => Array.from({ length: 5 }, () => game)
const codesOf = (found: ReturnType<typeof recommend>) => found?.entries.map(({ game }) => game.code)

test('games of the theme of one that was played are recommended, and that is the reason', () => {
  const view = viewOf(
    { themes: 'ocean space', vendor: 'MINE' },
    ...five({ themes: 'space' }),
    ...five({ vendor: 'MINE' }),
  )
  const found = recommend(view, ['G0'], any)
  expect(found).toMatchObject({ code: 'theme', shared: 'space', played: { game: { code: 'G0' } } })
  expect(codesOf(found)).toEqual(['G1', 'G2', 'G3', 'G4', 'G5'])
})

test('without enough of its theme or kind they are of its vendor, else of its category', () => {
  const own = { themes: 'ocean', subject: 'roulette', vendor: 'MINE' }
  const vendor = recommend(viewOf(own, ...five({ vendor: 'MINE' })), ['G0'], any)
  expect(vendor).toMatchObject({ code: 'vendor', shared: 'MINE' })
  expect(vendor?.entries).toHaveLength(5)
  const kind = recommend(viewOf(own, ...five({ subject: 'roulette' })), ['G0'], any)
  expect(kind).toMatchObject({ code: 'kind', shared: 'roulette' })
  expect(recommend(viewOf(own, ...five({})), ['G0'], any)).toMatchObject({ code: 'kind', shared: '' })
})

test('what was played itself, cannot be played now or is of another category is not among them', () => {
  const view = viewOf(
    ...five({ themes: 'ocean' }),
    ...five({ themes: 'ocean', type: 'FISH' }),
    ...five({ themes: 'ocean' }),
  )
  const found = recommend(view, ['G0', 'G1'], ({ game }) => game.code !== 'G2')
  expect(codesOf(found)).toEqual(['G3', 'G4', 'G10', 'G11', 'G12', 'G13', 'G14'])
})

test('the first game that has enough like it is the one that is named', () => {
  const view = viewOf({ type: 'FISH' }, { themes: 'north' }, ...five({ themes: 'north' }))
  expect(recommend(view, ['GONE', 'G0', 'G1'], any)).toMatchObject({ code: 'theme', played: { game: { code: 'G1' } } })
})

test('without a history, or without games like it, nothing is recommended', () => {
  const view = viewOf({ themes: 'ocean' }, { themes: 'ocean' })
  expect(recommend(view, [], any)).toBeNull()
  expect(recommend(view, ['G0'], any)).toBeNull()
})
