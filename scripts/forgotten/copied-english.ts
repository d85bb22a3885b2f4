/** Names that are the same everywhere. */
const names = [
  'Android',
  'Facebook',
  'Google',
  'iOS',
  'JP',
  'Line',
  'LINE',
  'QQ',
  'RTP {{percent}}',
  'Skype',
  'Telegram',
  'VIP',
  'WeChat',
  'WhatsApp',
  'Zalo',
]

/** Words that a language has taken from English, or has in common with it, by its folder. */
const sharedWords: Readonly<Record<string, readonly string[]>> = {
  es: [
    'Apps',
    'Arcade',
    'Bingo',
    'Blog',
    '{{topic}}: blog',
    'E-sports',
    'Jackpot',
    'No',
    'Total',
    'Video {{position}}',
    'Videos',
    '{{count}} min',
    '{{from}}–{{to}} min',
    '{{hours}} h {{minutes}} min',
    '{{minutes}} min',
  ],
  vi: [
    'Arcade',
    'Bingo',
    'Blog',
    '{{topic}}: blog',
    'E-mail',
    'Hot',
    'Jackpot',
    'Live',
    'Live chat',
    'Menu',
    'Slots',
    'Video {{position}}',
  ],
}

/** "earnings:file.daily", "team:members.file": names of files, which may stay in letters that every system takes. */
const isFileName = (key: string) => /(^|[.:])file(Name)?(\.|$)/.test(key)

const hasWords = (text: string) => /[A-Za-z]{2}/.test(text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ''))

/** Messages of a namespace, by their keys. */
type Messages = ReadonlyMap<string, string>

/** Strings of a language that are English as it stands, each as a sentence that names the file. */
export function copiedEnglish(tag: string, namespace: string, { english, own }: { english: Messages; own: Messages }) {
  const allowed = new Set([...names, ...(sharedWords[tag] ?? [])])
  return [...own].flatMap(([key, text]) =>
    text !== english.get(key) || !hasWords(text) || allowed.has(text) || isFileName(key)
      ? []
      : [
          `locales/${tag}/${namespace}.json: "${key}" is the English "${text}". Translate it, or name it as a word of that language in scripts/forgotten/copied-english.ts.`,
        ],
  )
}
