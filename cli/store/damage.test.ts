import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '../fs/walk.ts'
import { openStore, type Store } from './store.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-damage-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const text = 'a line of a script that is worth compressing\n'.repeat(40)
const other = 'a line of another script that is worth it too\n'.repeat(40)

/** What a build does with a store: whatever state the store is in, the outcome is the same. */
async function use(store: Store, dir: string): Promise<Record<string, string>> {
  mkdirSync(dir)
  const hashes = [await store.put(Buffer.from(text)), await store.put(Buffer.from(other))]
  for (const hash of [...hashes]) {
    hashes.push((await store.compressed(hash, 'br', 11)).hash, (await store.compressed(hash, 'gz', 9)).hash)
  }
  for (const [index, hash] of hashes.entries()) await store.place(hash, join(dir, String(index)))
  const keep = async (key: string, value: string) => {
    if ((await store.record('note', key)) !== value) await store.setRecord('note', key, value)
    return (await store.record('note', key)) ?? 'nothing'
  }
  const notes = { one: await keep('one', 'first note'), two: await keep('two', 'other note') }
  await store.settled()
  return {
    ...notes,
    ...Object.fromEntries(filesBelow(dir).map((path) => [path.slice(dir.length), readFileSync(path, 'base64')])),
  }
}

const damages: Record<string, (path: string, another: string) => void> = {
  flipped(path) {
    const bytes = readFileSync(path)
    const middle = bytes.length >> 1
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    writeFileSync(path, bytes)
  },
  'flipped at its start': (path) => {
    const bytes = readFileSync(path)
    bytes[0] = (bytes[0] ?? 0) ^ 0x80
    writeFileSync(path, bytes)
  },
  truncated: (path) => truncateSync(path, statSync(path).size >> 1),
  emptied: (path) => truncateSync(path, 0),
  removed: (path) => rmSync(path),
  'swapped with another': (path, another) => {
    rmSync(path)
    copyFileSync(another, path)
  },
  'made unreadable': (path) => {
    writeFileSync(path, 'none may read this')
    chmodSync(path, 0)
  },
  'replaced by a folder': (path) => {
    rmSync(path)
    mkdirSync(join(path, 'inside'), { recursive: true })
  },
  'replaced by a link': (path, another) => {
    rmSync(path)
    symlinkSync(another, path)
  },
  'replaced by a link to nothing': (path) => {
    rmSync(path)
    symlinkSync(join(path, 'nothing'), path)
  },
}

test.each(Object.keys(damages))('whatever is %s is found and made again, the same', async (name) => {
  const damage = damages[name]
  const dir = join(root, 'store')
  const whole = await use(openStore(dir), join(root, 'whole'))
  expect(whole).toMatchObject({ one: 'first note', two: 'other note' })
  const paths = filesBelow(dir)
  // Two texts, two forms of each; the records of the two strong forms; the two notes.
  expect(paths.map((path) => path.slice(dir.length + 1).split('/')[0]).sort()).toEqual([
    ...Array(6).fill('files'),
    ...Array(4).fill('records'),
  ])
  for (const [index, path] of paths.entries()) {
    const sibling = paths.find((one) => one !== path && one.includes('records') === path.includes('records')) ?? ''
    damage?.(path, sibling)
    expect(await use(openStore(dir), join(root, `after-${index}`))).toEqual(whole)
    expect(filesBelow(dir)).toEqual(paths)
  }
  const elsewhere = join(root, 'elsewhere')
  for (const path of paths) {
    writeFileSync(elsewhere, text)
    damage?.(path, elsewhere)
  }
  expect(await use(openStore(dir), join(root, 'after-all'))).toEqual(whole)
})

test('an entry that only its owner may read is published for everyone', async () => {
  const hash = await openStore(join(root, 'store')).put(Buffer.from(text))
  for (const path of filesBelow(join(root, 'store'))) chmodSync(path, 0o600)
  await openStore(join(root, 'store')).place(hash, join(root, 'one'))
  expect(statSync(join(root, 'one')).mode & 0o777).toBe(0o644)
})

test('a file that was changed where it was published is not given to the next', async () => {
  const store = openStore(join(root, 'store'))
  const hash = await store.put(Buffer.from(text))
  await store.place(hash, join(root, 'one'))
  writeFileSync(join(root, 'one'), text.replace('worth', 'not worth'))
  await store.put(Buffer.from(text))
  await store.place(hash, join(root, 'two'))
  expect(readFileSync(join(root, 'two'), 'utf8')).toBe(text)
})
