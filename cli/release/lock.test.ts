import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOf, type ReleasePlace } from './layout.ts'
import { withLock } from './lock.ts'

let dir = ''
let place: ReleasePlace
beforeEach(() => {
  dir = mkdtempSync(`${tmpdir()}/livery-lock-`)
  place = { ...placeOf(dir, 'acme'), lock: `${dir}/.lock` }
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const patient = { wait: 60_000, onWait: () => undefined }

test('the second waits until the first is done', async () => {
  const order: string[] = []
  let end: () => void = () => undefined
  const until = new Promise<void>((resolve) => {
    end = resolve
  })
  const first = withLock(place, patient, async () => {
    await until
    order.push('first')
  })
  const onWait = vi.fn(() => end())
  await withLock(place, { ...patient, onWait }, async () => order.push('second'))
  await first
  expect(order).toEqual(['first', 'second'])
  expect(onWait).toHaveBeenCalledOnce()
})

test('who will not wait is told', async () => {
  await withLock(place, patient, async () => {
    const second = withLock(place, { ...patient, wait: 0 }, async () => 'ran')
    await expect(second).rejects.toMatchObject({ code: 'release-under-way' })
  })
  expect(await withLock(place, { ...patient, wait: 0 }, async () => 'ran')).toBe('ran')
})

test('a failure gives the lock back', async () => {
  const failing = withLock(place, patient, async () => {
    throw new Error('disk')
  })
  await expect(failing).rejects.toThrow('disk')
  expect(await withLock(place, { ...patient, wait: 0 }, async () => 'ran')).toBe('ran')
})

test('a lock that is something else is told in words', async () => {
  writeFileSync(place.lock, 'not a lock at all'.repeat(100))
  await expect(withLock(place, patient, async () => 'ran')).rejects.toMatchObject({ code: 'no-lock' })
})
