import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltSite, readBuiltSite } from '#cli/site-files/built-site.ts'
import { type MappedChunk, measureCode, moduleName } from './code-sizes.ts'
import { measureSite } from './site-sizes.ts'
import { drawTreemap } from './treemap.ts'

const page =
  '<link rel="stylesheet" href="/assets/main-AAAAAAAA.css"><script type="module" src="/assets/main-AAAAAAAA.js"></script>'

const sizes: Record<string, [raw: number, brotli: number]> = {
  'assets/main-AAAAAAAA.js': [1000, 400],
  'assets/main-AAAAAAAA.css': [300, 100],
  'assets/popup-BBBBBBBB.js': [500, 200],
  'assets/popup-CCCCCCCC.css': [90, 60],
  'assets/parts-DDDDDDDD.js': [200, 90],
  'index.html': [2000, 700],
}

const chunk = (name: string, own: Partial<MappedChunk>): MappedChunk => ({
  name,
  isAsked: false,
  modules: [{ id: `src/${name}.ts`, bytes: 10 }],
  imports: [],
  ...own,
})

const chunks = [
  chunk('main', {
    modules: [
      { id: 'src/main.tsx', bytes: 100 },
      { id: 'node_modules/react-dom/a.js', bytes: 200 },
      { id: 'node_modules/react-dom/b.js', bytes: 100 },
      { id: 'src/app/global.css', bytes: 0 },
    ],
  }),
  chunk('popup', { isAsked: true, imports: ['main', 'parts'] }),
  chunk('parts', { imports: ['main'] }),
  chunk('not-built', { isAsked: true }),
]

let dir = ''
let site: BuiltSite

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-code-'))
  const entries = Object.entries(sizes).flatMap(([path, [raw, brotli]]) => [
    [path, { sha256: path, bytes: raw }],
    [`${path}.br`, { sha256: `${path}.br`, bytes: brotli }],
  ])
  const manifest = {
    merchantCode: 'acme',
    profile: 'p',
    inputs: '',
    initialJs: { raw: 1000, brotli: 400 },
    files: Object.fromEntries(entries),
  }
  writeFileSync(join(dir, 'livery.json'), JSON.stringify(manifest))
  writeFileSync(join(dir, 'index.html'), page)
  site = readBuiltSite(dir)
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

test('packages are told by their name, modules of the site by their path', () => {
  expect(moduleName('/x/node_modules/@tanstack/query-core/build/a.js')).toBe('@tanstack/query-core')
  expect(moduleName('node_modules/a/node_modules/b/index.js')).toBe('b')
  expect(moduleName('src/app/app.tsx')).toBe('src/app/app.tsx')
})

test('a chunk’s bytes are shared out over its modules, and what the site does not serve is left out', () => {
  const code = measureCode(site, chunks, ['acme', 'globex'])
  expect(code).toMatchObject({ profile: 'p', tenants: ['acme', 'globex'], measuredOn: 'acme', initialJs: 400 })
  expect(code.chunks.map(({ name, isInitial, brotli }) => [name, isInitial, brotli])).toEqual([
    ['main', true, 400],
    ['popup', false, 200],
    ['parts', false, 90],
  ])
  expect(code.chunks[0]?.modules).toEqual([
    { name: 'react-dom', bytes: 300 },
    { name: 'src/main.tsx', bytes: 100 },
  ])
})

test('a popup brings its own chunk and the shared ones, without what the start has', () => {
  expect(measureCode(site, chunks, ['acme']).routes).toEqual([{ name: 'popup', js: 290, css: 60, chunks: 2 }])
})

test('a chunk that the compiler no longer makes stands as a whole', () => {
  const [main] = measureCode(site, [], ['acme']).chunks
  expect(main?.modules).toEqual([{ name: 'not known', bytes: 400 }])
})

test('the loader’s table is made of hashes, not of a module that is not known', () => {
  const files = { ...site.files, 'assets/integrity-11111111.js': { sha256: '', raw: 50, brotli: 40 } }
  const table = measureCode({ ...site, files }, chunks, ['acme']).chunks.find(({ name }) => name === 'integrity')
  expect(table?.modules).toEqual([{ name: 'hashes', bytes: 40 }])
})

test('the first load is counted in brotli, by kind', () => {
  expect(measureSite(site)).toMatchObject({
    firstLoad: { js: 400, css: 100, html: 700, fonts: 0 },
    firstLoadTotal: 1200,
    total: { raw: 4090, brotli: 1550 },
  })
})

test('the treemap fills its room: areas are as bytes, and nothing overlaps or sticks out', () => {
  const svg = drawTreemap(measureCode(site, chunks, ['acme']).chunks, { width: 600, height: 400 }, 'Scripts').text
  const rects = [...svg.matchAll(/class="leaf" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)]
  const boxes = rects.map(([, x, y, w, h]) => ({ x: Number(x), y: Number(y), w: Number(w), h: Number(h) }))
  expect(boxes).toHaveLength(4)
  for (const { x, y, w, h } of boxes) {
    expect(x + w).toBeLessThanOrEqual(600.2)
    expect(y + h).toBeLessThanOrEqual(400.2)
  }
  const overlaps = boxes.filter((a, index) =>
    boxes.slice(index + 1).some((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
  )
  expect(overlaps).toEqual([])
  const [react, main] = [boxes[0], boxes[1]]
  expect(((react?.w ?? 0) * (react?.h ?? 0)) / ((main?.w ?? 1) * (main?.h ?? 1))).toBeCloseTo(3, 0)
})
