import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heroById, heroes } from './gallery.ts'

test('every hero that is drawn hangs in the gallery, under an id of its own', () => {
  const files = readdirSync(new URL('heroes', import.meta.url), { withFileTypes: true, recursive: true })
  const drawn = files.filter((file) => file.isFile() && !file.parentPath.endsWith('parts')).map(({ name }) => name)
  expect(heroes.map(({ id }) => `${id}.ts`).sort()).toEqual(drawn.sort())
  expect(heroById('tiger').words).toContain('Tiger')
})

test('every hero has palettes to choose from and words to be named with', () => {
  for (const { palettes, words } of heroes) {
    expect(palettes.length).toBeGreaterThanOrEqual(2)
    expect(words.length).toBeGreaterThanOrEqual(2)
  }
})
