import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from './store.ts'

const refusal = vi.hoisted(() => ({ code: '' }))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  linkSync: () => {
    throw Object.assign(new Error(refusal.code), { code: refusal.code })
  },
}))

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-link-'))
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
