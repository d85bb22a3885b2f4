import { expect, test } from 'vitest'
import type { LanguageCode } from '#contract/site/languages.ts'
import { makeCatalogue } from '#sandbox/catalogue/seed/catalogue.ts'
import { readMerchants } from '#sandbox/merchants/merchants.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { createViews } from './views.ts'

const languages: LanguageCode[] = ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES', 'KO']

function merchantNamed(code: string) {
  const [merchant] = readMerchants([
    {
      code,
      name: code,
      currency: 'USD',
      relayPrefix: '/relay',
      timeZone: 'UTC',
      languages,
      defaultLanguage: 'EN',
      domains: [],
      categories: ['rng', 'fish'],
      contacts: {},
      promotions: {},
      appDownload: false,
      pointMall: false,
      vip: false,
      tournaments: false,
      referral: false,
      blog: false,
      switches: {
        USERNAMEREG3: false,
        MOBILENUMREG3: false,
        MOBILENUMPASSREG3: false,
        REGMOBVERF3: false,
        CHNGPASSVERIF3: false,
        AGENTPOLICY3: false,
        FREEPLAY3: false,
        PWDEXPFORCECHANGE3: false,
        MOBILEVERCODELOGIN3: false,
      },
      features: { agentCentre: false, firebaseSms: false, socialLogin: [] },
      minimumAge: { default: 18, byLanguage: {} },
      licence: { holder: 'A', number: '1', regulator: 'R' },
      vendors: { esports: [], cockfight: [], excludedRng: ['GRF'] },
      demo: undefined,
    },
  ]).values()
  if (!merchant) throw new Error('No merchant')
  return merchant
}

function openViews() {
  const database = openDatabase(null)
  const store = openStore(database)
  for (const game of makeCatalogue(1, 200)) store.catalogue.add(game)
  return { views: createViews(store), store, database }
}

test('a view has what the merchant offers, and is made once', () => {
  const { views, database } = openViews()
  const merchant = merchantNamed('one')
  const view = views.of(merchant, 'EN')
  expect(views.of({ ...merchant }, 'EN')).toBe(view)
  expect(new Set(view.entries.map(({ game }) => game.type))).toEqual(new Set(['RNG', 'FISH']))
  expect(view.entries.filter(({ game }) => game.vendor === 'GRF')).toEqual([])
  expect(views.of(merchantNamed('two'), 'EN')).not.toBe(view)
  expect(view.list('LIVE', 'name')).toEqual([])
  database.close()
})

test('a merchant who offers something else has another view', () => {
  const { views, database } = openViews()
  const merchant = merchantNamed('one')
  const typesIn = (categories: typeof merchant.categories) =>
    new Set(views.of({ ...merchant, categories }, 'EN').entries.map(({ game }) => game.type))
  expect(typesIn(['rng', 'fish'])).toEqual(new Set(['RNG', 'FISH']))
  expect(typesIn(['fish'])).toEqual(new Set(['FISH']))
  const vendors = { ...merchant.vendors, excludedRng: [] }
  expect(views.of({ ...merchant, vendors }, 'EN').entries.some(({ game }) => game.vendor === 'GRF')).toBe(true)
  const [first] = views.of(merchant, 'EN').entries
  const gameNames = { [first?.game.title ?? '']: { EN: 'Another name' } }
  const renamed = views.of({ ...merchant, demo: { ...merchant.demo, gameNames } }, 'EN')
  expect(renamed.byCode.get(first?.game.code ?? '')?.name).toBe('Another name')
  database.close()
})

test('of many views, those that were used last stay', () => {
  const { views, database } = openViews()
  const merchant = merchantNamed('one')
  const [first, second] = [views.of(merchant, 'EN'), views.of(merchant, 'BN')]
  for (const language of languages.slice(2, 8)) views.of(merchant, language)
  expect(views.of(merchant, 'EN')).toBe(first)
  views.of(merchant, 'KO')
  expect(views.of(merchant, 'EN')).toBe(first)
  expect(views.of(merchant, 'BN')).not.toBe(second)
  database.close()
})
