import type { LanguageCode } from '#contract/site/languages.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import type { BrandDrawing } from './brand-art.ts'
import type { FirstBannerInput } from './first-banner.ts'
import type { SecurityChoice } from './headers.ts'
import type { SiteIcons } from './icon-sprite.ts'

/** What is one tenant's own: everything a template needs to become its site. */
export interface AssemblyInput {
  /** Without the addresses of strings and logo, which assembling gives them. */
  config: Omit<SiteConfig, 'languages' | 'brand'> & {
    languages: {
      default: SiteConfig['languages']['default']
      supported: readonly Omit<SiteLanguage, 'strings' | 'title'>[]
    }
    brand: Omit<SiteConfig['brand'], 'logo'>
  }
  /** The icons whose names stand among the code's words. */
  drawIcons(words: ReadonlySet<string>): SiteIcons
  imageOrigins: readonly string[]
  frameOrigins: readonly string[]
  /** Besides the gateway’s. */
  connectOrigins: readonly string[]
  domain: string
  /** Left out of search engines. */
  privatePaths: readonly string[]
  /** Paths of the pages besides home that search engines are told of; each is painted. */
  publicPaths: readonly string[]
  /** Namespace to JSON text, by BCP 47 tag; the namespace "meta" is for the pages' heads alone. */
  strings: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Namespaces that the tenant says in words of its own, by tag: the others' files are many sites' files. */
  ownStrings: Readonly<Record<string, readonly string[]>>
  /** Theme, fonts and whatever else is one tenant's own style, one text. */
  css: string
  /** sRGB hex colours of the page behind everything. */
  colours: { dark: string; light: string }
  fonts: readonly { path: string; source: string }[]
  /** What the home page shows first, in the languages that have it. */
  firstBanners: Partial<Record<LanguageCode, FirstBannerInput>>
  /** Beside logo and favicon. */
  art: readonly BrandDrawing[]
  logo: string
  favicon: string
  /** Whether the site has a service worker. */
  isOffline: boolean
  /** Where its pages report how they start, and the build that they say they are of. */
  beacon?: { url: string; build: string } | undefined
  security: SecurityChoice
}
