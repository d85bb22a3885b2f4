import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openOwnStore } from '#cli/store/store.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { openWorkspace } from '../run/workspace.ts'
import { storedFindings, storeFindings } from './findings.ts'

const dir = mkdtempSync(join(tmpdir(), 'livery-findings-'))
const store = openOwnStore(dir)
const workspace = openWorkspace({ cwd: dir })
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const finding: Diagnostic = {
  tenant: 'acme',
  file: 'tenants/acme/tenant.json',
  line: 3,
  column: 1,
  severity: 'warning',
  code: 'placeholder',
  message: 'To be filled in',
  suggestion: null,
}

test('what was kept is told again', async () => {
  await storeFindings({ workspace, store }, 'inputs', [finding])
  expect(await storedFindings({ workspace, store }, 'inputs', 1)).toEqual([finding])
})

test.each(['tenants:../../../etc/passwd.json', '/etc/passwd.json', '../secrets.json'])(
  'a record that names %s, which a build would read and quote, is none',
  async (file) => {
    await store.setRecord('findings', file, JSON.stringify([{ ...finding, file }]))
    expect(await storedFindings({ workspace, store }, file, 1)).toBeUndefined()
  },
)

test('nor is one of another shape', async () => {
  await store.setRecord('findings', 'odd', JSON.stringify({ file: 3 }))
  expect(await storedFindings({ workspace, store }, 'odd', 1)).toBeUndefined()
})
