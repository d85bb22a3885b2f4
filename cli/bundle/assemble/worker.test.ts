import { expect, test } from 'vitest'
import { textFile } from '#cli/site-files/site-file.ts'
import { workerFile } from './worker.ts'

const input = {
  code: 'run(liverySite)',
  gateway: 'https://gateway.acme.example',
  languages: ['en'],
  start: ['assets/main-1.js', 'assets/main-1.css', 'assets/main-1.js'],
  files: [{ path: 'assets/main-1.js' }, { path: 'assets/later-1.js' }],
  pages: [textFile('index.html', '<!doctype html>')],
}
const textOf = (change: Partial<typeof input> | { code: null } = {}) =>
  Buffer.from(workerFile({ ...input, ...change }).bytes).toString('utf8')
const releaseOf = (change?: Partial<typeof input>) => /"release":"(\w+)"/.exec(textOf(change))?.[1]

test('what is the site’s own stands before the code that all sites have', () => {
  const [first = '', ...code] = textOf().split('\n')
  expect(code).toEqual(['run(liverySite)', ''])
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
