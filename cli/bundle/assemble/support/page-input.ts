import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import type { PageInput } from '../html.ts'

const languageOf = (code: 'EN' | 'AR', tag: string, dir: 'ltr' | 'rtl'): SiteLanguage => ({
  code,
  tag,
  name: tag,
  dir,
  title: 'Test Club',
  strings: { shell: `/strings/${tag}/shell.json` },
})
export const language = languageOf('EN', 'en', 'ltr')

export const site: SiteConfig = {
  merchantCode: 'test',
  name: 'Test Club',
  gateway: { baseUrl: 'https://gateway.example', relayPrefix: '/relay', launchHosts: [] },
  languages: { default: 'EN', supported: [language, languageOf('AR', 'ar', 'rtl')] },
  currency: 'USD',
  timeZone: 'UTC',
  minimumAge: { default: 18, byLanguage: {} },
  themes: { default: 'dark', available: ['dark', 'light'] },
  categories: ['rng', 'live'],
  homeSections: [
    { category: 'rng', layout: 'wall' },
    { category: 'live', layout: 'stage' },
  ],
  vendors: {},
  bannerGroups: { home: 'w_home', login: 'w_login', register: 'w_reg', forgot: 'w_forget' },
  brand: {
    logo: '/assets/logo.svg',
    wordmark: ['TEST'],
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

export const hostile = `"><script>alert(1)</script><!-- & 'x'`
const file = (name: string) => ({ href: `/assets/${name}`, integrity: `sha256-${name}` })

export const page: PageInput = {
  config: site,
  language,
  title: 'Test Club',
  description: 'A club',
  noScript: 'Needs scripts',
  origin: 'https://test.example',
  path: '/',
  alternates: [
    { tag: 'en', path: '/' },
    { tag: 'ar', path: '/ar/' },
  ],
  themeColours: { dark: '#101010', light: '#fafafa' },
  entry: file('main.js'),
  preloads: [file('vendor.js')],
  nextPreloads: [file('gateway.js')],
  firstStyles: 'body{color:red}',
  theme: file('theme.css'),
  styles: [file('main.css')],
  importMap: '{"imports":{}}',
  stringPreloads: [
    { tag: 'en', href: '/strings/en/shell.json' },
    { tag: 'ar', href: '/strings/ar/shell.json' },
  ],
  icons: '<svg hidden></svg>',
  calls: ['/wps/system/permission?language=EN&domain=', '/wps/promotions?language=EN'],
  firstPaint: ['<p>first paint</p>'],
  policy: "default-src 'none'",
  isIndexed: true,
}
