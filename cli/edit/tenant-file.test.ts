import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Workspace } from '#cli/run/workspace.ts'
import { scratch } from '#tests/support/scratch.ts'
import { replaceTenantFile } from './tenant-file.ts'

function planted(): { workspace: Workspace; dir: string } {
  const cwd = scratch({ 'tenants/acme/tenant.json': '{}\n', 'elsewhere.json': '{ "name": "Not the tenant’s" }' })
  const tenantsDir = join(cwd, 'tenants')
  return {
    workspace: { root: process.cwd(), cwd, tenantsDir, cacheDir: join(cwd, '.livery') },
    dir: join(tenantsDir, 'acme'),
  }
}

test('a file is replaced whole, keeps its mode, and nothing stays beside it', () => {
  const { workspace, dir } = planted()
  const path = join(dir, 'tenant.json')
  chmodSync(path, 0o640)
  replaceTenantFile(workspace, path, '{ "name": "Acme" }\n')
  expect(readFileSync(path, 'utf8')).toBe('{ "name": "Acme" }\n')
  expect(statSync(path).mode & 0o777).toBe(0o640)
  expect(readdirSync(dir)).toEqual(['tenant.json'])
})

test('a link is not written through', () => {
  const { workspace, dir } = planted()
  const path = join(dir, 'linked.json')
  symlinkSync(join(workspace.cwd, 'elsewhere.json'), path)
  expect(() => replaceTenantFile(workspace, path, '{}')).toThrow(
    expect.objectContaining({
      code: 'not-a-file',
      message: 'tenants/acme/linked.json is a link, which livery does not write through',
      hint: 'Put the file itself there.',
    }),
  )
  expect(readFileSync(join(workspace.cwd, 'elsewhere.json'), 'utf8')).toContain('Not the tenant’s')
})

test('where the file cannot be put into its place, it stays, and nothing beside it', () => {
  const { workspace, dir } = planted()
  const path = join(dir, 'tenant.json')
  // The place of what is written first is taken.
  mkdirSync(`${path}.${process.pid}.part`)
  expect(() => replaceTenantFile(workspace, path, '{ "name": "Acme" }')).toThrow()
  expect(readFileSync(path, 'utf8')).toBe('{}\n')
})
