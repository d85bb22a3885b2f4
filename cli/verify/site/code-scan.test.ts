import { expect, test } from 'vitest'
import { decodedPath, type ImportMap, referencesOf } from './code-scan.ts'
import { siteOf } from './site.ts'

const noMap: ImportMap = { imports: {}, integrity: {} }

/** What a file of a site names: kind, as written, and where that leads. */
function named(path: string, text: string, { map = noMap, beside = {} as Record<string, string> } = {}) {
  const site = siteOf('acme', { [path]: text, ...beside })
  const file = site.files.get(path)
  return file ? referencesOf(site, map, file).map(({ kind, specifier, path: to }) => [kind, specifier, to]) : []
}

test.each<[string, string, unknown[][]]>([
  ['an import with names', 'import{a as b}from"./x.js";', [['static', './x.js', 'assets/x.js']]],
  ['an import alone', 'import"./x.js"', [['static', './x.js', 'assets/x.js']]],
  ['an import of everything', 'import*as x from"./x.js"', [['static', './x.js', 'assets/x.js']]],
  ['an export from', 'export{a}from"./x.js"', [['static', './x.js', 'assets/x.js']]],
  ['an export of everything', 'export*from"./x.js"', [['static', './x.js', 'assets/x.js']]],
  ['an import in another statement’s line', 'let a=1;import"./x.js"', [['static', './x.js', 'assets/x.js']]],
  ['a dynamic import', 'const x=()=>import("./x.js")', [['dynamic', './x.js', 'assets/x.js']]],
  ['a dynamic import in ticks', 'import(`./x.js`)', [['dynamic', './x.js', 'assets/x.js']]],
  [
    'an address from the root',
    'import"/assets/x.js"',
    [
      ['static', '/assets/x.js', 'assets/x.js'],
      ['preload', '/assets/x.js', 'assets/x.js'],
    ],
  ],
  ['an address upwards', 'import"../x.js"', [['static', '../x.js', 'x.js']]],
  ['a file that is preloaded', 'const d=["assets/y.css"]', [['preload', '/assets/y.css', 'assets/y.css']]],
])('%s is found', (_, text, found) => {
  expect(named('assets/main.js', text)).toEqual(found)
})

test.each([
  ['a text that looks like one', 'const help="write: import x from \'./x.js\'"'],
  ['a property of that name', 'a.import("./x.js")'],
  ['a comment', '// import("./x.js")\nlet a'],
  ['an address of data', 'import("data:text/javascript,1")'],
])('%s is none', (_, text) => {
  expect(named('assets/main.js', text)).toEqual([])
})

test('a computed import is no address', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of the file that is read
  expect(named('assets/main.js', 'import(`./${name}.js`)')).toEqual([])
})

test('an import map leads a name and an address elsewhere', () => {
  const map = { imports: { react: '/assets/react-1.js', '/assets/a.js': '/assets/a-2.js' }, integrity: {} }
  const beside = { 'assets/react-1.js': '', 'assets/a-2.js': '' }
  expect(named('assets/main.js', 'import"react";import"./a.js";', { map, beside })).toEqual([
    ['static', 'react', 'assets/react-1.js'],
    ['static', './a.js', 'assets/a-2.js'],
  ])
})

test.each([
  ['url(./a.svg)', './a.svg', 'assets/a.svg'],
  ['url("/fonts/x.woff2")', '/fonts/x.woff2', 'fonts/x.woff2'],
  ["url( '../i.png' )", '../i.png', 'i.png'],
  ['@import "./more.css"', './more.css', 'assets/more.css'],
  ['url(./a%20b.svg)', './a%20b.svg', 'assets/a b.svg'],
  ['url(./100%zz.svg)', './100%zz.svg', 'assets/100%zz.svg'],
  ['url(./a.svg?v=1#x)', './a.svg?v=1#x', 'assets/a.svg'],
  ['url(https://other.example/a.svg)', 'https://other.example/a.svg', null],
  ['url(//other.example/a.svg)', '//other.example/a.svg', null],
  ['url(#filter)', '#filter', null],
])('a style sheet’s %s', (css, specifier, path) => {
  expect(named('assets/a.css', `.x{background:${css}}`)).toEqual([['style', specifier, path]])
})

test('a style sheet’s data is no reference, and other files name nothing', () => {
  expect(named('assets/a.css', 'a{background:url(data:image/png;base64,AA)}')).toEqual([])
  expect(named('robots.txt', 'import"./x.js"')).toEqual([])
})

test('a folder is its page', () => {
  expect(named('assets/a.css', 'a{b:url(/help)}', { beside: { 'help/index.html': '' } })).toEqual([
    ['style', '/help', 'help/index.html'],
  ])
  expect(named('assets/a.css', 'a{b:url(/)}')).toEqual([['style', '/', 'index.html']])
})

test('places are counted in bytes', () => {
  const site = siteOf('acme', { 'a.js': 'let a="é";import("./x.js")' })
  const file = site.files.get('a.js')
  expect(file && referencesOf(site, noMap, file)).toMatchObject([{ offset: 11 }])
})

test.each([
  ['/a%20b', '/a b'],
  ['/%E2%82%AC', '/€'],
  ['/%', '/%'],
  ['/%E2%82', '/%E2%82'],
  ['/%2e%2e/x', '/../x'],
])('the path %s is %s', (escaped, path) => {
  expect(decodedPath(escaped)).toBe(path)
})
