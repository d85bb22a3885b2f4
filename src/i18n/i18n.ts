import i18next, { type BackendModule, type i18n, type ReadCallback, type ResourceLanguage } from 'i18next'
import { setI18n } from 'react-i18next'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { minimumAge, site, siteLanguage } from '#src/config/site.ts'

declare module 'i18next' {
  interface CustomPluginOptions {
    /** Of an instance with strings at hand: the language of these. */
    siteLanguage?: SiteLanguage
  }
}

/** What any string may name without being handed it. */
export const variables = (language: SiteLanguage) => ({
  siteName: site.name,
  minimumAge: minimumAge(language.code),
  firstDepositBonusPercent: site.promotions.firstDepositBonusPercent,
  zaloReward: site.promotions.zaloReward,
})

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * What is put into a string, kept apart from the words around it where directions meet: an id, a name or an amount in Arabic
 * text, an Arabic name in English. Bare digits and what
 * is kept apart already stay as they are.
 */
const escapeFor =
  (dir: () => SiteLanguage['dir']) =>
  (text: string): string =>
    (dir() === 'rtl' || rightToLeft.test(text)) && !/^(\d*$|[\u2066-\u2068])/.test(text) ? `\u2068${text}\u2069` : text

const languageOfTag = (tag: string): SiteLanguage | undefined =>
  site.languages.supported.find((language) => language.tag === tag)

type Loaded = Parameters<ReadCallback>

/** Files of strings on their way, by address: several namespaces may be in one. */
const onTheirWay = new Map<string, Promise<Loaded>>()

async function load(address: string): Promise<Loaded> {
  try {
    const { default: HttpBackend } = await import('i18next-http-backend')
    const backend = new HttpBackend({}, { loadPath: address })
    return await new Promise((resolve) => backend.read('', '', (...loaded) => resolve(loaded)))
  } catch (error) {
    return [error as Error, true]
  } finally {
    onTheirWay.delete(address)
  }
}

/** Loads strings from the addresses in the tenant's configuration; the loader itself comes with the first of them. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(tag, namespace, callback) {
    const address = languageOfTag(tag)?.strings[namespace]
    if (!address) return callback(new Error(`No strings ${namespace} for ${tag}`), false)
    const loading = onTheirWay.get(address) ?? load(address)
    onTheirWay.set(address, loading)
    void loading.then(([error, file]) => callback(error, error ? file : (file as ResourceLanguage)[namespace]))
  },
}

/** Each part that asks for strings copies all that the instance has of its own: of this one, nothing. */
export const forParts = (instance: i18n): i18n => Object.create(instance)

const shared = {
  ns: ['shell', 'errors', 'home', 'play'],
  defaultNS: 'shell',
  load: 'currentOnly',
  returnNull: false,
} as const

/** Starts the strings in a language of the site; rejects where they cannot be loaded. */
export async function startStrings(language: SiteLanguage): Promise<void> {
  setI18n(forParts(i18next))
  await i18next.use(backend).init({
    ...shared,
    lng: language.tag,
    fallbackLng: false,
    maxRetries: 2,
    interpolation: {
      escapeValue: true,
      escape: escapeFor(() => languageOf(i18next).dir),
      defaultVariables: variables(language),
    },
  })
  if (!i18next.hasResourceBundle(language.tag, 'shell')) throw new Error(`No strings for ${language.tag}`)
}

/** An instance of its own with strings at hand: the build's first paint, and tests. `named`: what any string may name. */
export function stringsAtHand(
  language: SiteLanguage,
  strings: Record<string, unknown>,
  named: Record<string, unknown> = variables(language),
): i18n {
  const instance = i18next.createInstance()
  setI18n(forParts(instance))
  void instance.init({
    ...shared,
    siteLanguage: language,
    ns: Object.keys(strings),
    lng: language.tag,
    fallbackLng: false,
    initAsync: false,
    resources: { [language.tag]: { ...strings } } as never,
    interpolation: {
      escapeValue: true,
      escape: escapeFor(() => language.dir),
      defaultVariables: named,
    },
    react: { useSuspense: false },
  })
  return instance
}

/** Loads the strings of another language, then switches; the page changes in one step, or not at all. */
export async function switchStrings(language: SiteLanguage): Promise<void> {
  await i18next.loadLanguages(language.tag)
  if (!i18next.hasResourceBundle(language.tag, 'shell')) throw new Error(`No strings for ${language.tag}`)
  const { interpolation } = i18next.options
  if (interpolation) interpolation.defaultVariables = variables(language)
  await i18next.changeLanguage(language.tag)
}

export function languageOf({ language, options }: i18n): SiteLanguage {
  const { siteLanguage: own } = options
  if (own !== undefined && own.tag === language) return own
  return languageOfTag(language) ?? siteLanguage(site.languages.default)
}
