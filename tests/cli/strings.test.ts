import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { livery } from '#tests/support/livery.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-strings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string) => join(folder, name)
const exported = (name: string, ...options: string[]) => ['strings', 'export', '--out', file(name), ...options]

test.each(['ar.xlf', 'ar.po', 'ar.csv'])('%s goes out and comes back without a change', async (name) => {
  const out = await livery([...exported(name, '--language', 'ar'), '--json'])
  expect(JSON.parse(out.stdout)).toMatchObject({ ok: true, language: 'ar', missing: 0 })
  const back = await livery(['strings', 'import', file(name), '--language', 'AR', '--json'])
  expect(JSON.parse(back.stdout)).toEqual({ ok: true, language: 'ar', changed: [], files: [], diagnostics: [] })
  const first = readFileSync(file(name), 'utf8')
  await livery(exported(name, '--language', 'ar'))
  expect(readFileSync(file(name), 'utf8')).toBe(first)
})

test('a dry run says what would change', async () => {
  await livery(exported('th.csv', '--language', 'th'))
  const text = readFileSync(file('th.csv'), 'utf8')
  writeFileSync(file('th.csv'), text.replace(/^(wallet:again,Try again,)[^,]*/m, '$1ลองใหม่อีกที'))
  const run = await livery(['strings', 'import', file('th.csv'), '--language', 'th', '--dry-run'])
  expect(run.exitCode).toBe(0)
  expect(run.stdout).toMatch(/^wallet:again: .+ → ลองใหม่อีกที$/m)
  expect(run.stdout + run.stderr).toContain('th: 1 text changed in 1 file.')
})

test('an import with an error names its line, and takes nothing', async () => {
  await livery(exported('es.po', '--language', 'es'))
  const text = readFileSync(file('es.po'), 'utf8')
  const broken = text.replace('msgstr "Se trata de {{amount}}."', 'msgstr "Se trata de algo."')
  expect(broken).not.toBe(text)
  writeFileSync(file('es.po'), broken)
  const run = await livery(['strings', 'import', file('es.po')])
  expect(run.exitCode).toBe(1)
  const line = broken.split('\n').indexOf('msgctxt "lottery:unanswered.about"') + 1
  expect(run.stdout).toContain(`es.po:${line}:1`)
  expect(run.stdout).toContain('wrong-placeholder')
  expect(run.stdout + run.stderr).toContain('Nothing was taken')
})

test('a tenant’s site has some of the texts, and a language that is whole lacks none', async () => {
  const all = JSON.parse((await livery([...exported('a.po', '--language', 'ja'), '--json'])).stdout)
  const lite = JSON.parse((await livery([...exported('b.po', '--language', 'ja', '-t', 'lite'), '--json'])).stdout)
  const missing = JSON.parse((await livery([...exported('c.po', '--language', 'ja', '--missing'), '--json'])).stdout)
  expect(lite.texts).toBeGreaterThan(500)
  expect(lite.texts).toBeLessThan(all.texts)
  expect(missing.texts).toBe(0)
})

test('the status has a row for each language, and one for each namespace of one', async () => {
  const run = await livery(['strings', 'status', '--json'])
  const { languages } = JSON.parse(run.stdout)
  expect(languages).toHaveLength(36)
  expect(languages.find(({ language }: { language: string }) => language === 'ar')).toMatchObject({
    findings: 0,
    review: { translated: { by: 'machine' }, nativeReader: null },
  })
  const table = await livery(['strings', 'status', '--language', 'ar'])
  expect(table.stdout).toMatch(/^wallet\s+100 %/m)
})

test.each<[string, readonly string[], string]>([
  ['another language', ['export', '--language', 'swa', '--out', file('x.po')], 'Did you mean "sw"?'],
  ['English', ['export', '--language', 'en', '--out', file('x.po')], 'English is what the others are translated from'],
  ['another format', ['export', '--language', 'sw', '--out', file('x.docx')], '.xlf, .xliff, .po and .csv'],
  ['a place among the sources', ['export', '--language', 'sw', '--out', 'locales/x.po'], 'Nothing was changed'],
  ['a file that is not there', ['import', file('gone.po')], 'cannot be read'],
  ['a table without its language', ['import', file('th.csv')], 'Name it with --language'],
  ['a file of another language', ['import', file('es.po'), '--language', 'th'], 'is in es'],
])('%s is refused in words', async (_, args, says) => {
  const run = await livery(['strings', ...args])
  expect(run.exitCode).toBeGreaterThan(0)
  expect(run.stderr).toContain(says)
})
