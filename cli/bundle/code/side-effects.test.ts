import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSideEffects } from './side-effects.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-effects-'))
  const packages = {
    '.': { name: 'own', sideEffects: ['./src/main.tsx', '*.css'] },
    'node_modules/pure': { name: 'pure', sideEffects: false },
    'node_modules/pure/esm': { type: 'module' },
    'node_modules/silent': { name: 'silent' },
    'node_modules/loud': { name: 'loud', sideEffects: true },
  }
  for (const [path, text] of Object.entries(packages)) {
    mkdirSync(join(dir, path), { recursive: true })
    writeFileSync(join(dir, path, 'package.json'), JSON.stringify(text))
  }
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

test.each([
  ['src/main.tsx', false],
  ['src/deep/page.tsx', true],
  ['src/deep/page.module.css', false],
  ['node_modules/pure/index.js', true],
  ['node_modules/pure/esm/index.js', true],
  ['node_modules/silent/index.js', false],
  ['node_modules/loud/index.js', false],
])('%s is pure by the word of its package: %s', (path, isPure) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  expect(openSideEffects()(join(dir, path))).toBe(isPure)
})
