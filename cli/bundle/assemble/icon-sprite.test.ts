import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteIcons } from './icon-sprite.ts'

let own = ''
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'livery-icons-'))
})
afterEach(() => rmSync(own, { recursive: true }))

const sheetOf = (names: readonly string[]) => siteIcons(names, own).sheet
const ids = (sprite: string) => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('each name is drawn once, in an order that does not depend on how it was asked', () => {
  const sprite = sheetOf(['house', 'gift', 'house'])
  expect(ids(sprite)).toEqual(['i-gift', 'i-house'])
  expect(sheetOf(['gift', 'house'])).toBe(sprite)
})

test('a drawing of the site’s own goes before the shared one', () => {
  writeFileSync(join(own, 'gift.svg'), '<svg viewBox="0 0 10 10"><path d="M1 1"/></svg>')
  const sprite = sheetOf(['gift'])
  expect(sprite).toContain('<symbol id="i-gift" viewBox="0 0 10 10"><path d="M1 1"/></symbol>')
})

test('paths that are nothing but lines are one, and start where each did', () => {
  const paths = ['M1 1h2', 'm20 7 2 .5-2 .5', 'm5-.5v3', 'm1,2,3,4', 'm.5.5.5.5'].map((path) => `<path d="${path}"/>`)
  const apart = '<circle r="1"/><path fill="red" d="m1 1h2"/><path d="m1 1h2"/>'
  writeFileSync(join(own, 'gift.svg'), `<svg viewBox="0 0 10 10">${paths.join('\n')}${apart}</svg>`)
  expect(sheetOf(['gift'])).toContain(
    `viewBox="0 0 10 10"><path d="M1 1h2M20 7l2 .5-2 .5M5 -.5v3M1 2l3,4M.5 .5l.5.5"/>${apart}</symbol>`,
  )
})

test('a name without a drawing stops the build and says which', () => {
  expect(() => sheetOf(['no-such-icon'])).toThrow('no-such-icon')
})

test('nothing of it runs, loads or is seen by itself', () => {
  const sprite = siteIcons(['house'], own).inPage('<use href="#i-house"></use>', '/assets/icons.svg')
  expect(ids(sprite)).toEqual(['i-house'])
  expect(sprite).toMatch(/^<svg [^>]*hidden>/)
  expect(sprite).not.toMatch(/<script|<style|\sstyle=|href|\son\w+=/)
})

test('a drawing that changes while the process runs is read again', () => {
  writeFileSync(join(own, 'gift.svg'), '<svg viewBox="0 0 10 10"><path d="M1 1"/></svg>')
  expect(sheetOf(['gift'])).toContain('M1 1')
  writeFileSync(join(own, 'gift.svg'), '<svg viewBox="0 0 10 10"><path d="M22 22"/></svg>')
  expect(sheetOf(['gift'])).toContain('M22 22')
})

test('a page has the icons of its first paint alone, and says where all of them are', () => {
  const icons = siteIcons(['house', 'gift', 'heart'], own)
  const inPage = icons.inPage('<use href="#i-gift"></use>', '/assets/icons-1.svg')
  expect(ids(inPage)).toEqual(['i-gift'])
  expect(inPage).toContain('data-sheet="/assets/icons-1.svg"')
  expect(ids(icons.sheet)).toEqual(['i-gift', 'i-heart', 'i-house'])
})
