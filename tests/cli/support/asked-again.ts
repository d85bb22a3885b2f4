import { createHash } from 'node:crypto'
import { deltaPath } from '#cli/site-files/dictionaries.ts'

/** What a visitor has of an earlier release, and how the browser names it. */
export const earlier = Buffer.from('earlier code, and a page')
export const base64 = createHash('sha256').update(earlier).digest('base64')
const having = { 'accept-encoding': 'gzip, br, dcb, dcz', 'available-dictionary': `:${base64}:` }

/** What those ask who have been there: with a dictionary, with the page, with what is no name of a dictionary. */
export const askedAgain: readonly (readonly [what: string, path: string, headers: Readonly<Record<string, string>>])[] =
  [
    ['a script', '/assets/main-0badcafe.js', {}],
    ['a script with a dictionary', '/assets/main-0badcafe.js', having],
    [
      'a script with a dictionary, but no such encoding',
      '/assets/main-0badcafe.js',
      { ...having, 'accept-encoding': 'xdcb' },
    ],
    [
      'a script with another dictionary',
      '/assets/main-0badcafe.js',
      { ...having, 'available-dictionary': `:${'A'.repeat(43)}=:` },
    ],
    ['a script by a way out', '/assets/main-0badcafe.js', { ...having, 'available-dictionary': ':../../assets:' }],
    ['strings with a dictionary', '/strings/en/shell-0badcafe.json', having],
    ['the page', '/', { 'if-none-match': '"before"' }],
    ['a page with a dictionary', '/bn/live', { ...having, 'if-none-match': '"before"' }],
    ['an address with a page of its own', '/help', { ...having, 'accept-language': 'bn' }],
    ['a page of its own without a delta', '/rules', having],
    ['a dictionary of pages', '/dictionaries/1a2b3c4d/zh-Hant/index.html', {}],
    ['the next dictionary of pages', '/dictionaries/1a2b3c4d/zh-Hant/index.html', having],
    [
      'a delta itself',
      `/${deltaPath(base64, 'assets/main-0badcafe.js')}`,
      { ...having, 'accept-encoding': 'identity' },
    ],
    ['what is no page', '/dictionaries/1a2b3c4d/livery.json', {}],
  ]

const kept = 'public, max-age=31536000, immutable'
const ofScripts = 'match="/assets/main-*.js", match-dest=("script" "")'
const ofPages = 'match="/*", match-dest=("document" "")'
const linkTo = (path: string) => `</dictionaries/1a2b3c4d${path}/index.html>; rel="compression-dictionary"`
export const expectedAgain = {
  'a script': [200, 'versioned code', true, kept, ofScripts, ''],
  'a script with a dictionary': [200, 'dcb versioned code', true, kept, ofScripts, ''],
  'a script with a dictionary, but no such encoding': [200, 'versioned code', true, kept, ofScripts, ''],
  'a script with another dictionary': [200, 'versioned code', true, kept, ofScripts, ''],
  'a script by a way out': [200, 'versioned code', true, kept, ofScripts, ''],
  'strings with a dictionary': [200, 'dcb {}', true, kept, 'match="/strings/en/shell-*.json", match-dest=("")', ''],
  'the page': [200, 'the page', true, 'no-cache', '', linkTo('')],
  'a page with a dictionary': [200, 'dcb the page in bn', true, 'no-cache', '', linkTo('/bn')],
  'an address with a page of its own': [200, 'dcb help in bn', true, 'no-cache', '', ''],
  'a page of its own without a delta': [200, 'rules', true, 'no-cache', '', ''],
  'a dictionary of pages': [200, 'the page in zh-Hant', true, kept, ofPages, ''],
  'the next dictionary of pages': [200, 'dcb the page in zh-Hant', true, kept, ofPages, ''],
}
