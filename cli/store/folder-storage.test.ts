import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { openFolder } from './folder-storage.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

async function listed(root: string, prefix: string): Promise<string[]> {
  const names: string[] = []
  for await (const page of openFolder(root).list(prefix)) names.push(...page)
  return names.toSorted()
}

test('what is put is there, by its whole key and by the beginning of it', async () => {
  const root = scratch()
  const storage = openFolder(root)
  await storage.put('v1/objects/aa01', bytes('one'))
  await storage.put('v1/objects/aa02', bytes('two'))
  await storage.put('v1/records/aa', bytes('record'))
  expect(Buffer.from((await storage.get('v1/objects/aa02')) ?? []).toString()).toBe('two')
  expect(await storage.get('v1/objects/aa03')).toBeUndefined()
  expect(await listed(root, 'v1/objects/')).toEqual(['v1/objects/aa01', 'v1/objects/aa02'])
  expect(await listed(root, 'v1/objects/aa02')).toEqual(['v1/objects/aa02'])
  expect(await listed(root, 'v2/')).toEqual([])
})

test('what another machine is still writing is not listed, and nothing half stays', async () => {
  const root = scratch({ 'v1/objects/aa01.4711.part': 'ha' })
  await openFolder(root).put('v1/objects/aa01', bytes('whole'))
  expect(await listed(root, 'v1/')).toEqual(['v1/objects/aa01'])
  expect(readdirSync(join(root, 'v1', 'objects'))).toEqual(['aa01', 'aa01.4711.part'])
})

test('a place that is taken by a folder fails, and leaves nothing beside it', async () => {
  const root = scratch({ 'v1/objects/aa01/x': '' })
  await expect(openFolder(root).put('v1/objects/aa01', bytes('one'))).rejects.toMatchObject({ kind: 'away' })
  expect(readdirSync(join(root, 'v1', 'objects'))).toEqual(['aa01'])
})

test('a mount that is missing is away, and is not filled up in its place', async () => {
  const root = join(scratch(), 'mount')
  await expect(openFolder(root).put('v1/a', bytes('a'))).rejects.toMatchObject({ kind: 'away' })
  await expect(openFolder(root).get('v1/a')).rejects.toThrow(root)
  expect(existsSync(root)).toBe(false)
})

test('a file in the place of the folder is a wrong address', async () => {
  const root = join(scratch({ store: 'a file' }), 'store')
  await expect(openFolder(root).get('v1/a')).rejects.toMatchObject({ kind: 'wrong' })
})

// Whoever may do everything is refused nothing.
test.skipIf(process.getuid?.() === 0)('a folder that may not be written to refuses', async () => {
  const root = scratch()
  mkdirSync(join(root, 'v1'))
  writeFileSync(join(root, 'v1', 'a'), 'a')
  chmodSync(join(root, 'v1'), 0o555)
  await expect(openFolder(root).put('v1/b', bytes('b'))).rejects.toMatchObject({ kind: 'refused' })
  chmodSync(join(root, 'v1'), 0o755)
})
