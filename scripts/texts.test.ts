import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textFindings } from '#cli/check/text-findings.ts'
import { sourceTexts } from '#cli/locale/coverage.ts'
import { orderedText } from '#cli/locale/exchange/ordered.ts'
import { namespacesOf, readMessages } from '#cli/locale/messages.ts'
import { languagesIn } from '#cli/locale/text-folders.ts'
import { openWorkspace } from '#cli/run/workspace.ts'

const tags = languagesIn('locales')

test('there are languages, and each has a glossary', () => {
  expect(tags.length).toBeGreaterThan(7)
  const glossaries = globSync('locales/glossary/*.json').map((path) => path.replace(/^.*\/|\.json$/g, ''))
  expect(glossaries.sort()).toEqual(tags.filter((tag) => tag !== 'en').sort())
})

test.each(tags)('nothing is wrong with the texts of %s', (tag) => {
  const workspace = openWorkspace({})
  const found = textFindings(workspace, [tag]).map(({ file, line, message }) => `${file}:${line} ${message}`)
  expect(found).toEqual([])
})

test.each(tags)('files of %s are as an import writes them', (tag) => {
  const others = namespacesOf('locales/en').filter((namespace) => {
    const english = readMessages('locales/en', namespace) ?? new Map<string, string>()
    const own = readMessages(`locales/${tag}`, namespace) ?? new Map<string, string>()
    return (
      readFileSync(`locales/${tag}/${namespace}.json`, 'utf8') !==
      orderedText([...sourceTexts(english, tag).keys()], own)
    )
  })
  expect(others).toEqual([])
})
