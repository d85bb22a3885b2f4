import { expect, test } from 'vitest'
import { openSheets } from './primitives.ts'

const primitives = {
  row: 'display: flex; align-items: center',
  'gap-*': 'gap: var(--space-*)',
  'gap-*px': 'gap: *px',
  'font-*': 'font: var(--text-*) var(--font)',
  'font-label-*': 'font: bold var(--text-*) var(--font)',
}

const withDeclarations = openSheets(primitives)

test('puts the declarations of each name in its place', () => {
  expect(withDeclarations('.a {\n  @apply row gap-3;\n  color: red;\n}')).toBe(
    '.a {\n  display: flex; align-items: center; gap: var(--space-3);\n  color: red;\n}',
  )
})

test('takes the longest entry that a name fits', () => {
  expect(withDeclarations('@apply gap-2px font-label-14 font-14;')).toBe(
    'gap: 2px; font: bold var(--text-14) var(--font); font: var(--text-14) var(--font);',
  )
})

test('refuses a name without an entry', () => {
  expect(() => withDeclarations('.a { @apply grid; }')).toThrow('@apply grid')
})

test('gives names of a state and names of a window rules of their own, the latter at the end', () => {
  const sheet = withDeclarations(
    '.a,\n.b {\n  @apply row hover:gap-3 phone:gap-2;\n}\n\n.c {\n  @apply low:row phone:row;\n}\n',
  )
  expect(sheet.replaceAll(/\s+/g, ' ')).toBe(
    '.a, .b { display: flex; align-items: center; ;&:hover{gap: var(--space-3);}} .c { } ' +
      '@media (max-width: 767px){.a, .b {gap: var(--space-2);} .c {display: flex; align-items: center;}}' +
      '@media (max-height: 479px){ .c {display: flex; align-items: center;}}',
  )
})

test.each(['.a { @apply wide:row; }', '@media print { .a { @apply phone:row; } }'])(
  'refuses the condition of %s',
  (css) => {
    expect(() => withDeclarations(css)).toThrow('no such condition')
  },
)
