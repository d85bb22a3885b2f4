import { expect, test } from 'vitest'
import { formOf, styleFormOf } from './modules.ts'

const imports = (code: string, gates = {}) => formOf('x.tsx', code, gates).imports
const text = (code: string, gates = {}) => formOf('x.tsx', code, gates).text

const vip = (value: boolean) => ({ FEATURE_VIP: value })

test.each([
  ['a choice', 'export const a = FEATURE_VIP ? () => import("./vip.tsx") : undefined'],
  ['and', 'export const a = FEATURE_VIP && (() => import("./vip.tsx"))'],
  ['or', 'export const a = !FEATURE_VIP || (() => import("./vip.tsx"))'],
  ['if', 'export async function a() { if (FEATURE_VIP) await import("./vip.tsx") }'],
  ['else', 'export async function a() { if (!FEATURE_VIP) return; else await import("./vip.tsx") }'],
  ['two gates', 'export const a = FEATURE_VIP && FEATURE_BLOG ? () => import("./vip.tsx") : 1'],
  ['brackets', 'export const a = (!(FEATURE_VIP)) ? 1 : <b>{import("./vip.tsx")}</b>'],
])('an import behind a closed gate is none: %s', (_, code) => {
  expect(imports(code, vip(false))).not.toContain('./vip.tsx')
  expect(imports(code, vip(true))).toContain('./vip.tsx')
  expect(imports(code)).toContain('./vip.tsx')
})

test('imports of every kind are found, those of types are not', () => {
  const code = `
    import type { T } from './type.ts'
    import { unused } from './unused.ts'
    import './effect.css'
    export * from './all.ts'
    export { b } from './named.ts'
    const worker = new URL('./worker.ts', import.meta.url)
    const path = join(here, 'task.ts')
    export const c = () => import(\`./lazy.ts\`)`
  expect(imports(code).toSorted()).toEqual(
    ['./all.ts', './effect.css', './lazy.ts', './named.ts', './unused.ts', './worker.ts', 'task.ts'].toSorted(),
  )
})

test('an import whose name is put together is open-ended, and so is a glob', () => {
  expect(formOf('x.ts', 'export const a = (b: string) => import(b)', {}).isOpenEnded).toBe(true)
  expect(formOf('x.ts', 'export const a = import.meta.glob("./*.ts")', {}).isOpenEnded).toBe(true)
  expect(formOf('x.ts', 'export const a = import("./b.ts")', {}).isOpenEnded).toBe(false)
})

test('a file that the build makes is no module, whose import is not open-ended', () => {
  const form = formOf('x.ts', "export const a = import(import.meta.resolve('/assets/integrity.js'))", {})
  expect(form).toMatchObject({ isOpenEnded: false })
  expect(formOf('x.ts', 'export const a = (b: string) => import(import.meta.resolve(b))', {}).isOpenEnded).toBe(true)
})

test('comments, spaces and types are not part of a form; code is', () => {
  const form = text('export const a: number = 1')
  expect(text('// why\nexport const a =\n 1 as number /* so */')).toBe(form)
  expect(text('export const a = 2')).not.toBe(form)
  expect(text('export const b = 1')).not.toBe(form)
})

test('comments that a compiler obeys are', () => {
  const code = 'export const a = f()'
  expect(text('export const a = /* @__PURE__ */ f()')).not.toBe(text(code))
})

test('what stands behind a closed gate is not part of a form, what stands behind an open one is', () => {
  const code = (label: string) => `export const a = () => <p>{FEATURE_VIP ? '${label}' : 'none'}</p>`
  expect(text(code('one'), vip(false))).toBe(text(code('two'), vip(false)))
  expect(text(code('one'), vip(true))).not.toBe(text(code('two'), vip(true)))
  expect(text(code('one'))).not.toBe(text(code('two')))
})

test('a condition that gates do not decide alone keeps both ways', () => {
  const code = 'export const a = (x: boolean) => (FEATURE_VIP || x ? import("./one.ts") : import("./two.ts"))'
  expect(imports(code, vip(false))).toEqual(['./one.ts', './two.ts'])
  expect(imports(code, vip(true))).toEqual(['./one.ts'])
})

test('code that cannot be read is said', () => {
  expect(() => formOf('x.ts', 'export const = 1', {})).toThrow('x.ts')
})

test('a style sheet asks for the primitives where it takes some', () => {
  expect(styleFormOf('.a { @apply row; }').imports).toEqual(['#src/ui/primitives.json'])
  expect(styleFormOf('.a { color: red; }').imports).toEqual([])
})
