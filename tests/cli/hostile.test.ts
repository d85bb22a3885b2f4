import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { type LiveryRun, TenantsFolder } from '#tests/support/livery.ts'
import { livery } from './support/warm-livery.ts'

const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`

interface Hostile {
  code: string
  spoil: (folder: TenantsFolder, code: string) => void
  expected: Partial<Diagnostic>
}

const content = (code: string, text: string | Uint8Array, expected: Partial<Diagnostic>): Hostile => ({
  code,
  spoil: (folder) => folder.write(code, 'tenant.json', text),
  expected: { file: `tenants/${code}/tenant.json`, line: 1, column: 1, ...expected },
})

const hostile: readonly Hostile[] = [
  content('is-empty', '', { code: 'bad-json', message: 'The file is empty' }),
  content('is-list', '\n [1, 2]', {
    code: 'bad-json',
    message: 'The file must hold one JSON object',
    line: 2,
    column: 2,
  }),
  content('is-null', 'null', { code: 'bad-json', message: 'The file must hold one JSON object' }),
  content('is-deep', deep, {
    code: 'too-deep',
    message: 'Brackets stand within each other more than 64 deep',
    column: 69,
  }),
  content('is-huge', `{"a":"${'x'.repeat(10_000_000)}"}`, {
    code: 'file-too-large',
    message: 'The file has 10000008 bytes, more than the 1048576 that one may have',
  }),
  content('is-latin1', Buffer.from('{\n "name": "Caf\xe9" }', 'latin1'), {
    code: 'not-utf8',
    message: 'The file is not UTF-8 text',
    line: 2,
    column: 14,
    suggestion: 'Save it as UTF-8.',
  }),
  content('is-utf16', Buffer.from('\uFEFF{ "name": "x" }', 'utf16le'), { code: 'not-utf8' }),
  content('has-nul', '{ "name": \0 }', { code: 'bad-json', column: 11 }),
  {
    code: 'is-folder',
    spoil(folder, code) {
      rmSync(folder.path(code, 'tenant.json'))
      mkdirSync(folder.path(code, 'tenant.json'))
    },
    expected: { file: 'tenants/is-folder/tenant.json', code: 'unreadable-file', message: 'This is not a file' },
  },
  {
    code: 'is-pipe',
    spoil(folder, code) {
      rmSync(folder.path(code, 'tenant.json'))
      execFileSync('mkfifo', [folder.path(code, 'tenant.json')])
    },
    expected: { file: 'tenants/is-pipe/tenant.json', code: 'unreadable-file', message: 'This is not a file' },
  },
  {
    code: 'is-broken-link',
    spoil(folder, code) {
      rmSync(folder.path(code, 'tenant.json'))
      symlinkSync('nowhere.json', folder.path(code, 'tenant.json'))
    },
    expected: { file: 'tenants/is-broken-link/tenant.json', code: 'unreadable-file' },
  },
  {
    code: 'has-device',
    spoil: (folder, code) => symlinkSync('/dev/zero', folder.path(code, 'assets', 'endless.svg')),
    expected: { file: 'tenants/has-device/assets/endless.svg', code: 'link-outside' },
  },
  {
    code: 'has-linked-folder',
    spoil: (folder, code) => symlinkSync('../themes', folder.path(code, 'assets', 'more')),
    expected: { file: 'tenants/has-linked-folder/assets/more', code: 'not-a-file' },
  },
  {
    code: 'has-odd-name',
    spoil: (folder, code) =>
      writeFileSync(Buffer.concat([Buffer.from(`${folder.path(code, 'assets')}/a`), Buffer.from([0xff, 0xfe])]), 'x'),
    expected: { file: 'tenants/has-odd-name/assets/a\uFFFD\uFFFD', code: 'bad-file-name' },
  },
  {
    code: 'has-deep-tokens',
    spoil: (folder, code) => folder.write(code, 'themes/light.tokens.json', deep),
    expected: { file: 'tenants/has-deep-tokens/themes/light.tokens.json', code: 'too-deep' },
  },
  {
    code: 'has-token-folder',
    spoil: (folder, code) => folder.write(code, 'themes/dark.tokens.json/x', ''),
    expected: { file: 'tenants/has-token-folder/themes/dark.tokens.json', code: 'unreadable-file' },
  },
  {
    code: 'has-deep-strings',
    spoil: (folder, code) => folder.write(code, 'locales/en/shell.json', deep),
    expected: { file: 'tenants/has-deep-strings/locales/en/shell.json', code: 'too-deep' },
  },
  {
    code: 'has-bad-demo',
    spoil: (folder, code) => folder.write(code, 'demo.json', '{'),
    expected: { file: 'tenants/has-bad-demo/demo.json', code: 'bad-json', message: 'A closing brace "}" is missing' },
  },
  {
    code: 'has-huge-picture',
    spoil: (folder, code) => folder.write(code, 'assets/big.png', Buffer.alloc(3_000_000)),
    expected: {
      file: 'tenants/has-huge-picture/assets/big.png',
      code: 'asset-too-large',
      message: 'The file has 3000000 bytes, more than 2097152',
    },
  },
  {
    code: 'is-sparse',
    spoil: (folder, code) => truncateSync(folder.path(code, 'tenant.json'), 200_000_000),
    expected: { file: 'tenants/is-sparse/tenant.json', code: 'file-too-large' },
  },
  {
    code: 'has-sparse-logo',
    spoil: (folder, code) => truncateSync(folder.path(code, 'assets', 'logo.svg'), 200_000_000),
    expected: { file: 'tenants/has-sparse-logo/assets/logo.svg', code: 'asset-too-large' },
  },
  {
    code: 'has-link-loop',
    spoil: (folder, code) => symlinkSync('.', folder.path(code, 'assets', 'loop')),
    expected: { file: 'tenants/has-link-loop/assets/loop', code: 'not-a-file', message: 'This is not a file' },
  },
  {
    code: 'has-many-tokens',
    spoil: (folder, code) =>
      folder.write(
        code,
        'themes/light.tokens.json',
        `{"color":{${Array.from({ length: 9000 }, (_, index) => `"k${index}":{"$value":"#fff"}`).join()}}}`,
      ),
    expected: { file: 'tenants/has-many-tokens/themes/light.tokens.json', code: 'too-many-tokens' },
  },
  {
    code: 'has-heavy-logo',
    spoil: (folder, code) =>
      folder.write(
        code,
        'assets/logo.svg',
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="${'M0 0L9 9'.repeat(200_000)}"/></svg>`,
      ),
    expected: { file: 'tenants/has-heavy-logo/assets/logo.svg', code: 'unsafe-svg' },
  },
  {
    code: 'has-endless-colour',
    spoil: (folder, code) =>
      folder.edit(code, 'tenant.json', (text) =>
        text.replace(/"colour": "[^"]+"/, '"colour": "color(srgb 1e300 -1e300 1e300)"'),
      ),
    expected: { file: 'tenants/has-endless-colour/tenant.json', code: 'brand-colour' },
  },
  {
    code: 'has-many-keys',
    spoil: (folder, code) =>
      folder.edit(code, 'tenant.json', (text) =>
        text.replace('{', `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}": 1,`).join('\n')}`),
      ),
    expected: {
      file: 'tenants/has-many-keys/tenant.json',
      code: 'unknown-key',
      message: 'The key "k0" is not known',
      column: 2,
    },
  },
]

const folder = new TenantsFolder()
let run: LiveryRun
let diagnostics: Diagnostic[]

beforeAll(async () => {
  for (const { code, spoil } of hostile) {
    folder.copy('lite', code)
    spoil(folder, code)
  }
  folder.copy('lite', 'with-bom')
  folder.edit('with-bom', 'tenant.json', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`)
  folder.copy('lite', 'with-bom-and-slip')
  folder.write('with-bom-and-slip', 'tenant.json', '\uFEFF{ "nam": 1 }\r\n')
  run = await livery(['validate', '--json', '--cwd', folder.cwd])
  diagnostics = run.json<{ diagnostics: Diagnostic[] }>().diagnostics
})

afterAll(() => folder.remove())

test('nothing that stands in a folder makes the command fail otherwise than by a finding', () => {
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toBe('')
})

test.each(hostile)('$code', ({ code, expected }) => {
  expect(diagnostics.find((finding) => finding.tenant === code && finding.code === expected.code)).toMatchObject(
    expected,
  )
})

test('a byte order mark and Windows line ends are no mistakes', () => {
  expect(diagnostics.filter((finding) => finding.tenant === 'with-bom')).toEqual([])
})

test('a byte order mark is no column', () => {
  expect(
    diagnostics.find((finding) => finding.tenant === 'with-bom-and-slip' && finding.code === 'unknown-key'),
  ).toMatchObject({ line: 1, column: 3, suggestion: 'Did you mean "name"?' })
})

test('a file that could not be read is not also said to miss everything', () => {
  expect(diagnostics.filter((finding) => finding.tenant === 'is-list')).toHaveLength(1)
  expect(diagnostics.filter((finding) => finding.tenant === 'is-deep')).toHaveLength(1)
})

test('thousands of findings end after two hundred', () => {
  const found = diagnostics.filter((finding) => finding.tenant === 'has-many-keys')
  expect(found).toHaveLength(201)
  expect(found.at(-1)).toMatchObject({
    code: 'more-findings',
    message: 'There are 19800 more findings',
    severity: 'error',
  })
})

test('for the eye the same run ends soon, in words, without control characters', async () => {
  folder.copy('lite', 'with-escape')
  folder.edit('with-escape', 'tenant.json', (text) => text.replace('"USD"', '"U\u001b[31mS\u202eD"'))
  const outcome = await livery(['validate', '--cwd', folder.cwd])
  expect(outcome.exitCode).toBe(1)
  expect(outcome.stderr).toBe('')
  expect(outcome.stdout).toMatch(/29 tenants, \d+ errors\.\n$/)
  expect(outcome.stdout).toContain('There is no currency "U·[31mS·D"')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
  expect(outcome.stdout).not.toMatch(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E]/)
})
