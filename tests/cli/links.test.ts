import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { type LiveryRun, TenantsFolder } from '#tests/support/livery.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

/** In everything that a tenant must not see: outside its folder, and in the environment of the command. */
const canary = 'canary-7f3d91'

const folder = new TenantsFolder()
const outside = mkdtempSync(join(tmpdir(), 'livery-outside-'))

/** What a link leads to, each with the canary where a reader would quote it. */
const targets = {
  text: join(outside, 'text.svg'),
  json: join(outside, 'text.json'),
  drawing: join(outside, 'drawing.svg'),
  folder: join(outside, 'folder'),
  environment: '/proc/self/environ',
}

writeFileSync(targets.text, `root:x:0:0:${canary}\n`)
writeFileSync(targets.json, `{\n  "${canary}": ${canary}\n}\n`)
writeFileSync(targets.drawing, `<svg xmlns="http://www.w3.org/2000/svg" onload="${canary}"/>`)
for (const path of ['both.tokens.json', 'en/shell.json', 'shell.json', `${canary}.exe`, 'logo.svg', 'tenant.json']) {
  mkdirSync(dirname(join(targets.folder, path)), { recursive: true })
  writeFileSync(join(targets.folder, path), `{\n  "${canary}": ${canary}\n}\n`)
}

interface Linked {
  code: string
  /** In the tenant's folder: what is a link. */
  link: string
  target: string
}

const linked: readonly Linked[] = [
  { code: 'tenant-json', link: 'tenant.json', target: targets.json },
  { code: 'tenant-environment', link: 'tenant.json', target: targets.environment },
  { code: 'logo', link: 'assets/logo.svg', target: targets.drawing },
  { code: 'asset', link: 'assets/more.svg', target: targets.text },
  { code: 'asset-environment', link: 'assets/more.svg', target: targets.environment },
  { code: 'asset-folder', link: 'assets/more', target: targets.folder },
  { code: 'all-assets', link: 'assets', target: targets.folder },
  { code: 'tokens', link: 'themes/both.tokens.json', target: targets.json },
  { code: 'tokens-environment', link: 'themes/dark.tokens.json', target: targets.environment },
  { code: 'all-themes', link: 'themes', target: targets.folder },
  { code: 'messages', link: 'locales/en/shell.json', target: targets.json },
  { code: 'language', link: 'locales/en', target: targets.folder },
  { code: 'all-languages', link: 'locales', target: targets.folder },
  { code: 'demo', link: 'demo.json', target: targets.json },
  { code: 'demo-environment', link: 'demo.json', target: targets.environment },
]

/** A pipe without a writer: whoever opens it waits for ever. */
const pipes = ['assets/logo.svg', 'assets/more.svg', 'themes/both.tokens.json', 'locales/en/shell.json', 'demo.json']

function place(code: string, file: string, make: (path: string) => void): void {
  const path = folder.path(code, file)
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  make(path)
}

const env = { LIVERY_CANARY: canary }
let text: LiveryRun
let diagnostics: Diagnostic[]

beforeAll(async () => {
  for (const { code, link, target } of linked) {
    folder.copy('lite', code)
    place(code, link, (path) => symlinkSync(target, path))
  }
  for (const [index, file] of pipes.entries()) {
    folder.copy('lite', `pipe-${index}`)
    place(`pipe-${index}`, file, (path) => execFileSync('mkfifo', [path]))
  }
  folder.copy('lite', 'child')
  folder.edit('child', 'tenant.json', (json) =>
    json.replace('{', '{\n  "extends": "logo",').replace(/ {4}"(logo|favicon)":.*\n/g, ''),
  )
  folder.copy('lite', 'within')
  renameSync(folder.path('within', 'assets', 'logo.svg'), folder.path('within', 'mark.svg'))
  symlinkSync('../mark.svg', folder.path('within', 'assets', 'logo.svg'))
  await builtOnce()
  text = await livery(['validate', '--cwd', folder.cwd], { env })
  const run = await livery(['validate', '--json', '--cwd', folder.cwd], { env })
  expect(run.stdout + run.stderr).not.toContain(canary)
  diagnostics = run.json<{ diagnostics: Diagnostic[] }>().diagnostics
})

afterAll(() => {
  folder.remove()
  rmSync(outside, { recursive: true, force: true })
})

test('nothing of what links lead to is in what the command says', () => {
  expect({ exitCode: text.exitCode, stderr: text.stderr }).toEqual({ exitCode: 1, stderr: '' })
  expect(text.stdout).toContain('tenants/logo/assets/logo.svg:1:1 error')
  expect(text.stdout).not.toContain(canary)
  expect(text.stdout).not.toContain('root:x')
})

test.each(linked)('$code: the link is named, and nothing behind it', ({ code, link }) => {
  const found = diagnostics.filter(({ tenant }) => tenant === code)
  expect(found).toContainEqual({
    tenant: code,
    file: `tenants/${code}/${link}`,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'link-outside',
    message: 'The link leads out of the tenant’s folder',
    suggestion: 'Put the file itself here.',
  })
  const kinds = ['link-outside', 'missing-asset', 'unknown-strings']
  expect(found.map((finding) => finding.code).filter((kind) => !kinds.includes(kind))).toEqual([])
  expect(found.filter((finding) => finding.file.endsWith(link) && finding.code === 'link-outside')).toHaveLength(1)
})

test('a drawing that a base has by a link is not read for the tenant on top of it either', () => {
  const found = diagnostics.filter(({ tenant }) => tenant === 'child')
  expect(found.map(({ code, file }) => [code, file])).toContainEqual(['link-outside', 'tenants/logo/tenant.json'])
})

test.each([...pipes.entries()])('pipe-%i: %s is not waited for', (index, file) => {
  const found = diagnostics.filter(({ tenant }) => tenant === `pipe-${index}`)
  expect(found.map((finding) => finding.file)).toContain(`tenants/pipe-${index}/${file}`)
  expect(
    found.map(({ code }) => code).filter((code) => !/^(unreadable-file|not-a-file|missing-asset)$/.test(code)),
  ).toEqual([])
})

test('a link within the folder is a file like any other', () => {
  expect(diagnostics.filter(({ tenant }) => tenant === 'within')).toEqual([])
})

test.each(['show', 'theme', 'build', 'create', 'affected'])('%s quotes nothing of them', async (command) => {
  const codes = linked.map(({ code }) => code)
  const runs = {
    show: codes.map((code) => ['show', code]),
    theme: ['logo', 'tenant-json'].map((code) => ['theme', code]),
    build: [['build', ...codes.flatMap((code) => ['-t', code])]],
    create: [['create', 'copy', '--from', 'tenant-json']],
    affected: [['affected', '--since', 'HEAD']],
  }[command]
  for (const args of runs ?? []) {
    const { stdout, stderr, exitCode } = await livery([...args, '--cwd', folder.cwd], { env })
    expect({ args, isRefused: exitCode !== 0 || command === 'show' }).toEqual({ args, isRefused: true })
    expect(stdout + stderr).not.toContain(canary)
  }
})
