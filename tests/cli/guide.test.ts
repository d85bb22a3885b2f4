import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tenantJsonSchema } from '#cli/tenant/json-schema.ts'
import { catalogueVendors } from '#contract/lobby/vendors.ts'
import { featureNames, switchNames } from '#contract/site/gates.ts'
import { languageCodes, languages } from '#contract/site/languages.ts'

const guide = readFileSync('docs/tenant-guide.md', 'utf8')

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
}

/** The codes of diagnostics as the code writes them: `code: 'bad-json'`, a table's second entry, a reporter's argument. */
function codesOf(text: string): string[] {
  const forms = [
    /\bcode: '([a-z]+(?:-[a-z0-9]+)*)'/g,
    /\bcode[^\n]*\? '([a-z]+(?:-[a-z0-9]+)+)' : '([a-z]+(?:-[a-z0-9]+)+)'/g,
    /\?\? '(unknown-[a-z]+|wrong-[a-z]+)'/g,
    /\/, '(unknown-[a-z]+)', '/g,
    /(?:report|failed)\([^')]*'([a-z]+(?:-[a-z0-9]+)+)'/g,
  ]
  return forms.flatMap((form) => [...text.matchAll(form)].flatMap((match) => match.slice(1).filter(Boolean)))
}

const folders = ['cli/tenant', 'cli/theme', 'cli/check']
const built = sourcesOf('cli/build').filter((text) => /severity: 'error'|suggestion/.test(text))
const usage = new Set(['no-code', 'code-taken', 'bad-base', 'no-such-tenant', 'no-tenants-folder'])
const codes = [...folders.flatMap(sourcesOf), ...built].flatMap(codesOf).filter((code) => !usage.has(code))

test('the guide says what each code of a finding means', () => {
  expect(codes).toEqual(
    expect.arrayContaining(['bad-json', 'unknown-switch', 'not-https', 'contrast', 'wrong-message']),
  )
  expect([...new Set(codes)].filter((code) => !guide.includes(`\`${code}\``)).sort()).toEqual([])
})

test('the guide explains no code that is never given', () => {
  const section = guide.slice(guide.indexOf('## What each finding means'))
  const explained = [...section.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z0-9-]+)`/g)].map((match) => match[1]),
  )
  expect(explained.length).toBeGreaterThan(40)
  expect(explained.filter((code) => code && !codes.includes(code))).toEqual([])
})

test('the guide names every vendor, language, switch and feature', () => {
  expect(catalogueVendors).toHaveLength(60)
  const vendors = catalogueVendors.map(({ code, name }) => `\`${code}\` ${name}`)
  const tags = languageCodes.map((code) => `\`${code}\` | ${languages[code].tag} | ${languages[code].name}`)
  const names = [...switchNames, ...featureNames].map((name) => `\`${name}\``)
  expect([...vendors, ...tags, ...names].filter((text) => !guide.includes(text))).toEqual([])
})

test('the guide names every key of tenant.json', () => {
  const { properties = {} } = tenantJsonSchema() as { properties?: Record<string, { properties?: object }> }
  const keys = Object.entries(properties).flatMap(([key, value]) => [key, ...Object.keys(value.properties ?? {})])
  expect(keys.length).toBeGreaterThan(60)
  expect(keys.filter((key) => !new RegExp(`[\`.]${key.replace('$', '\\$')}[\`.]`).test(guide))).toEqual([])
})

test('troubleshooting names no code of an error that is never given', () => {
  const rows = readFileSync('docs/troubleshooting.md', 'utf8').matchAll(/^\| (`[^|]+) \|/gm)
  const named = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, code]) => code),
  )
  const given = sourcesOf('cli').join('\n')
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((code) => !given.includes(`'${code}'`))).toEqual([])
})
