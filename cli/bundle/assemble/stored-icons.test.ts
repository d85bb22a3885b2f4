import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '#cli/store/store.ts'
import { iconFiles } from './icons.ts'
import { storedIcons } from './stored-icons.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-icons-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`
const [logo, favicon] = [svg('#f00'), svg('#00f')]

test('icons that were drawn before come out of the store, the same files', async () => {
  const first = openStore(dir)
  const drawn = await storedIcons(first, { logo, favicon, background: '#102030' })
  expect(drawn.map((file) => 'bytes' in file)).toEqual(drawn.map(() => true))
  for (const file of drawn) if ('bytes' in file) await first.put(file.bytes)
  await first.settled()
  const again = await storedIcons(openStore(dir), { logo, favicon, background: '#102030' })
  expect(again).toEqual(
    drawn.map((file) => ({
      path: file.path,
      hash: file.hash,
      size: 'bytes' in file ? file.bytes.length : 0,
      isShared: false,
    })),
  )
})

test('another drawing or another ground is drawn', async () => {
  const store = openStore(dir)
  for (const file of await storedIcons(store, { logo, favicon, background: '#102030' }))
    if ('bytes' in file) await store.put(file.bytes)
  for (const [one, two, ground] of [
    [favicon, favicon, '#102030'],
    [logo, logo, '#102030'],
    [logo, favicon, '#102031'],
  ] as const) {
    const files = await storedIcons(store, { logo: one, favicon: two, background: ground })
    expect(files.every((file) => 'bytes' in file)).toBe(true)
  }
})

test('icons that went from the store are drawn again', async () => {
  const store = openStore(dir)
  await storedIcons(store, { logo, favicon, background: '#102030' })
  const again = await storedIcons(openStore(dir), { logo, favicon, background: '#102030' })
  const wanted = iconFiles(logo, favicon, '#102030')
  expect(again.map((file) => ('bytes' in file ? Buffer.from(file.bytes) : null))).toEqual(
    wanted.map((file) => Buffer.from(file.bytes)),
  )
})
