import { expect, test } from 'vitest'
import { dynamicImports } from './dynamic-imports.ts'
import { applied, parseModule } from './syntax.ts'

const names = { page: { page_exports: 'a', Page: 'Page' } }
const marked = (code: string) => applied(code, dynamicImports({ code, body: parseModule('chunk', code) }, names))

test.each([
  ['const load = () => import("./page.js");', 'const load = () => import("./page.js#*");'],
  [
    'async function f() { const { Page } = await import("./page.js"); }',
    'async function f() { const { Page } = await import("./page.js#Page"); }',
  ],
  [
    'async function f() { const { Page: P, ...rest } = await import("./page.js"); }',
    'async function f() { const { Page: P, ...rest } = await import("./page.js#*"); }',
  ],
  [
    'const x = () => import("./page.js").then((n) => n.page_exports);',
    'const x = () => import("./page.js#a").then((n) => n.a);',
  ],
  [
    'const x = () => import("./page.js").then((n) => use(n));',
    'const x = () => import("./page.js#*").then((n) => use(n));',
  ],
  [
    'const x = () => import("./page.js").then((n) => other.y);',
    'const x = () => import("./page.js#*").then((n) => other.y);',
  ],
  ['const x = () => import(somewhere);', 'const x = () => import(somewhere);'],
])('%s says what is used of it', (before, after) => {
  expect(marked(before)).toBe(after)
})

test.each(['__vitePreload', 'loadChunk'])('the list of files that %s takes says for which chunk it is', (loader) => {
  const code = `const x = () => ${loader}(() => import("./page.js"), __vite__mapDeps([0,1]));`
  expect(marked(code)).toBe(`const x = () => ${loader}(() => import("./page.js#*"), __vite__mapDeps("page"));`)
})
