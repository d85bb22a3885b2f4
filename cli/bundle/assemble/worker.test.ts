import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { textFile } from '#cli/site-files/site-file.ts'
import { workerFiles } from './worker.ts'

const input = {
  code: 'run(liverySite)',
  gateway: 'https://gateway.acme.example',
  languages: ['en'],
  start: ['assets/main-1.js', 'assets/main-1.css', 'assets/main-1.js'],
  files: [{ path: 'assets/main-1.js' }, { path: 'assets/later-1.js' }],
  pages: [textFile('index.html', '<!doctype html>')],
}
const textsOf = (change: Partial<typeof input> | { code: null } = {}) =>
  workerFiles({ ...input, ...change }).map(({ path, bytes }) => [path, Buffer.from(bytes).toString('utf8')])
const textOf = (change: Partial<typeof input> | { code: null } = {}) => textsOf(change)[0]?.[1] ?? ''
const releaseOf = (change?: Partial<typeof input>) => /"release":"(\w+)"/.exec(textOf(change))?.[1]

/** Runs a worker in a scope of its own, with what it loads. */
function loadedBy(text: string, scope: Record<string, unknown>): unknown[] {
  const loaded: unknown[] = []
  const self = { ...scope }
  runInNewContext(text, { ...scope, self, importScripts: (address: unknown) => loaded.push(address) })
  return loaded
}

test('the code that all sites have is a file of its own, which the worker loads by a policy for that alone', () => {
  const [[, worker = ''] = [], [path = '', code = ''] = []] = textsOf()
  expect(code).toBe('run(liverySite)\n')
  expect(path).toMatch(/^assets\/worker-\w{8}\.js$/)
  expect(loadedBy(worker, {})).toEqual([`/${path}`])
  const policies: unknown[] = []
  const createPolicy = (name: string, rules: { createScriptURL(text: string): string }) => {
    policies.push(name)
    return { createScriptURL: (text: string) => ({ trusted: rules.createScriptURL(text) }) }
  }
  expect(loadedBy(worker, { trustedTypes: { createPolicy } })).toEqual([{ trusted: `/${path}` }])
  expect(policies).toEqual(['livery'])
})

test('the worker says what is the site’s own', () => {
  const [first = ''] = textOf().split('\n')
  expect(JSON.parse(first.replace(/^const liverySite=|;$/g, ''))).toEqual({
    release: releaseOf(),
    gateway: 'https://gateway.acme.example',
    languages: ['en'],
    start: ['/assets/main-1.js', '/assets/main-1.css'],
  })
})

test('another page or another file is another release; the order of files is none', () => {
  expect(releaseOf({ files: input.files.toReversed() })).toBe(releaseOf())
  expect(releaseOf({ pages: [textFile('index.html', '<!doctype html> ')] })).not.toBe(releaseOf())
  expect(releaseOf({ files: [{ path: 'assets/main-1.js' }, { path: 'assets/later-2.js' }] })).not.toBe(releaseOf())
})

test('a tenant without a worker gets what takes an earlier one out', () => {
  expect(textOf({ code: null })).toContain('registration.unregister()')
  expect(textOf({ code: null })).not.toContain('liverySite')
})
