import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import type { SiteManifest } from '#cli/site-files/manifest.ts'
import type { Store } from '#cli/store/store.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Fingerprints } from '../fingerprint/fingerprint.ts'
import { describeReason, explainFiles, rememberFiles } from './explain.ts'
import { crashedBuild, failedBuild } from './failed.ts'
import type { BuildReason } from './reasons.ts'
import { aboutSite, builtAs, notBuilt } from './result.ts'
import type { TenantJob } from './tenant.ts'

const was = 'a'.repeat(64)
const is = 'b'.repeat(64)
const changed = (part: string, more = {}): BuildReason => ({ kind: 'input-changed', part, was, is, ...more })

test.each<[BuildReason, string]>([
  [{ kind: 'first-build' }, 'there was no site of it'],
  [{ kind: 'output-missing', file: 'index.html' }, 'index.html was missing from its site'],
  [{ kind: 'output-damaged', file: 'a.js' }, 'a.js of its site was not what was published'],
  [{ kind: 'always-checked' }, 'its folder holds something that content alone does not describe'],
  [{ kind: 'domain-taken' }, 'a domain of it is another tenant’s too'],
  [changed('folder'), 'changed: its folder (aaaaaaaaaaaa → bbbbbbbbbbbb)'],
  [changed('base:house'), 'changed: the base "house" (aaaaaaaaaaaa → bbbbbbbbbbbb)'],
  [changed('strings:th'), 'changed: the strings in th (aaaaaaaaaaaa → bbbbbbbbbbbb)'],
  [changed('node', { was: 'v24.1.0', is: 'v24.2.0' }), 'changed: Node (v24.1.0 → v24.2.0)'],
  [changed('something'), 'changed: something (aaaaaaaaaaaa → bbbbbbbbbbbb)'],
  [changed('tokens', { was: null }), 'new: the shared tokens'],
  [changed('tokens', { is: null }), 'gone: the shared tokens'],
  [
    changed('code', { files: [{ path: 'src/a.ts', change: 'added' }] }),
    'changed: the site’s code (aaaaaaaaaaaa → bbbbbbbbbbbb): src/a.ts added',
  ],
])('%j reads as "%s"', (reason, text) => {
  expect(describeReason(reason)).toBe(text)
})

test.each([
  [5, 'f0 changed, f1 changed, f2 changed, f3 changed, f4 changed'],
  [6, 'f0 changed, f1 changed, f2 changed, f3 changed, f4 changed, 1 more'],
  [105, 'f0 changed, f1 changed, f2 changed, f3 changed, f4 changed, 100 more'],
])('of %i files five are named', (count, text) => {
  const files = Array.from({ length: count }, (_, index) => ({ path: `f${index}`, change: 'changed' as const }))
  expect(describeReason(changed('code', { files })).split('): ')[1]).toBe(text)
})

function memoryStore(): Store {
  const records = new Map<string, string>()
  return {
    record: async (kind: string, key: string) => records.get(`${kind} ${key}`),
    setRecord: async (kind: string, key: string, text: string) => void records.set(`${kind} ${key}`, text),
  } as unknown as Store
}
const prints = (files: Record<string, string>): Fingerprints =>
  ({
    filesOf: (_: string, part: string) => (part === 'code' ? new Map(Object.entries(files)) : undefined),
  }) as unknown as Fingerprints
const job = (hash: string) =>
  ({ code: 'acme', fingerprint: { parts: { code: hash, node: 'v24' } } }) as unknown as TenantJob
const explain = async (store: Store, now: Record<string, string>, reason: BuildReason) =>
  (await explainFiles(store, prints(now), new Map([['acme', [reason]]]))).get('acme')

test('what was kept of the last build tells which files differ in a part', async () => {
  const store = memoryStore()
  expect(await rememberFiles(store, prints({ 'a.ts': '1', 'b.ts': '1', 'c.ts': '1' }), [job(was)])).toBe(true)
  expect(await explain(store, { 'b.ts': '2', 'c.ts': '1', 'd.ts': '1' }, changed('code'))).toEqual([
    changed('code', {
      files: [
        { path: 'a.ts', change: 'removed' },
        { path: 'b.ts', change: 'changed' },
        { path: 'd.ts', change: 'added' },
      ],
    }),
  ])
})

test.each<[string, BuildReason]>([
  ['of a part without files', changed('node')],
  ['of a part that is new', changed('code', { was: null })],
  ['of a build that was not kept', changed('code', { was: 'c'.repeat(64) })],
  ['of a site that was missing', { kind: 'first-build' }],
])('a reason %s stays as it is', async (_, reason) => {
  const store = memoryStore()
  await rememberFiles(store, prints({ 'a.ts': '1' }), [job(was)])
  expect(await explain(store, { 'a.ts': '2' }, reason)).toEqual([reason])
})

test('a full disk keeps nothing, and stops nothing', async () => {
  const full = { setRecord: () => Promise.reject(new Error('ENOSPC')) } as unknown as Store
  expect(await rememberFiles(full, prints({ 'a.ts': '1' }), [job(was)])).toBe(false)
  expect(await rememberFiles(memoryStore(), prints({}), [{ code: 'acme', fingerprint: null } as TenantJob])).toBe(true)
})

const workspace: Workspace = { root: '/w', cwd: '/w', tenantsDir: '/w/tenants', cacheDir: '/w/.livery' }
const place = { workspace, outDir: join('/w', 'dist'), code: 'acme' }

test('a tenant whose build threw failed alone, with what to do', () => {
  const error = new CliError('disk-full', 'The disk is full', { hint: 'Make room.' })
  expect(failedBuild(place, error)).toMatchObject({
    code: 'acme',
    ok: false,
    outDir: 'dist/acme',
    diagnostics: [
      {
        tenant: 'acme',
        file: 'tenants/acme/tenant.json',
        severity: 'error',
        code: 'build-failed',
        message: 'The disk is full',
        suggestion: 'Make room.',
      },
    ],
  })
  expect(failedBuild(place, 'thrown text').diagnostics[0]?.message).toContain('thrown text')
})

test('a tenant that took two workers with it is told how to look closer', () => {
  expect(crashedBuild(place, 'by SIGKILL').diagnostics).toMatchObject([
    {
      code: 'worker-lost',
      message: 'Two workers ended while they built this tenant, the last by SIGKILL',
      suggestion: 'Look whether memory ran short, and build it alone: --tenant acme --workers 1',
    },
  ])
})

test('a built site is counted with its livery.json; one that was not built has nothing', () => {
  const manifest = {
    profile: '01234567',
    initialJs: { raw: 10, brotli: 4 },
    files: { a: { sha256: '', bytes: 3 }, b: { sha256: '', bytes: 4 } },
  } as unknown as SiteManifest
  expect(builtAs(place, aboutSite(manifest), { diagnostics: [], ms: 5 })).toEqual({
    code: 'acme',
    ok: true,
    outDir: 'dist/acme',
    profile: '01234567',
    ms: 5,
    cached: false,
    shared: false,
    files: 3,
    bytes: 7,
    initialJs: { raw: 10, brotli: 4 },
    diagnostics: [],
    steps: [],
    reasons: [],
  })
  expect(builtAs(place, aboutSite(manifest), { diagnostics: [], ms: 0, cached: true })).toMatchObject({
    cached: true,
    shared: false,
  })
  expect(notBuilt(place, [], 9)).toMatchObject({ ok: false, profile: null, files: 0, bytes: 0, ms: 9 })
})
