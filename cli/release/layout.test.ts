import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isReleaseId, listReleaseIds, newReleaseId, placeOf, type ReleasePlace, readCurrent } from './layout.ts'

const content = '1a2b3c4d'.repeat(8)
const id = '20261120T084454.123Z-1a2b3c4d'
const now = new Date('2026-11-20T08:44:54.123Z')

test('an id says when and what', () => {
  expect(newReleaseId(now, content, undefined)).toBe(id)
  expect(isReleaseId(id)).toBe(true)
})

test.each(['20261120T084454.123Z', `.stage-${id}-12`, `${id}/..`, '..', 'latest'])('"%s" is no id', (name) => {
  expect(isReleaseId(name)).toBe(false)
})

test('ids go on in order within a millisecond, and where the clock goes back', () => {
  const second = newReleaseId(now, content, id)
  expect(second).toBe('20261120T084454.124Z-1a2b3c4d')
  const third = newReleaseId(new Date('2020-01-01T00:00:00Z'), 'f'.repeat(64), second)
  expect(third).toBe('20261120T084454.125Z-ffffffff')
  expect([third, id, second].sort()).toEqual([id, second, third])
})

let place: ReleasePlace
beforeEach(() => {
  place = placeOf(mkdtempSync(join(tmpdir(), 'livery-layout-')), 'acme')
  mkdirSync(join(place.releasesDir, id), { recursive: true })
})
afterEach(() => rmSync(join(place.dir, '..'), { recursive: true, force: true }))

test('releases are listed newest first, and nothing else is one', () => {
  const newer = newReleaseId(now, content, id)
  mkdirSync(join(place.releasesDir, newer))
  mkdirSync(join(place.releasesDir, `.stage-${newer}-7`))
  symlinkSync(id, join(place.releasesDir, newReleaseId(now, content, newer)))
  writeFileSync(join(place.releasesDir, newReleaseId(new Date(0), content, undefined)), '')
  expect(listReleaseIds(place)).toEqual([newer, id])
  expect(listReleaseIds(placeOf(place.dir, 'nobody'))).toEqual([])
})

test('current is told from what livery did not make', () => {
  expect(readCurrent(place)).toEqual({ kind: 'none' })
  symlinkSync(`releases/${id}`, place.current)
  expect(readCurrent(place)).toMatchObject({ kind: 'release', id, isThere: true })
  rmSync(join(place.releasesDir, id), { recursive: true })
  expect(readCurrent(place)).toMatchObject({ kind: 'release', id, isThere: false })
})

test.each(['/etc', '../acme', 'releases', 'releases/latest', `${id}`, `releases/${id}/..`])(
  'a link to "%s" is foreign',
  (target) => {
    symlinkSync(target, place.current)
    expect(readCurrent(place)).toEqual({ kind: 'foreign', what: `a link to "${target}"` })
  },
)

test('a folder and a file are foreign', () => {
  mkdirSync(place.current)
  expect(readCurrent(place)).toEqual({ kind: 'foreign', what: 'a folder' })
  rmSync(place.current, { recursive: true })
  writeFileSync(place.current, '')
  expect(readCurrent(place)).toEqual({ kind: 'foreign', what: 'a file' })
})
