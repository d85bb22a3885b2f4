import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { type Bucket, ConditionFailed, md5, md5Of, openBucket } from './bucket.ts'
import { plainJson } from './object-headers.ts'
import { bucketRuns } from './s3-runs.ts'

let server: S3Server
let bucket: Bucket
beforeEach(async () => {
  server = await startS3()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  bucket = openBucket(server.address)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const put = (key: string, text: string) => bucket.put(key, Buffer.from(text), { headers: plainJson })
const text = async (key: string, limit?: number) => {
  const found = await bucket.get(key, limit)
  return found && Buffer.from(found.bytes).toString()
}
async function listed(prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const page of bucket.list(prefix)) keys.push(...page.map(({ key }) => key))
  return keys
}

const names = ['a b.js', 'ü/ö.js', 'x+y&z.js', '100%.js', "it's.js", 'q?v=1#top', '%2e%2e/x', '<k>.js']

test('objects have any name: put, read, copied, listed', async () => {
  for (const name of names) {
    await put(`t/${name}`, name)
    expect(await text(`t/${name}`)).toBe(name)
    expect(await bucket.copy(`t/${name}`, `u/${name}`, plainJson)).toBe(`"${md5(Buffer.from(name))}"`)
    expect(await text(`u/${name}`)).toBe(name)
  }
  expect(await listed('u/')).toEqual(names.map((name) => `u/${name}`).sort())
  expect([...server.objects.keys()].every((key) => key.startsWith('livery/'))).toBe(true)
})

test('lists and folders go on where a page ends', async () => {
  server.pageSize = 2
  for (const key of ['a/1/x', 'a/1/y', 'a/2/x', 'a/3/x', 'a/4/x', 'a/file', 'ab/1/x']) await put(key, key)
  expect(await listed('a/')).toEqual(['a/1/x', 'a/1/y', 'a/2/x', 'a/3/x', 'a/4/x', 'a/file'])
  expect(await bucket.folders('a/')).toEqual(['1', '2', '3', '4'])
  expect(await bucket.folders('')).toEqual(['a', 'ab'])
  expect(await bucket.folders('none/')).toEqual([])
})

test('a thousand objects and more are removed, in requests of a thousand', async () => {
  const keys = Array.from({ length: 1001 }, (_, index) => `many/${index}`)
  for (const key of [...keys, 'other']) server.objects.set(`livery/${key}`, new Uint8Array())
  await bucket.remove(keys)
  expect([...server.objects.keys()]).toEqual(['livery/other'])
  expect(server.requests).toHaveLength(2)
  await bucket.remove([])
  expect(server.requests).toHaveLength(2)
})

test('a write under a condition changes only what it was to change', async () => {
  const only = (condition: { isVersion: string } | { isFree: true }, words: string) =>
    bucket.put('k', Buffer.from(words), { headers: plainJson, only: condition })
  await expect(only({ isVersion: `"${md5(Buffer.from('one'))}"` }, 'two')).rejects.toThrow(ConditionFailed)
  const first = await only({ isFree: true }, 'one')
  await expect(only({ isFree: true }, 'two')).rejects.toThrow(ConditionFailed)
  const second = await only({ isVersion: first }, 'two')
  await expect(only({ isVersion: first }, 'three')).rejects.toThrow(ConditionFailed)
  expect([await text('k'), (await bucket.get('k'))?.etag]).toEqual(['two', second])
})

test.each([404, 409, 412])(
  'the answer %i to a write under a condition is a conflict, to any other a failure',
  async (status) => {
    server.fault = () => status
    const only = { isFree: true } as const
    await expect(bucket.put('k', Buffer.from('x'), { headers: plainJson, only })).rejects.toThrow(ConditionFailed)
    await expect(put('k', 'x')).rejects.toMatchObject({ code: 'target-away' })
  },
)

test.each<[string, number | 'drop', string]>([
  ['is refused', 403, 'target-refused'],
  ['is not understood', 400, 'target-refused'],
  ['fails', 500, 'target-away'],
  ['is cut', 'drop', 'target-away'],
])('a request that %s is said in words, with the address', async (_, fault, code) => {
  server.fault = () => fault
  const expected = { code, message: expect.stringContaining('s3://sites/livery: ') }
  await expect(bucket.get('k')).rejects.toMatchObject(expected)
})

test('a bucket that is not there is no object that is not there', async () => {
  const elsewhere = openBucket('s3://nowhere/livery')
  const only = { isVersion: '"x"' }
  for (const ask of [
    () => elsewhere.put('k', Buffer.from('x'), { headers: plainJson, only }),
    () => elsewhere.folders(''),
    () => elsewhere.remove(['k']),
  ]) {
    await expect(ask()).rejects.toMatchObject({ code: 'target-wrong' })
  }
})

test('a part is read from the start; what is shorter, empty or missing is no failure', async () => {
  await put('k', 'abcdef')
  await put('empty', '')
  expect(await text('k', 3)).toBe('abc')
  expect(server.requests.at(-1)?.range).toBe('bytes=0-2')
  expect([await text('k', 99), await text('empty', 3), await text('none', 3)]).toEqual(['abcdef', '', undefined])
  expect(await bucket.copy('none', 'to', plainJson)).toBeUndefined()
})

test.each([
  ['"0123456789abcdef0123456789abcdef"', '0123456789abcdef0123456789abcdef'],
  ['0123456789abcdef0123456789abcdef', '0123456789abcdef0123456789abcdef'],
  ['"0123456789abcdef0123456789abcdef-2"', undefined],
  ['W/"0123456789abcdef0123456789abcdef"', undefined],
  ['', undefined],
])('the version %s says the hash %s', (etag, hash) => {
  expect(md5Of(etag)).toBe(hash)
})

test('papers of runs are written once for each version, also where the answer is lost', async () => {
  const runs = bucketRuns(bucket)
  let isLost = true
  server.fault = ({ method }) => {
    const fault = isLost && method === 'PUT' ? 'late-drop' : undefined
    isLost = false
    return fault
  }
  const first = await runs.write('run.json', 'one', null)
  expect(await runs.read('run.json')).toEqual({ text: 'one', version: first })
  expect(await runs.write('run.json', 'two', null)).toBeUndefined()
  expect(await runs.write('run.json', 'two', '"other"')).toBeUndefined()
  expect(await runs.write('run.json', 'two', first ?? '')).toBeDefined()
  await put('.fleet/.probe-1', '')
  await put('.fleet/a.json', '')
  expect(await runs.list()).toEqual(['a.json', 'run.json'])
  expect(await runs.read('none')).toBeUndefined()
})
