/** How a language is set where that differs from Latin text. */
interface Setting {
  /** Times the room between lines: its letters carry marks above and below, or stand on each other. */
  leading?: number
  /** Where a line may break. */
  break?: string
  /** Long words are taken apart by the browser's dictionary of the language. */
  hyphens?: true
}

const long: Setting = { hyphens: true }
const phrases: Setting = { break: 'word-break:auto-phrase' }
const words: Setting = { break: 'word-break:keep-all' }

/**
 * By BCP 47 tag. The room follows from how far the letters of the scripts' fonts reach above and below the line in our own
 * texts (at most 1 em up and .47 em down in 99 of 100 words), and for Urdu from what a system's Nastaliq needs.
 */
const settings: Readonly<Record<string, Setting>> = {
  fa: { leading: 1.1 },
  hi: { leading: 1.1 },
  ja: phrases,
  kk: long,
  km: { leading: 1.25 },
  ko: words,
  lo: { leading: 1.2 },
  ml: { leading: 1.1, hyphens: true },
  mr: { leading: 1.1 },
  my: { leading: 1.25 },
  ne: { leading: 1.1 },
  pa: { leading: 1.1 },
  pl: long,
  ru: long,
  de: long,
  si: { leading: 1.15 },
  ta: { leading: 1.1, hyphens: true },
  te: { leading: 1.25, hyphens: true },
  tr: long,
  ur: { leading: 1.25 },
}

/**
 * Languages whose scripts have no slanted letters: what a browser slants or thickens by itself is no letter of theirs. Bengali
 * is none of them: its headlines are slanted by custom.
 */
const upright = new Set('ar fa hi ja km ko lo ml mr my ne pa si ta te th ur zh-Hans zh-Hant'.split(' '))

const hyphenation = 'hyphens:auto;hyphenate-limit-chars:9 4 4'

/** The theme's line heights by token name: "leading-14", times the size of the letters. */
export type Leadings = Readonly<Record<string, number>>

function declarationsOf(tag: string, leadings: Leadings): string {
  const { leading, break: breaks, hyphens } = settings[tag] ?? {}
  const lines = leading === undefined ? [] : Object.entries(leadings)
  return [
    ...lines.map(([name, value]) => `--${name}:${Number((value * (leading ?? 1)).toFixed(2))}`),
    ...(breaks === undefined ? [] : [breaks]),
    ...(hyphens ? [hyphenation] : []),
    ...(upright.has(tag) ? ['font-synthesis:none'] : []),
  ].join(';')
}

/** Rules for pages in languages (BCP 47) that are set otherwise than Latin text; those that are set alike stand together. */
export function languageStyle(tags: readonly string[], leadings: Leadings): string {
  const by = new Map<string, string[]>()
  for (const tag of tags) {
    const declarations = declarationsOf(tag, leadings)
    if (declarations !== '') by.set(declarations, [...(by.get(declarations) ?? []), `:root:lang(${tag})`])
  }
  return [...by].map(([declarations, selectors]) => `${selectors.join()}{${declarations}}`).join('')
}
