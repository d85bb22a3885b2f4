import { beforeEach, expect, test, vi } from 'vitest'
import { RunScene, stopClock } from '#tests/support/run-scene.ts'
import { latestRun, listRuns, newRunId, RunBook } from './run-book.ts'

let scene: RunScene
beforeEach(() => {
  stopClock()
  scene = new RunScene()
})

/** Runs of these names, all but for their ids the same. */
async function write(...ids: readonly string[]): Promise<void> {
  const { book } = await scene.job(['acme'])
  scene.files.clear()
  for (const id of ids) await new RunBook(scene.target, { ...book.run, id }, null).save()
}

test('runs are in the order of days and counts, not of letters', async () => {
  await write('2026-11-22.9', '2026-11-22.10', '2026-11-21.300', '2026-11-22.2')
  expect((await latestRun(scene.target))?.run.id).toBe('2026-11-22.10')
  expect((await listRuns(scene.target, 3)).map(({ id }) => id)).toEqual([
    '2026-11-22.10',
    '2026-11-22.9',
    '2026-11-22.2',
  ])
  expect(await listRuns(scene.target, 9)).toHaveLength(4)
})

test('other files that lie there are no runs', async () => {
  await write('2026-11-22.1')
  for (const name of ['readme.txt', '2026-11-23.1.json.part', '2026-11-23.json', 'x2026-11-23.1.json'])
    scene.files.set(name, { text: 'not a run', version: '1' })
  expect((await latestRun(scene.target))?.run.id).toBe('2026-11-22.1')
  expect(await newRunId(scene.target, new Date('2026-11-23T00:00:00Z'))).toBe('2026-11-23.1')
})

test('where nothing was released together there is no run', async () => {
  expect(await latestRun(scene.target)).toBeUndefined()
  expect(await listRuns(scene.target, 5)).toEqual([])
})

test.each([
  ['2026-11-22T23:59:59.999Z', '2026-11-22.11'],
  ['2026-11-23T00:00:00.000Z', '2026-11-23.1'],
  ['2026-11-21T12:00:00.000Z', '2026-11-21.2'],
])('a run of %s is the next of that day', async (now, id) => {
  await write('2026-11-22.9', '2026-11-22.10', '2026-11-21.1')
  expect(await newRunId(scene.target, new Date(now))).toBe(id)
})

test.each([
  ['cut off', (text: string) => text.slice(0, -9)],
  ['of another format', (text: string) => text.replace('livery-fleet-1', 'livery-fleet-9')],
  ['with a state that there is none of', (text: string) => text.replace('"waiting"', '"asleep"')],
  ['empty', () => ''],
])('a file that is %s is named as damaged, and never taken for a run', async (_, damage) => {
  await write('2026-11-22.1')
  const { text = '', version = '' } = scene.files.get('2026-11-22.1.json') ?? {}
  scene.files.set('2026-11-22.1.json', { text: damage(text), version })
  const damaged = { code: 'run-damaged', message: expect.stringContaining('2026-11-22.1.json'), exitCode: 1 }
  await expect(latestRun(scene.target)).rejects.toMatchObject(damaged)
  await expect(listRuns(scene.target, 1)).rejects.toMatchObject(damaged)
})

test('what is written is read again as it was', async () => {
  const { book } = await scene.job(['acme', 'globex'])
  book.event('good', 'all is well')
  await book.save()
  expect((await latestRun(scene.target))?.run).toEqual(book.run)
  expect(book.run.events).toEqual([{ at: '2026-11-22T14:00:00.000Z', kind: 'good', text: 'all is well' }])
})

test('writes come one after the other, each over the one before, the last with what is newest', async () => {
  const { book } = await scene.job(['acme'])
  const saves = ['first', 'second', 'third'].map((note) => {
    book.run.note = note
    return book.save()
  })
  await Promise.all(saves)
  expect(scene.did('save')).toHaveLength(4)
  expect(scene.written().note).toBe('third')
})

test('changes that come quickly are written together, at most twice a second', async () => {
  const { book } = await scene.job(['acme'])
  for (let tenth = 1; tenth <= 20; tenth++) {
    vi.advanceTimersByTime(100)
    book.run.note = `${tenth}`
    await book.noted()
  }
  expect(scene.did('save')).toHaveLength(1 + 3)
  await book.save()
  expect(scene.written().note).toBe('20')
})

test.each([
  ['wrote it meanwhile', () => void scene.files.set('2026-11-22.1.json', { text: '{}', version: 'another' })],
  ['removed it meanwhile', () => scene.files.clear()],
])('nothing is written over the run of another process that %s', async (_, meanwhile) => {
  const { book } = await scene.job(['acme'])
  meanwhile()
  const before = new Map(scene.files)
  for (let time = 0; time < 2; time++)
    await expect(book.save()).rejects.toMatchObject({
      code: 'run-taken-over',
      message: expect.stringContaining('2026-11-22.1'),
    })
  expect(scene.files).toEqual(before)
})

test('a write that failed is told to who asked, and the next is made', async () => {
  const { book } = await scene.job(['acme'])
  scene.before = () => {
    throw new Error('no connection')
  }
  await expect(book.save()).rejects.toThrow('no connection')
  scene.before = () => undefined
  book.run.note = 'later'
  await book.save()
  expect(scene.written().note).toBe('later')
})
