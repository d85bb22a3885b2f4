import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from './store.ts'

/** Links to `inode` are refused; to any file, where it is 0. */
const refusal = vi.hoisted(() => ({ code: '', inode: 0 }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return {
    ...fs,
    linkSync: (from: string, to: string) => {
      if (refusal.inode !== 0 && fs.statSync(from).ino !== refusal.inode) return fs.linkSync(from, to)
      throw Object.assign(new Error(refusal.code), { code: refusal.code })
    },
  }
})

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-link-'))
  refusal.inode = 0
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test.each(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP'])('where a link fails with %s, the file is copied', async (code) => {
  refusal.code = code
  const store = openStore(join(root, 'store'))
  const hash = await store.put(Buffer.from('bytes'))
  await store.place(hash, join(root, 'file'))
  expect(readFileSync(join(root, 'file'), 'utf8')).toBe('bytes')
  expect(statSync(join(root, 'file')).nlink).toBe(1)
})

test.each(['EACCES', 'EEXIST'])('%s is told', async (code) => {
  refusal.code = code
  const store = openStore(join(root, 'store'))
  const hash = await store.put(Buffer.from('bytes'))
  await expect(store.place(hash, join(root, 'file'))).rejects.toThrow(code)
})

test('a full disk is told in words', async () => {
  refusal.code = 'ENOSPC'
  const store = openStore(join(root, 'store'))
  const hash = await store.put(Buffer.from('bytes'))
  await expect(store.place(hash, join(root, 'file'))).rejects.toMatchObject({
    code: 'disk-full',
    hint: expect.stringContaining('gc'),
  })
})

test('an entry with as many links as it may have begins anew, so that later sites share it again', async () => {
  const store = openStore(join(root, 'store'))
  const hash = await store.put(Buffer.from('bytes'))
  const entry = join(root, 'store', 'files', hash.slice(0, 2), hash.slice(2))
  Object.assign(refusal, { code: 'EMLINK', inode: statSync(entry).ino })
  for (const name of ['one', 'two']) await store.place(hash, join(root, name))
  expect(statSync(join(root, 'one')).ino).toBe(statSync(join(root, 'two')).ino)
  expect(statSync(join(root, 'one')).nlink).toBe(3)
})
