import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageCodes, languages } from '#contract/site/languages.ts'
import { noticeTexts } from './texts.ts'

const ready = readdirSync('locales')
const codes = languageCodes.filter((code) => ready.includes(languages[code].tag))

test.each(noticeTexts)(
  'the notice "%s" is in each language that a site can have, and in none is it English',
  (_, texts) => {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort())
    const titles = Object.values(texts).map((text) => text?.title)
    const contents = Object.values(texts).map((text) => text?.content)
    expect(new Set(titles).size).toBe(codes.length)
    expect(new Set(contents).size).toBe(codes.length)
  },
)

test('a notice leads to the same pages in every language', () => {
  const waysOf = (content = '') => [...content.matchAll(/href="([^"]+)"/g)].map(([, to]) => to).sort()
  for (const [id, texts] of noticeTexts) {
    const ways = waysOf(texts.EN?.content)
    for (const [code, text] of Object.entries(texts)) expect(waysOf(text?.content), `${id} ${code}`).toEqual(ways)
  }
})
