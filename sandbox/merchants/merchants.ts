import type { CategoryId, SocialProvider, SwitchName } from '#contract/site/gates.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/site/languages.ts'
import { type DemoContent, parseDemo } from './demo/content.ts'

/** What the sandbox must know of a tenant: a part of its configuration, given by the caller. */
export interface SandboxMerchant {
  code: string
  name: string
  /** ISO 4217. */
  currency: string
  /** The path before the calls of the relay family: "/relay". */
  relayPrefix: string
  /** IANA. */
  timeZone: string
  languages: readonly LanguageCode[]
  defaultLanguage: LanguageCode
  /** Host names, the main one first. */
  domains: readonly string[]
  categories: readonly CategoryId[]
  /** Addresses by contact type: { telegram: "https://…" }. */
  contacts: Readonly<Record<string, string>>
  promotions: { firstDepositBonusPercent?: number }
  appDownload: boolean
  blog: boolean
  pointMall: boolean
  vip: boolean
  tournaments: boolean
  referral: boolean
  switches: Readonly<Record<SwitchName, boolean>>
  features: { agentCentre: boolean; firebaseSms: boolean; socialLogin: readonly SocialProvider[] }
  licence: { holder: string; number: string; regulator: string }
  minimumAge: { default: number; byLanguage: Readonly<Partial<Record<LanguageCode, number>>> }
  vendors: { esports: readonly string[]; cockfight: readonly string[]; excludedRng: readonly string[] }
  /** The tenant's demo.json as parsed JSON; undefined where it has none. */
  demo: unknown
}

/** A merchant with its demo content checked. */
export interface Merchant extends Omit<SandboxMerchant, 'demo'> {
  demo: DemoContent
}

export type Merchants = ReadonlyMap<string, Merchant>

/** @throws SandboxError that names the file and the path of each mistake in a demo.json. */
export function readMerchants(merchants: readonly SandboxMerchant[]): Merchants {
  return new Map(merchants.map((merchant) => [merchant.code, { ...merchant, demo: parseDemo(merchant) }]))
}

/** The asked language where the merchant has it, its default otherwise. */
export function languageOf(merchant: Merchant, asked: string | undefined): LanguageCode {
  const wanted = asked?.toUpperCase()
  return merchant.languages.find((code) => code === wanted) ?? merchant.defaultLanguage
}

/** The code of a BCP 47 tag as `Accept-Language` leads with it: "zh-Hans" is "CN". */
export function languageOfTag(header: string | undefined): LanguageCode | undefined {
  const tag = header?.split(/[,;]/)[0]?.trim().toLowerCase()
  return languageCodes.find((code) => languages[code].tag.toLowerCase() === tag)
}

/** A text in the asked language, else in the merchant's default, else in English, else in any. */
export function inLanguage<Text>(
  texts: Readonly<Partial<Record<string, Text>>>,
  language: string,
  fallback: string,
): Text | undefined {
  return texts[language] ?? texts[fallback] ?? texts.EN ?? Object.values(texts)[0]
}
