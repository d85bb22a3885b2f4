import { beforeEach, expect, test, vi } from 'vitest'
import { filesCacheOf, findFile, keepTwoReleases, storeFiles } from './files.ts'

/** A browser's storage of answers, as far as the worker asks it. */
class MemoryCaches {
  readonly opened = new Map<string, Map<string, Response>>()

  private cacheOf(entries: Map<string, Response>) {
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
    }
  }

  async open(name: string) {
    const entries = this.opened.get(name) ?? new Map<string, Response>()
    this.opened.set(name, entries)
    return this.cacheOf(entries)
  }

  async match(path: string) {
    return [...this.opened.values()].flatMap((entries) => entries.get(path) ?? [])[0]?.clone()
  }

  keys = async () => [...this.opened.keys()]
  delete = async (name: string) => this.opened.delete(name)
}

let storage: MemoryCaches
const fetched = vi.fn<(path: string) => Promise<Response>>()
beforeEach(() => {
  storage = new MemoryCaches()
  fetched.mockReset().mockImplementation(async (path) => new Response(path))
  vi.stubGlobal('caches', storage)
  vi.stubGlobal('fetch', fetched)
  return () => void vi.unstubAllGlobals()
})

const filesIn = (release: string) => [...(storage.opened.get(filesCacheOf(release))?.keys() ?? [])]

test('what another release brought is not fetched again, and what is no file of the site not at all', async () => {
  await storeFiles('one', ['/assets/a-1.js', '/assets/b-1.js'])
  await storeFiles('two', ['/assets/a-1.js', '/assets/b-2.js', '/member', '/wps/session/keys'])
  expect(fetched.mock.calls.flat()).toEqual(['/assets/a-1.js', '/assets/b-1.js', '/assets/b-2.js'])
  expect(filesIn('two')).toEqual(['/assets/b-2.js'])
})

test('a file that is missing, or that no room is for, takes no other with it', async () => {
  fetched.mockImplementation(async (path) => {
    if (path.includes('gone')) return new Response('', { status: 404 })
    if (path.includes('away')) throw new TypeError('Failed to fetch')
    return new Response(path)
  })
  await storeFiles('one', ['/assets/gone-1.js', '/assets/away-1.js', '/assets/a-1.js'])
  expect(filesIn('one')).toEqual(['/assets/a-1.js'])
})

test('the files of two releases stay, whatever came between them; older ones go', async () => {
  for (const release of ['one', 'two', 'three']) {
    await storeFiles(release, [`/assets/${release}-1.js`])
    await keepTwoReleases(release)
  }
  expect(await findFile('/assets/one-1.js')).toBeUndefined()
  expect(await findFile('/assets/two-1.js')).toBeDefined()
  // Back to the second and on to a fourth: the third was not what was shown last.
  await keepTwoReleases('two')
  await storeFiles('four', ['/assets/four-1.js'])
  await keepTwoReleases('four')
  expect(await findFile('/assets/two-1.js')).toBeDefined()
  expect(await findFile('/assets/three-1.js')).toBeUndefined()
})
