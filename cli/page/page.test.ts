import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { requireFreeFile } from '#cli/fs/guard.ts'
import { cspHash } from '#cli/fs/hash.ts'
import { isOwnFile } from '#cli/fs/own-file.ts'
import { html } from '#cli/lib/html.ts'
import type { Output } from '#cli/terminal/output.ts'
import { scratch } from '#tests/support/scratch.ts'
import { deliver, formatOf } from './deliver.ts'
import { calm, figureList, type PageParts, renderPage, section } from './page.ts'
import { table } from './table.ts'

const parts: PageParts = { title: 'T', kind: 'K', heading: 'H', lead: 'L', body: html`<p>body</p>` }
const evil = '<script>evil()</script>'
const page = (change: Partial<PageParts> = {}) => renderPage({ ...parts, ...change })
const contentOf = (text: string, name: string) => new RegExp(`<${name}>([^]*?)</${name}>`).exec(text)?.[1] ?? ''
const policyOf = (text: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? ''

test('a page asks for nothing from anywhere, and is known as livery’s own', () => {
  const text = page({ script: 'let a' })
  const dir = scratch({ 'page.html': text })
  expect(isOwnFile(join(dir, 'page.html'))).toBe(true)
  expect(policyOf(text)).toContain("default-src 'none'")
  expect(text).not.toMatch(/<[^>]*\s(src|href|srcset|action)=/)
})

test('its policy has the hash of its own style and script, and of no other', () => {
  const text = page({ script: 'let a', css: ['.own{color:red}'] })
  const [style, script] = [contentOf(text, 'style'), contentOf(text, 'script')]
  expect(policyOf(text)).toContain(`style-src ${cspHash(style)}`)
  expect(policyOf(text)).toContain(`script-src ${cspHash(script)}`)
  expect(style).toContain('.own{color:red}')
  expect(policyOf(page())).not.toContain('script-src')
})

test('what a tenant wrote into a style does not end it', () => {
  const text = page({ css: [`[data-a="</style>${evil}"]{}`] })
  expect(text.match(/<\/style>/g)).toHaveLength(1)
  expect(text).toContain('<\\/style>')
})

test.each(['title', 'kind', 'heading', 'lead'] as const)('a %s is text, whatever it is', (key) => {
  const text = page({ [key]: evil })
  expect(text).not.toContain(evil)
  expect(text).toContain('&lt;script&gt;evil()&lt;/script&gt;')
})

test('the same parts give the same bytes', () => {
  expect(page()).toBe(page())
})

test('figures lead to their sections, and those without one lead nowhere', () => {
  const text = figureList([
    { value: '1', name: evil, to: 'files' },
    { value: '0', name: 'none', isNone: true },
  ]).text
  expect(text).toContain('<a href="#files"><strong>1</strong>')
  expect(text).toContain('<li data-none><div><strong>0</strong><span>none</span></div></li>')
  expect(text).not.toContain(evil)
})

test('a section has its heading, and its count and note where there are some', () => {
  const body = html`<p>x</p>`
  expect(section({ id: 'a', title: evil, count: 12_345, note: 'n', body }).text).toContain(
    '<span class="count">12,345</span><p class="note">n</p>',
  )
  expect(section({ id: 'a', title: 'A', count: 0, body }).text).toContain('<span class="count">0</span>')
  const bare = section({ id: 'a', title: evil, body }).text
  expect(bare).toContain('<section id="a" aria-labelledby="a-title">')
  expect(bare).not.toMatch(/class="(count|note)"/)
  expect(bare + calm(evil).text).not.toContain(evil)
})

test('a table says the head of each cell, for small screens and for those who listen', () => {
  const text = table({
    caption: 'Files',
    columns: [{ title: 'Name' }, { title: 'Bytes', isNumber: true }],
    rows: [
      ['a.js', 5],
      [evil, html`<b>6</b>`],
    ],
    foot: ['All', 11],
  }).text
  expect(text).toContain('<caption class="hidden">Files</caption>')
  expect(text).toContain('<th scope="col" class="number">Bytes</th>')
  expect(text).toContain('<th scope="row">a.js</th><td data-label="Bytes" class="number"><div>5</div></td>')
  expect(text).toContain('<div><b>6</b></div>')
  expect(text).toContain('<tfoot><tr><th scope="row">All</th>')
  expect(text).not.toContain(evil)
})

test.each([
  ['a.html', 'html'],
  ['A.HTM', 'html'],
  ['a.json', 'json'],
  ['a.txt', 'text'],
  ['a', 'text'],
  ['a.pdf', 'text'],
])('a file named %s is written as %s', (out, format) => {
  expect(formatOf({ out })).toBe(format)
  expect(formatOf({ out, format: 'json' })).toBe('json')
})

test('a format that there is not is wrong usage, with those that there are', () => {
  expect(() => formatOf({ format: 'pdf' })).toThrow(
    expect.objectContaining({
      code: 'bad-format',
      exitCode: 2,
      message: 'There is no format "pdf"',
      hint: 'Use text, json, html.',
    }),
  )
})

function delivered(options: { isJson?: boolean; format?: string; file?: string }) {
  const root = scratch()
  const lines: string[] = []
  const objects: unknown[] = []
  const printed: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const isJson = options.isJson ?? false
  const output: Output = {
    isJson,
    isInteractive: false,
    line: (text = '') => lines.push(text),
    note: (text = '') => lines.push(text),
    detail: () => undefined,
    json: (value) => isJson && objects.push(value),
  }
  const path =
    options.file === undefined
      ? undefined
      : requireFreeFile({ path: join(root, options.file), shown: options.file, option: '--out' }, [])
  deliver(
    output,
    { format: options.format, out: options.file, path },
    { json: { ok: true }, text: () => ['a', 'b'], html: () => '<p>' },
  )
  vi.restoreAllMocks()
  return { lines, objects, printed, file: path && readFileSync(path, 'utf8') }
}

test('a result is printed, or written where it was asked for', () => {
  expect(delivered({})).toMatchObject({ printed: ['a\nb\n'], lines: [], objects: [] })
  expect(delivered({ format: 'html' }).printed).toEqual(['<p>'])
  expect(delivered({ file: 'x.html' })).toMatchObject({ printed: [], file: '<p>', lines: ['Wrote x.html (3 B).'] })
  expect(delivered({ file: 'x.json' }).file).toBe('{\n "ok": true\n}\n')
  expect(delivered({ file: 'x.txt' }).file).toBe('# Made by livery\na\nb\n')
})

test('with --json stdout holds the one object, whatever goes into the file', () => {
  expect(delivered({ isJson: true })).toMatchObject({ printed: [], objects: [{ ok: true }] })
  expect(delivered({ isJson: true, file: 'x.html' })).toMatchObject({ file: '<p>', objects: [{ ok: true }] })
})
