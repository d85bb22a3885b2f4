import type { SwitchName } from '#contract/site/gates.ts'
import type { SandboxMerchant } from '#sandbox/merchants/merchants.ts'

const base = {
  timeZone: 'Asia/Dhaka',
  contacts: { telegram: 'https://chat.example/acme' },
  appDownload: true,
  blog: true,
  pointMall: true,
  vip: true,
  tournaments: true,
  referral: true,
  minimumAge: { default: 18, byLanguage: {} },
  licence: { holder: 'Acme Ltd', number: 'A-1', regulator: 'Regulator' },
} as const

function switchesOf(isOn: (name: SwitchName) => boolean): SandboxMerchant['switches'] {
  return {
    USERNAMEREG3: isOn('USERNAMEREG3'),
    MOBILENUMREG3: isOn('MOBILENUMREG3'),
    MOBILENUMPASSREG3: isOn('MOBILENUMPASSREG3'),
    REGMOBVERF3: isOn('REGMOBVERF3'),
    CHNGPASSVERIF3: isOn('CHNGPASSVERIF3'),
    AGENTPOLICY3: isOn('AGENTPOLICY3'),
    FREEPLAY3: isOn('FREEPLAY3'),
    PWDEXPFORCECHANGE3: isOn('PWDEXPFORCECHANGE3'),
    MOBILEVERCODELOGIN3: isOn('MOBILEVERCODELOGIN3'),
  }
}

export const acmeDemo = {
  banners: [
    {
      group: 'w_home',
      scene: 'tiger-stadium',
      hue: 160,
      linkage: '/promotions',
      copy: {
        BN: { title: 'প্রথম জমায়', figure: '{{percent}}%' },
        EN: { title: 'On your first deposit', figure: '{{percent}}%', terms: 'Terms' },
      },
    },
    { group: 'w_promotion', scene: 'desert-night', linkage: '', video: 'https://video.example/embed/1' },
  ],
  notices: [{ copy: { EN: { title: 'Welcome', content: '<p>{{percent}} % more</p>' } } }],
  popups: [
    { execution: 'A', copy: { EN: { title: 'For members', content: '<p>A</p>' } } },
    { execution: 'B', copy: { EN: { title: 'For guests', content: '<p>B</p>' } } },
  ],
  promotions: 6,
  gameNames: { 'Crimson Facet': { BN: 'লাল রত্ন' } },
  jackpot: '512884306.75',
  country: 'BD',
  registration: {
    fields: {
      username: { required: true, patternId: 2, minLength: 4, maxLength: 12 },
      password: { required: true, patternId: 6, minLength: 6, maxLength: 20 },
      payeeName: { patternId: 16, minLength: 4, maxLength: 40 },
      paymentPassword: { patternId: 7, minLength: 6, maxLength: 6 },
      mobileNum: { patternId: 7, minLength: 6, maxLength: 15 },
      email: { patternId: 4, maxLength: 100 },
      affiliateCode: { patternId: 5, maxLength: 20 },
    },
    affiliateCodes: ['FRIEND2026'],
  },
}

/** Everything on, two languages, a demo.json of its own. */
export const acme: SandboxMerchant = {
  ...base,
  code: 'acme',
  name: 'Acme Club',
  currency: 'BDT',
  relayPrefix: '/relay',
  languages: ['BN', 'EN'],
  defaultLanguage: 'BN',
  domains: ['acme.example', 'www.acme.example'],
  categories: ['elott', 'lott', 'live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight', 'bgs'],
  promotions: { firstDepositBonusPercent: 70 },
  switches: switchesOf(() => true),
  features: { agentCentre: false, firebaseSms: true, socialLogin: ['google', 'facebook', 'telegram'] },
  vendors: { esports: ['AV', 'IMES'], cockfight: [], excludedRng: ['GRF'] },
  demo: acmeDemo,
}

/** Few categories, registration by user name and nothing else on, no demo.json, no percentage. */
export const zen: SandboxMerchant = {
  ...base,
  code: 'zen',
  name: 'Zen Play',
  currency: 'JPY',
  relayPrefix: '/zen/relay',
  languages: ['JA', 'EN'],
  defaultLanguage: 'JA',
  domains: ['zen.example'],
  categories: ['rng', 'live', 'sports'],
  promotions: {},
  appDownload: false,
  blog: false,
  pointMall: false,
  vip: false,
  tournaments: false,
  referral: false,
  switches: switchesOf((name) => name === 'USERNAMEREG3'),
  features: { agentCentre: false, firebaseSms: false, socialLogin: [] },
  vendors: { esports: [], cockfight: [], excludedRng: [] },
  demo: undefined,
}
