import { mkdirSync, symlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { scratch, writeTree } from '#tests/support/scratch.ts'
import { optionalFile, outputFile, outputFolder, requireTenantsFolder, sitesFolder, stateFolder } from './guarded.ts'
import type { Workspace } from './workspace.ts'

let root = ''
let workspace: Workspace
beforeEach(() => {
  root = scratch({
    'product/src/main.tsx': '',
    'product/tenants/acme/tenant.json': '{}',
    'product/.livery/store/': '',
    'out/': '',
    'notes.txt': 'mine',
  })
  const product = join(root, 'product')
  workspace = { root: product, cwd: root, tenantsDir: join(product, 'tenants'), cacheDir: join(product, '.livery') }
})

/** What a folder or file is refused for; null where it may be written to. */
function refusal(ask: () => unknown): string | null {
  try {
    ask()
    return null
  } catch (error) {
    const { code, message, exitCode } = error as { code: string; message: string; exitCode: number }
    return `${exitCode} ${code}: ${message.replaceAll(`${root}/`, '')}`
  }
}

const askFolders: [string, (shown: string) => unknown][] = [
  ['a folder of output', (shown) => outputFolder(workspace, '--out', shown)],
  ['a folder of sites', (shown) => sitesFolder(workspace, { option: '--out', shown })],
  ['a folder of state', (shown) => stateFolder(workspace, '--out', shown)],
  ['a file', (shown) => outputFile(workspace, '--out', shown)],
]

test.each(askFolders)('%s is never a source, the tenants or the cache', (_, ask) => {
  const refused = (shown: string) => refusal(() => ask(shown))
  expect(refused('product/src')).toBe('2 protected-folder: "product/src" (--out) is "src" of the repository')
  expect(refused('product/tenants/acme/x')).toBe(
    '2 protected-folder: "product/tenants/acme/x" (--out) is inside the folder of the tenants (product/tenants)',
  )
  expect(refused('product/.livery/store')).toBe(
    '2 protected-folder: "product/.livery/store" (--out) is inside the cache (product/.livery)',
  )
  expect(refused('product')).toMatch(/^2 protected-folder: "product" \(--out\) is the repository$/)
  expect(refused('.')).toMatch(/^2 protected-folder: "\." \(--out\) holds the folder of the tenants/)
  expect(refused(homedir())).toMatch(/^2 protected-folder: /)
})

test.each(askFolders)('%s may stand beside them, there or not', (_, ask) => {
  expect(refusal(() => ask('out/new'))).toBe(null)
  expect(refusal(() => ask('product/dist'))).toBe(null)
  expect(refusal(() => ask('product/srcs'))).toBe(null)
})

test('what is given is absolute, from the folder the command runs in', () => {
  expect(outputFolder(workspace, '--out', 'out/../out')).toBe(join(root, 'out'))
  expect(sitesFolder(workspace, { option: '--out', shown: '/nowhere/dist' })).toBe('/nowhere/dist')
  expect(outputFile(workspace, '--out', 'page.html')).toBe(join(root, 'page.html'))
})

test('a file that somebody wrote is not written over; an option that was left out names none', () => {
  expect(refusal(() => outputFile(workspace, '--report', 'notes.txt'))).toBe(
    '2 file-not-ours: "notes.txt" (--report) is there already, and livery did not make it',
  )
  expect(optionalFile(workspace, '--report', undefined)).toBe(undefined)
  expect(optionalFile(workspace, '--report', 'new.html')).toBe(join(root, 'new.html'))
  expect(refusal(() => optionalFile(workspace, '--report', 'notes.txt'))).not.toBe(null)
})

test.each<[string, Record<string, string>, string | null]>([
  ['built sites', { 'out/acme/livery.json': '{}' }, null],
  ['released sites', { 'out/acme/releases/': '' }, null],
  ['a release that was cut short', { 'out/acme/.lock': '' }, null],
  ['an empty folder', { 'out/acme/': '' }, null],
  ['a report of livery’s', { 'out/report.json': '{"ok":true}' }, null],
  ['what builds leave', { 'out/.acme.stage-0a1b2c-12-0a1b2c-3/': '' }, null],
  ['a person’s photos', { 'out/photos/a.jpg': 'x' }, 'holds "photos", which livery did not make'],
  ['a person’s notes', { 'out/notes.txt': 'x' }, 'holds "notes.txt", which livery did not make'],
  ['a stage of another form', { 'out/.acme.stage-mine/x': '' }, 'holds ".acme.stage-mine", which livery did not make'],
])('a folder of sites with %s', (_, tree, problem) => {
  writeTree(root, tree)
  expect(refusal(() => sitesFolder(workspace, { option: '--out', shown: 'out' }))).toBe(
    problem && `2 folder-not-ours: "out" (--out) ${problem}`,
  )
})

test('folders of tenants that are checked apart are passed over here', () => {
  writeTree(root, { 'out/acme/photo.jpg': 'x', 'out/globex/photo.jpg': 'x' })
  expect(refusal(() => sitesFolder(workspace, { option: '--out', shown: 'out' }, ['acme', 'globex']))).toBe(null)
  expect(refusal(() => sitesFolder(workspace, { option: '--out', shown: 'out' }, ['acme']))).toContain('holds "globex"')
})

test('a link among sites is nobody’s to follow', () => {
  mkdirSync(join(root, 'elsewhere'))
  symlinkSync('../elsewhere', join(root, 'out', 'acme'))
  expect(refusal(() => sitesFolder(workspace, { option: '--out', shown: 'out' }))).toContain(
    'holds "acme", which livery did not make',
  )
})

test.each([
  ['gateway.sqlite', null],
  ['gateway.sqlite-wal', null],
  ['gateway-key.json', null],
  ['gateway.sqlite.bak', 'holds "gateway.sqlite.bak"'],
  ['other.sqlite', 'holds "other.sqlite"'],
])('a folder of state with %s', (name, problem) => {
  writeTree(root, { [`out/${name}`]: '' })
  const refused = refusal(() => stateFolder(workspace, '--data', 'out'))
  if (problem === null) expect(refused).toBe(null)
  else expect(refused).toContain(`2 folder-not-ours: "out" (--data) ${problem}`)
})

test('new tenants are made among the product’s own or where nothing else is, not among sources', () => {
  const at = (tenantsDir: string) => refusal(() => requireTenantsFolder({ ...workspace, tenantsDir }))
  expect(at(workspace.tenantsDir)).toBe(null)
  expect(at(join(root, 'brands'))).toBe(null)
  expect(at(join(root, 'product', 'src'))).toContain('--tenants) is "src" of the repository')
  expect(at(join(root, 'product', '.livery', 'tenants'))).toContain('is inside the cache')
  expect(at(root)).toContain('holds the repository')
})
