import { expect, test } from 'vitest'
import { kindOf, stableName } from './file-kinds.ts'

test.each([
  ['assets/main-C2qge-CS.js', 'assets/main.js', 'js'],
  ['assets/account-panel-DNGf_H-V.css', 'assets/account-panel.css', 'css'],
  ['strings/bn/home-b0922da6.json', 'strings/bn/home.json', 'strings'],
  ['fonts/archivo-latin-wght-normal.8f704806.woff2', 'fonts/archivo-latin-wght-normal.woff2', 'fonts'],
  ['index.html', 'index.html', 'html'],
  ['icons/icon-192.png', 'icons/icon-192.png', 'images'],
  ['site.webmanifest', 'site.webmanifest', 'other'],
  ['_deploy/nginx-12345678.conf', '_deploy/nginx-12345678.conf', 'other'],
])('%s is %s, of the kind %s', (path, name, kind) => {
  expect(stableName(path)).toBe(name)
  expect(kindOf(path)).toBe(kind)
})
