import type { SiteConfig } from '#contract/site/site-config.ts'

/** A site that unit tests can set and change. */
export const siteForTests: SiteConfig = {
  merchantCode: 'test',
  name: 'Test Club',
  gateway: { baseUrl: 'https://gateway.example', relayPrefix: '/relay', launchHosts: [] },
  languages: {
    default: 'EN',
    supported: [
      {
        code: 'EN',
        tag: 'en',
        name: 'English',
        dir: 'ltr',
        title: 'Test Club',
        strings: { shell: '/strings/en/shell.json' },
      },
      {
        code: 'AR',
        tag: 'ar',
        name: 'العربية',
        dir: 'rtl',
        title: 'نادي الاختبار',
        strings: { shell: '/strings/ar/shell.json' },
      },
    ],
  },
  currency: 'USD',
  timeZone: 'UTC',
  minimumAge: { default: 18, byLanguage: { AR: 21 } },
  themes: { default: 'dark', available: ['dark', 'light'] },
  categories: ['rng', 'live'],
  homeSections: [
    { category: 'rng', layout: 'wall' },
    { category: 'live', layout: 'stage' },
  ],
  vendors: { esports: [], cockfight: [], excludedRng: [] },
  bannerGroups: {
    home: 'w_home',
    video: 'w_promotion',
    login: 'w_login_{lang}',
    register: 'w_reg',
    forgot: 'w_forget',
  },
  brand: {
    logo: '/logo.svg',
    wordmark: ['TEST', 'CLUB'],
    layout: {
      header: 'row',
      sideMenu: 'panel',
      hero: 'side',
      figure: 'scoreboard',
      board: 'podium',
      phoneBar: 'bar',
      sectionMark: 'none',
      accentShape: 'round',
    },
  },
  promotions: {},
  contacts: {},
  licence: { holder: 'Holder', number: '1', regulator: 'Regulator' },
  legal: { termsPreChecked: false },
  year: 2026,
}
