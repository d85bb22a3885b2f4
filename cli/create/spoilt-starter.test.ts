import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRecord } from '#cli/lib/is-record.ts'
import { hasErrors } from '#cli/terminal/diagnostic.ts'
import { formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import { domainFindings, readDomainClaims } from '../check/domains.ts'
import { checkTenant } from '../check/tenant.ts'
import { openWorkspace } from '../run/workspace.ts'
import { createTenant } from './tenant.ts'

const cwd = mkdtempSync(join(tmpdir(), 'livery-check-'))
const workspace = openWorkspace({ cwd })
const file = join(cwd, 'tenants', 'acme', 'tenant.json')
let text: string

beforeAll(() => {
  mkdirSync(join(cwd, 'tenants'))
  createTenant(workspace, { code: 'acme', name: 'Acme' })
  text = readFileSync(file, 'utf8')
})

afterAll(() => rmSync(cwd, { recursive: true }))

/** Paths of all values of the starter, each to be spoilt in turn. */
function pathsOf(value: unknown, path: string[] = []): string[][] {
  const below = isRecord(value) || Array.isArray(value) ? Object.entries(value) : []
  return [...(path.length > 0 ? [path] : []), ...below.flatMap(([key, child]) => pathsOf(child, [...path, key]))]
}

function replaced(value: unknown, path: readonly string[], by: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((child, index) => (String(index) === step ? replaced(child, rest, by) : child))
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, by) } : value
}

async function check(content: string) {
  writeFileSync(file, content)
  const checked = await checkTenant(workspace, 'acme')
  return { ...checked, taken: domainFindings(readDomainClaims(workspace), checked.loaded) }
}

test('the starter is sound, with warnings alone', async () => {
  const checked = await check(text)
  expect(checked.isSound).toBe(true)
  expect(checked.diagnostics.every((finding) => finding.code === 'not-filled-in')).toBe(true)
})

test('whatever value stands anywhere, the tenant is sound or says what is wrong, in the file', async () => {
  const paths = pathsOf(JSON.parse(text))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 2 }), async (path, value) => {
      const content = JSON.stringify(replaced(JSON.parse(text), path, value), null, 2)
      const { isSound, diagnostics, taken, loaded } = await check(content)
      expect(isSound || hasErrors(diagnostics)).toBe(true)
      expect(isSound && loaded.tenant === null).toBe(false)
      const lines = content.split('\n')
      for (const finding of [...diagnostics, ...taken].filter((one) => one.file === 'tenants/acme/tenant.json')) {
        expect(finding.column).toBeLessThanOrEqual((lines[finding.line - 1]?.length ?? -1) + 1)
      }
      formatDiagnostics({ cwd, tenantsDir: `${cwd}/tenants` }, diagnostics)
    }),
    { numRuns: 80 },
  )
}, 60_000)

test('whatever bytes stand in the file, it is a finding and no failure', async () => {
  const cut = fc.tuple(
    fc.nat(text.length),
    fc.nat(40),
    fc.oneof(fc.string(), fc.constantFrom('{', '"', ']', '\\', '\0')),
  )
  await fc.assert(
    fc.asyncProperty(cut, async ([at, length, inserted]) => {
      const { isSound, diagnostics } = await check(text.slice(0, at) + inserted + text.slice(at + length))
      expect(isSound || hasErrors(diagnostics)).toBe(true)
    }),
    { numRuns: 80 },
  )
}, 60_000)

test('strings of its own are checked, and folders that replace nothing are named', async () => {
  await check(text)
  const locales = join(cwd, 'tenants', 'acme', 'locales')
  mkdirSync(join(locales, 'shared'), { recursive: true })
  writeFileSync(join(locales, 'shared', 'errors.json'), '{ "nothing-like-this": "x" }')
  cpSync(join(locales, 'shared'), join(locales, 'en'), { recursive: true })
  const { diagnostics } = await check(text)
  rmSync(locales, { recursive: true })
  expect(diagnostics.filter((finding) => finding.severity === 'error')).toMatchObject([
    { code: 'unknown-message', file: 'tenants/acme/locales/en/errors.json', line: 1, column: 3 },
    { code: 'unknown-strings', file: 'tenants/acme/locales/shared', line: 1, column: 1 },
  ])
})
