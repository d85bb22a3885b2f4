import type { Banner } from '../lobby/announcements.ts'
import type { CategoryId } from './gates.ts'
import type { PlacedSection } from './home-sections.ts'
import type { LanguageCode } from './languages.ts'

export type ThemeName = 'dark' | 'light'

/** How a brand arranges what every site has. Never code of its own: the same parts, laid out by attributes. */
export interface Layout {
  /** `row`: logo, navigation and account in one row; `airy`: the same without a bar; `stacked`: two centred rows. */
  header: 'row' | 'airy' | 'stacked'
  /** `panel`: a surface with names and counts; `rail`: icons only; `plain`: names without a surface; `drawer`: opened by a
   * button at each width. `ending` and `plain-ending`: as `panel` and `plain`, beside the home page's first screen alone. */
  sideMenu: 'panel' | 'ending' | 'rail' | 'plain' | 'plain-ending' | 'drawer'
  /** `side`: a banner beside the jackpot and winners; `split`: big text beside a picture; `full`: across; `ruled`: the largest
   * text beside a picture, up to the window's edges, between lines; `lettered`: a scene up to the window's edges, its title
   * in letters of many colours; `panorama`: words on a picture from edge to edge of the
   * window, on phones below it, and the boards below the sections; `stepped`: the same, its lower edge in steps, the figure and the
   * board below it side by side; `banner`. */
  hero: 'side' | 'split' | 'full' | 'ruled' | 'lettered' | 'panorama' | 'stepped' | 'banner'
  /** The large figure. `scoreboard`: a box of digits; `open`: large and thin on the page; `plaque`: between double lines;
   * `ribbon`: a plate on a ribbon that the brand draws, over the hero's lower edge. */
  figure: 'scoreboard' | 'open' | 'plaque' | 'ribbon'
  /** The board of names. `podium`: 2-1-3 on steps; `tinted`: a list whose first row is tinted; `niches`: arches and columns;
   * `stairs`: 2-1-3 on steps beside each other, without the list. */
  board: 'podium' | 'tinted' | 'niches' | 'stairs'
  /** The phone's bottom bar. */
  phoneBar: 'skew' | 'pill' | 'star' | 'bar'
  /** What stands before or behind a section's title; `display`: nothing, in the display face; `art`: a drawing
   * of the brand's. */
  sectionMark: 'slash' | 'subtitle' | 'rule' | 'bar' | 'large' | 'display' | 'cut' | 'art' | 'none'
  /** The shape of tags, pagers and chips. */
  accentShape: 'skew' | 'circle' | 'diamond' | 'round' | 'square'
}

/** One language that the site is built with. */
export interface SiteLanguage {
  code: LanguageCode
  /** BCP 47. */
  tag: string
  /** The language's own name. */
  name: string
  dir: 'ltr' | 'rtl'
  /** Of the page, in this language. */
  title: string
  /** The address of the file that has a namespace's strings, by namespace: see `string-files.ts`. */
  strings: Readonly<Record<string, string>>
}

/** The home page's first banner as it stands in the page, before the gateway has said anything. */
export interface FirstBanner {
  /** The language that it was told in: that of the page. */
  language: LanguageCode
  /** As the gateway told it when it was taken. Where the gateway still tells the same, this one stays. */
  banner: Banner
  /** Addresses of its pictures in the site's own files. */
  wide: string
  phone?: string
}

/** What `livery build` writes into index.html for the browser: the public part of a tenant. */
export interface SiteConfig {
  merchantCode: string
  name: string
  /** Without a slash at the end; empty where the gateway answers on the site's own origin. */
  gateway: {
    baseUrl: string
    relayPrefix: string
    /** Origins that pictures may come from besides the gateway's own. */
    imageHosts?: readonly string[]
    /** Origins that games may run on. */
    launchHosts: readonly string[]
  }
  languages: { default: LanguageCode; supported: readonly SiteLanguage[] }
  /** ISO 4217. */
  currency: string
  /** IANA. */
  timeZone: string
  minimumAge: { default: number; byLanguage: Readonly<Partial<Record<LanguageCode, number>>> }
  themes: { default: ThemeName; available: readonly ThemeName[] }
  /** Only of a site whose codes come through Firebase. */
  firebase?: {
    apiKey: string
    projectId: string
    authDomain: string
    /** The site's own origin stands in for Firebase's services: the servers of development and preview say so. */
    isEmulated?: boolean
  }
  /** In the order of the navigation. */
  categories: readonly CategoryId[]
  /** The home page’s sections in their order, of categories that the site has. */
  homeSections: readonly ({ category: CategoryId } & PlacedSection)[]
  /** Whether cards show the return to player that is stated of their games. */
  hasCardRtp?: boolean
  /** Only of the categories that the site has. */
  vendors: Partial<Record<'esports' | 'cockfight' | 'excludedRng', readonly string[]>>
  /** Names of the gateway's banner groups; `{lang}` stands for the language code. */
  bannerGroups: { home: string; video?: string; login: string; register: string; forgot: string }
  brand: {
    /** The mark, as an address. */
    logo: string
    /** The name as it is drawn beside the mark: one or two parts, the second in the colour of wins. */
    wordmark: readonly string[]
    layout: Layout
  }
  /** Of a site whose tenant has a first-banner.json, in the languages that it names. */
  firstBanner?: FirstBanner
  /** A whole percentage; absent where the tenant makes no such claim. */
  promotions: { firstDepositBonusPercent?: number; zaloReward?: string }
  contacts: Readonly<Partial<Record<'telegram' | 'whatsapp' | 'facebook' | 'zalo' | 'line', string>>>
  licence: { holder: string; number: string; regulator: string; sealUrl?: string }
  legal: { termsPreChecked: boolean }
  /** The build's year, for the copyright line. */
  year: number
}
