import {
  appendFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SiteManifest } from '#cli/site-files/manifest.ts'
import { entryPath } from '#cli/store/entries.ts'
import { openKnownSites } from './known-sites.ts'

let dir = ''
const shared = 'a'.repeat(64)
const stored = () => entryPath(join(dir, 'store', 'files'), shared)
const at = (code: string, ...path: string[]) => join(dir, 'out', code, ...path)

const manifestOf = (code: string): SiteManifest => ({
  merchantCode: code,
  profile: 'p',
  inputs: `inputs of ${code}`,
  inputParts: {},
  warnings: 0,
  initialJs: { raw: 2, brotli: 1 },
  files: {
    'index.html': { sha256: code, bytes: 4 },
    'en/assets/a.js': { sha256: shared, bytes: 2 },
  },
})

/** As long ago as most sites are. */
const age = (...paths: string[]) => {
  for (const path of paths) utimesSync(path, 1000, 1000)
}

function publish(code: string): void {
  mkdirSync(at(code, 'en', 'assets'), { recursive: true })
  writeFileSync(at(code, 'index.html'), 'page')
  writeFileSync(at(code, 'livery.json'), '{}')
  linkSync(stored(), at(code, 'en', 'assets', 'a.js'))
  age(at(code, 'index.html'), at(code, 'livery.json'), at(code, 'en', 'assets'), at(code, 'en'), at(code))
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-known-'))
  mkdirSync(join(stored(), '..'), { recursive: true })
  writeFileSync(stored(), 'js')
  age(stored())
  for (const code of ['acme', 'globex']) publish(code)
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

const open = (before?: string) => openKnownSites(join(dir, 'store'), before)

/** What a run leaves that looked at these sites. */
function textAfter(codes: readonly string[], before?: string): string | undefined {
  const known = open(before)
  known.find(at('acme'), '')
  for (const code of codes) {
    const manifest = manifestOf(code)
    const stats = Object.keys(manifest.files).map((path): [string, Stats] => [path, statSync(at(code, path))])
    known.learn(at(code), manifest, new Map(stats))
  }
  return known.text()
}

const findIn = (text: string | undefined, code: string) => open(text).find(at(code), `inputs of ${code}`)

test('a site that is as it was is known, with what is reported of it', () => {
  const text = textAfter(['acme', 'globex'])
  expect(findIn(text, 'globex')).toMatchObject({ profile: 'p', files: 3, bytes: 6, initialJs: { raw: 2, brotli: 1 } })
  expect(open(text).find(at('acme'), 'other inputs')).toBeUndefined()
})

test('a file that sites share is named once, and is none of a site’s own', () => {
  const text = textAfter(['acme', 'globex']) ?? ''
  expect(text.split(shared)).toHaveLength(2)
  expect(text).not.toMatch('a.js')
})

test.each<[string, () => void]>([
  ['edited in place', () => appendFileSync(at('acme', 'index.html'), '!')],
  ['edited in place to the same length', () => writeFileSync(at('acme', 'index.html'), 'PAGE')],
  ['gone', () => rmSync(at('acme', 'index.html'))],
  ['gone from a folder below', () => rmSync(at('acme', 'en', 'assets', 'a.js'))],
  ['replaced', () => renameSync(at('globex', 'index.html'), at('acme', 'index.html'))],
  ['joined by another', () => writeFileSync(at('acme', 'en', 'more.txt'), '')],
  ['a folder', () => rmSync(at('acme'), { recursive: true })],
])('where a file was %s, the site is looked at', (_, change) => {
  const text = textAfter(['acme'])
  change()
  expect(findIn(text, 'acme')).toBeUndefined()
})

test.each<[string, () => void]>([
  ['edited through one of its names', () => appendFileSync(at('acme', 'en', 'assets', 'a.js'), '!')],
  ['gone from the store', () => rmSync(stored())],
])('where a shared file was %s, each site is looked at', (_, change) => {
  const text = textAfter(['acme', 'globex'])
  change()
  expect(findIn(text, 'acme')).toBeUndefined()
  expect(findIn(text, 'globex')).toBeUndefined()
})

test('what changed a moment ago may change again unseen: it is not learnt', () => {
  writeFileSync(at('acme', 'index.html'), 'PAGE')
  expect(textAfter(['acme'])).toBeUndefined()
})

test('one more site joins those that are known; where most are new, the old ones go', () => {
  const three = ['acme', 'globex', 'third']
  publish('third')
  const known = textAfter(three)
  utimesSync(at('acme', 'index.html'), 2000, 2000)
  const more = textAfter(['acme'], known)
  expect(three.map((code) => findIn(more, code)?.files)).toEqual([3, 3, 3])
  const most = textAfter(['acme', 'globex'], more)
  expect(three.map((code) => findIn(most, code)?.files)).toEqual([3, 3, undefined])
})

test.each(['{}', 'null', '{"lists":[],"shared":{},"sites":{}}'])(
  'a text of another form (%s) knows nothing',
  (text) => {
    expect(findIn(text, 'acme')).toBeUndefined()
  },
)
