import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { iconSprite, pageIcons } from './icon-sprite.ts'

let own = ''
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'livery-icons-'))
})
afterEach(() => rmSync(own, { recursive: true }))

const ids = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('each name is drawn once, in an order that does not depend on how it was asked', () => {
  const sprite = iconSprite(['house', 'gift', 'house'], own)
  expect(ids(sprite)).toEqual(['i-gift', 'i-house'])
  expect(iconSprite(['gift', 'house'], own)).toBe(sprite)
})

test('a drawing of the site’s own goes before the shared one', () => {
  writeFileSync(join(own, 'gift.svg'), '<svg viewBox="0 0 10 10"><path d="M1 1"/></svg>')
  const sprite = iconSprite(['gift'], own)
  expect(sprite).toContain('<symbol id="i-gift" viewBox="0 0 10 10"><path d="M1 1"/></symbol>')
})

test('a name without a drawing stops the build and says which', () => {
  expect(() => iconSprite(['no-such-icon'], own)).toThrow('no-such-icon')
})

test('nothing of it runs, loads or is seen by itself', () => {
  const sprite = iconSprite(['house'], own)
  expect(sprite).toMatch(/^<svg [^>]*hidden>/)
  expect(sprite).not.toMatch(/<script|<style|\sstyle=|href|\son\w+=/)
})

test('a drawing that changes while the process runs is read again', () => {
  writeFileSync(join(own, 'gift.svg'), '<svg viewBox="0 0 10 10"><path d="M1 1"/></svg>')
  expect(iconSprite(['gift'], own)).toContain('M1 1')
  writeFileSync(join(own, 'gift.svg'), '<svg viewBox="0 0 10 10"><path d="M22 22"/></svg>')
  expect(iconSprite(['gift'], own)).toContain('M22 22')
})

test('a page shows the icons of its first paint alone, and keeps the others where they are no part of it', () => {
  const [shown = '', waiting = ''] = pageIcons(['house', 'gift', 'heart'], '<use href="#i-gift"></use>', own).split(
    '<template',
  )
  expect(ids(shown)).toEqual(['i-gift'])
  expect(ids(waiting)).toEqual(['i-heart', 'i-house'])
  expect(waiting).toMatch(/<\/svg><\/template>$/)
})
