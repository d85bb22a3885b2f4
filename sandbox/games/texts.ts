import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/games.json' with { type: 'json' }

const texts = textsOf('games', english)

/** What every page says, what sports books and fight cards say, what tables say. */
const pageKeys = (['page', 'odds', 'table'] as const).flatMap((group) =>
  Object.keys(english[group]).map((name) => ({ name, key: `${group}.${name}` })),
)

/** All that the page of a game says, by key; what is put in is put in there. */
export function gameTexts(language: string): Record<string, string> {
  return Object.fromEntries(
    pageKeys.flatMap(({ name, key }) => (texts.has(key) ? [[name, texts.in(language, key)]] : [])),
  )
}

/** What holds for every round that the gateway settles. */
export const fairnessTexts = (language: string) => ({
  connection: texts.in(language, 'fairness.connection'),
  fault: texts.in(language, 'fairness.fault'),
})
