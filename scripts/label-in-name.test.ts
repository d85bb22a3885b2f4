import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { languagesIn } from '#cli/locale/text-folders.ts'

/** What stands on a control, and the name that says more; both as "namespace:key". */
interface Pair {
  visible: string
  name: string
}

/** Pairs that come together in code which takes both as texts. */
const passedOn: readonly Pair[] = [
  { visible: 'play:tile.play', name: 'play:tile.playName' },
  { visible: 'play:game.play', name: 'play:tile.playName' },
  { visible: 'play:tile.trial', name: 'play:tile.trialName' },
  { visible: 'play:game.trial', name: 'play:tile.trialName' },
  { visible: 'play:tile.more', name: 'play:tile.open' },
  { visible: 'points:item.logIn', name: 'points:item.logInWhat' },
  { visible: 'missions:claim', name: 'missions:claimWhat' },
  { visible: 'rewards:claim', name: 'rewards:claimWhat' },
  { visible: 'redEnvelope:open', name: 'redEnvelope:openWhat' },
  { visible: 'centre:copy.copy', name: 'centre:copy.what' },
  { visible: 'centre:copy.copy', name: 'blog:post.copy' },
  { visible: 'security:totp.copyCodes', name: 'security:totp.copySecret' },
]

const control =
  /<(Button|LinkButton|button|Link|a)\b((?:[^<>]|=>|<[^<>]*>)*?)aria-label=\{([^\n]*)\}\n?((?:[^<>]|=>)*)>([\s\S]*?)<\/\1>/g
const key = /\bt\(\s*'([\w:.]+)'/g
const choices = /\bt\(\s*[^'`)]*\? '([\w:.]+)' : '([\w:.]+)'/g

const keysIn = (code: string): string[] => [
  ...[...code.matchAll(key)].map(([, one = '']) => one),
  ...[...code.matchAll(choices)].flatMap(([, one = '', other = '']) => [one, other]),
]

/** The text and the name of one control: where each is a choice of two, they change together. */
function sideBySide(texts: readonly string[], names: readonly string[]): Pair[] {
  if (texts.length === names.length) return texts.map((visible, index) => ({ visible, name: names[index] ?? '' }))
  return names.flatMap((name) => texts.map((visible) => ({ visible, name })))
}

/** The controls of a file whose text and name are strings side by side. */
function pairsOf(path: string): Pair[] {
  const code = readFileSync(path, 'utf8')
  const [, namespace = 'shell'] = /useTranslation\(\[?'(\w+)'/.exec(code) ?? []
  const whole = (one: string) => (one.includes(':') ? one : `${namespace}:${one}`)
  return [...code.matchAll(control)].flatMap(([, , , name = '', , inside = '']) =>
    sideBySide(keysIn(inside), keysIn(name)).map((pair) => ({ visible: whole(pair.visible), name: whole(pair.name) })),
  )
}

const pairs = [
  ...passedOn,
  ...globSync('src/**/*.tsx')
    .filter((path) => !path.includes('.test.'))
    .flatMap(pairsOf),
]

const strings = z.record(z.string(), z.json())

function textIn(language: string, whole: string): string | undefined {
  const [namespace = '', name = ''] = whole.split(':')
  let found: unknown = strings.parse(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8')))
  for (const part of name.split('.')) found = strings.safeParse(found).data?.[part]
  return typeof found === 'string' ? found : undefined
}

test('there are controls whose text and name are compared', () => {
  expect(pairs.length).toBeGreaterThan(passedOn.length + 5)
})

test.each(languagesIn('locales'))('in %s every name of a control begins with the text on it', (language) => {
  const wrong = pairs.flatMap(({ visible, name }) => {
    const [text, said] = [textIn(language, visible), textIn(language, name)]
    if (text === undefined || said === undefined) return [`${visible} or ${name} is no string`]
    return said.startsWith(text) || said.startsWith('{{action}}') ? [] : [`${name}: “${said}” on “${text}”`]
  })
  expect(wrong).toEqual([])
})
