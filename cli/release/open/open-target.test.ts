import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { isFolderAddress, openTarget } from './open-target.ts'

const workspaceIn = (dir: string) => ({ root: dir, cwd: dir, tenantsDir: dir, cacheDir: `${dir}/cache` })

test.each([
  ['www', 'folder', 'www'],
  ['/srv/www', 'folder', '/srv/www'],
  ['s3:/bucket', 'folder', 's3:/bucket'],
  ['C:\\sites', 'folder', 'C:\\sites'],
  ['s3://sites/livery//', 's3', 's3://sites/livery'],
  ['s3://sites', 's3', 's3://sites'],
  ['ssh://web1/srv/www/', 'ssh', 'ssh://web1/srv/www'],
  ['SSH://web1/srv', undefined, ''],
  ['S3://sites', undefined, ''],
  ['s3://Sites', undefined, ''],
  ['s3://sites/../other', undefined, ''],
  ['s3://sites/a b', undefined, ''],
  ['ssh://web1', undefined, ''],
  ['https://example.com/www', undefined, ''],
  ['file:///srv/www', undefined, ''],
  ['://x', 'folder', '://x'],
])('%s names a target of the kind %s', async (to, kind, address) => {
  const opened = openTarget(workspaceIn(scratch()), to)
  expect(isFolderAddress(to)).toBe(kind === 'folder')
  if (kind === undefined) {
    await expect(opened).rejects.toMatchObject({ code: 'bad-target', exitCode: 2 })
    return
  }
  const target = await opened
  expect([target.kind, target.address]).toEqual([kind, address])
  await target.close()
})

test('a folder is looked for below where the command runs', async () => {
  const id = '20261120T084454.123Z-1a2b3c4d'
  const dir = scratch({ [`www/acme/releases/${id}/index.html`]: 'page', 'www/globex/': '', 'www/note.txt': '' })
  const target = await openTarget(workspaceIn(dir), 'www')
  expect(await target.tenants()).toEqual(['acme'])
  expect(await target.releases('acme')).toEqual([id])
  expect(await target.live('acme')).toBeNull()
  const release = { tenant: 'acme', id }
  expect(Buffer.from((await target.file('acme', id, 'index.html')) ?? []).toString()).toBe('page')
  expect(Buffer.from((await target.fileStart(release, 'index.html', 2)) ?? []).toString()).toBe('pa')
  expect(await target.fileStart(release, '.', 2)).toBeUndefined()
  expect(await target.file('acme', id, 'none')).toBeUndefined()
  expect(await target.manifest('acme', id)).toBeUndefined()
  expect(await (await openTarget(workspaceIn(dir), 'nowhere')).tenants()).toEqual([])
})
