import { expect, test } from 'vitest'
import { readMerchants } from './merchants.ts'
import { isOriginOf } from './own-sites.ts'

const [merchant] = readMerchants([
  {
    code: 'acme',
    name: 'Acme',
    currency: 'EUR',
    relayPrefix: '/relay',
    timeZone: 'Europe/Malta',
    languages: ['EN'],
    defaultLanguage: 'EN',
    domains: ['acme.example'],
    categories: [],
    contacts: {},
    promotions: {},
    appDownload: false,
    pointMall: false,
    vip: false,
    tournaments: false,
    referral: false,
    blog: false,
    switches: {
      USERNAMEREG3: true,
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
    vendors: { esports: [], cockfight: [], excludedRng: [] },
    demo: undefined,
  },
]).values()

test.each([
  ['https://acme.example', true],
  ['https://m.acme.example', true],
  ['https://acme.example:8443', true],
  ['http://acme.localhost:4173', true],
  ['http://localhost:5173', true],
  ['http://127.0.0.1:5173', true],
  ['http://acme.example', false],
  ['https://acme.example/', false],
  ['https://acme.example.evil.example', false],
  ['https://notacme.example', false],
  ['https://user@acme.example', false],
  ['http://other.localhost:4173', false],
  ['http://acme.localhost.evil.example', false],
  ['https://a;sandbox.acme.example', false],
  ['https://a,b.acme.example', false],
  ["https://'self'.acme.example", false],
  ['https://*.acme.example', false],
  ['null', false],
  ['', false],
])('"%s" is an origin of the merchant’s: %s', (origin, isOwn) => {
  if (!merchant) throw new Error('No merchant')
  expect(isOriginOf(merchant, origin)).toBe(isOwn)
})
