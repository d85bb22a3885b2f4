import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { type LiveryRun, TenantsFolder } from '#tests/support/livery.ts'
import { mistakes } from '#tests/support/mistakes.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()
let run: LiveryRun
let diagnostics: Diagnostic[]

beforeAll(async () => {
  folder.copy('lite')
  folder.copy('bengal')
  for (const { code, base, spoil } of mistakes) {
    folder.copy(base, code)
    spoil(folder, code)
  }
  run = await livery(['validate', '--json', '--cwd', folder.cwd])
  diagnostics = run.json<{ diagnostics: Diagnostic[] }>().diagnostics
})

afterAll(() => folder.remove())

test('all mistakes of all tenants come in one run, with exit code 1 and nothing but the object on stdout', () => {
  expect(run.exitCode).toBe(1)
  expect(run.json<object>()).toMatchObject({ ok: false })
  expect(run.stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(run.stderr).toBe('')
  expect([...new Set(diagnostics.map((finding) => finding.tenant))].sort()).toEqual(
    mistakes.map(({ code }) => code).sort(),
  )
})

test.each(mistakes)('$code', ({ code, file, at, finding, severity = 'error', others }) => {
  const place = at === null ? { line: 1, column: 1 } : folder.placeOf(code, file, at)
  const found = diagnostics.filter((diagnostic) => diagnostic.tenant === code)
  const { message, suggestion } = finding
  expect(found[0]).toEqual({
    tenant: code,
    file: `tenants/${code}/${file}`,
    ...place,
    severity,
    code: finding.code,
    message: message instanceof RegExp ? expect.stringMatching(message) : message,
    suggestion: suggestion instanceof RegExp ? expect.stringMatching(suggestion) : suggestion,
  })
  if (others === 'same-code') expect(new Set(found.map((one) => one.code))).toEqual(new Set([finding.code]))
  else expect(found).toHaveLength(1)
})
