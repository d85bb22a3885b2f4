import { expect, test } from 'vitest'
import { openChunkNames } from './chunk-names.ts'

const nameOf = openChunkNames(
  [
    'src/features/bets/pages/history-page.tsx',
    'src/features/bonus/page.tsx',
    'src/features/vip/page.tsx',
    'src/app/parts.ts',
  ],
  ['main', 'parts'],
)

test.each([
  ['src/features/bets/pages/history-page.tsx', 'history-page'],
  ['src/features/bonus/page.tsx', 'features-bonus-page'],
  ['src/features/vip/page.tsx', 'features-vip-page'],
  ['src/app/parts.ts', 'app-parts'],
  ['node_modules/@scope/package/esm/index.js', 'scope-package-esm-index'],
  ['node_modules/outer/node_modules/inner/main.mjs', 'inner-main'],
])('%s is called %s', (path, name) => {
  expect(nameOf(path)).toBe(name)
})
