import { beforeEach, expect, test, vi } from 'vitest'
import { startWorkerProcess } from '../workers/process.ts'
import { openLane } from './child-holder.ts'
import type { ChildSetup } from './child-jobs.ts'

vi.mock('../workers/process.ts', () => ({ forManyJobs: {}, startWorkerProcess: vi.fn() }))

const started: { setup: object; said: string[] }[] = []
let letEnd: () => void = () => undefined

beforeEach(() => {
  started.length = 0
  vi.mocked(startWorkerProcess).mockImplementation((setup) => {
    const said: string[] = []
    started.push({ setup, said })
    return {
      run: () => Promise.reject(new Error('not asked for')),
      kill: () => void said.push('killed'),
      stop: () => {
        said.push('stopping')
        return new Promise((resolve) => {
          letEnd = resolve
        })
      },
    }
  })
})

const setup: ChildSetup = {
  workspace: { root: '/product', cwd: '/', tenantsDir: '/tenants', cacheDir: '/cache' },
  outDir: '/out',
  engine: 'specialise',
  firstPaint: null,
  packages: '',
  product: { hash: 'f'.repeat(64), parts: {} },
}
const megabytes = (count: number) => count * 1024 * 1024

test('a process is started when it is asked for, and kept from job to job', () => {
  const lane = openLane(() => setup)
  expect(started).toEqual([])
  expect(lane.get()).toBe(lane.get())
  expect(started).toHaveLength(1)
})

test('one that comes after another is told what is known by then', () => {
  let firstPaint: string | null = null
  const lane = openLane(() => ({ ...setup, firstPaint }))
  lane.get()
  firstPaint = 'compiled meanwhile'
  lane.drop()
  lane.get()
  expect(started).toMatchObject([
    { setup: { firstPaint: null }, said: ['killed'] },
    { setup: { firstPaint: 'compiled meanwhile' }, said: [] },
  ])
})

test('a lane without a process is dropped and ended without one', async () => {
  const lane = openLane(() => setup)
  lane.drop()
  await lane.end()
  expect(started).toEqual([])
})

test('a process that holds more than 550 MB is full; the one after it is not', () => {
  const lane = openLane(() => setup)
  lane.get()
  lane.note(megabytes(550))
  expect(lane.isFull()).toBe(false)
  lane.note(megabytes(551))
  expect(lane.isFull()).toBe(true)
  lane.drop()
  expect(lane.isFull()).toBe(false)
})

test('a process that ends in order is waited for, and whoever asks meanwhile has another', async () => {
  const lane = openLane(() => setup)
  const first = lane.get()
  lane.note(megabytes(600))
  let isOver = false
  const ending = lane.end().then(() => {
    isOver = true
  })
  expect(lane.isFull()).toBe(false)
  expect(lane.get()).not.toBe(first)
  await Promise.resolve()
  expect(isOver).toBe(false)
  letEnd()
  await ending
  expect(started.map(({ said }) => said)).toEqual([['stopping'], []])
})
