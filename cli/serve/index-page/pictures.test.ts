import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import type { ListedSite } from './index-page.ts'
import { answerPicture, openPictures } from './pictures.ts'

const site = { code: 'acme', themes: ['dark'], scene: 'calm-geometry', title: ['Hello'], dir: 'ltr', logo: null }
const theme = ':root{--ease-out:none}:root[data-theme=dark]{--color-bg:#111}:root[data-theme=light]{--color-bg:#eee}'
const config = { brand: { layout: { hero: 'full', sideMenu: 'rail' } } }
const files = {
  'index.html': `<script type="application/json" id="livery-config">${JSON.stringify(config)}</script>`,
  'assets/theme-1.css': theme,
}

function builtSite(): string {
  const dir = scratch({})
  mkdirSync(join(dir, 'acme', 'assets'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dir, 'acme', path), text)
  const entries = Object.entries(files).map(([path, text]) => [path, { sha256: '0'.repeat(64), bytes: text.length }])
  writeFileSync(join(dir, 'acme', 'livery.json'), JSON.stringify({ ...manifest, files: Object.fromEntries(entries) }))
  return dir
}

const manifest = { merchantCode: 'acme', profile: 'p', inputs: 'i', initialJs: { raw: 1, brotli: 1 } }

function open() {
  const dir = builtSite()
  const draw = vi.fn(async (path: string) => `<svg>${path}</svg>`)
  const sites = [site, { ...site, code: 'unbuilt' }] as unknown as ListedSite[]
  return { draw, pictureOf: openPictures({ sites, dirOf: (code) => join(dir, code), draw }) }
}

test('nothing is drawn before it is asked for, and the same picture once', async () => {
  const { draw, pictureOf } = open()
  expect(draw).not.toHaveBeenCalled()
  const first = await pictureOf('acme', '')
  expect(first).toContain('fill="#111"')
  const calls = draw.mock.calls.length
  expect(draw.mock.calls.map(([path]) => path)).toContain('/art/banner/calm-geometry-auto-wide.svg')
  expect(await pictureOf('acme', '')).toBe(first)
  expect(draw.mock.calls.length).toBe(calls)
})

test('a theme that is asked for is the picture’s, and the site’s own where it has no such theme', async () => {
  const { pictureOf } = open()
  expect(await pictureOf('acme', 'light')).toContain('fill="#eee"')
  expect(await pictureOf('acme', 'sepia')).toContain('fill="#111"')
})

test('a site that is not there, or not built, has no picture; a picture runs nothing', async () => {
  const { pictureOf } = open()
  expect(await answerPicture(pictureOf, '/pictures/nobody.svg', '')).toBeNull()
  expect(await answerPicture(pictureOf, '/pictures/unbuilt.svg', '')).toBeNull()
  expect(await answerPicture(pictureOf, '/', '')).toBeNull()
  const answer = await answerPicture(pictureOf, '/pictures/acme.svg', '')
  expect(answer?.headers['Content-Security-Policy']).toContain('sandbox')
})
