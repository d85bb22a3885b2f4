import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderGallery } from './gallery.tsx'

/** Parts that are drawn within others, or that are nothing without their content. */
const withinOthers = new Set([
  'carousel',
  'field',
  'icon',
  'image',
  'poster-grid',
  'safe-html',
  'scroll-lane',
  'tile-actions',
  'visually-hidden',
])

test('every part with a look is in the gallery', () => {
  const dir = import.meta.dirname
  const gallery = readFileSync(join(dir, 'gallery.tsx'), 'utf8')
  const parts = readdirSync(dir).flatMap((name) => /^(.*)\.module\.css$/.exec(name)?.[1] ?? [])
  const missing = parts.filter((name) => !withinOthers.has(name) && !gallery.includes(`'./${name}.tsx'`))
  expect(missing).toEqual([])
})

test('the gallery is HTML without scripts and styles of its own, and twice on a page its ids differ', () => {
  const drawn = [...renderGallery('a-'), ...renderGallery('b-')].map(({ html }) => html).join('')
  expect(drawn).not.toMatch(/<script|\sstyle=|\son\w+=/)
  const ids = [...drawn.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(4)
  expect(new Set(ids).size).toBe(ids.length)
})
