import { expect, test } from 'vitest'
import { siteOf } from '#cli/verify/site/site.ts'
import { findingOf } from './finding.ts'
import { findingLines } from './finding-lines.ts'

const site = siteOf('acme', { 'index.html': 'one\ntwo\n' })
const found = (offset: number | null, more = {}) => ({
  file: 'index.html',
  offset,
  code: 'link-broken',
  message: 'It leads nowhere',
  remedy: 'Fix it.',
  ...more,
})
const finding = (offset: number | null, more = {}) => findingOf('dist/acme', site, 'links', found(offset, more))
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const plain = (lines: string[]) => lines.map((line) => line.replaceAll(/\u001b\[\d+m/g, ''))

test('a finding is placed by its offset, in the folder as the person named it', () => {
  expect(finding(5)).toEqual({
    tenant: 'acme',
    check: 'links',
    file: 'dist/acme/index.html',
    line: 2,
    column: 2,
    offset: 5,
    severity: 'error',
    code: 'link-broken',
    message: 'It leads nowhere',
    suggestion: 'Fix it.',
  })
  expect(finding(null)).toMatchObject({ line: 1, column: 1, offset: null })
  expect(finding(3, { file: 'gone.js' })).toMatchObject({ line: 1, column: 1 })
})

test('a finding is printed with its place, and below it what to do', () => {
  expect(plain(findingLines([finding(5)]))).toEqual([
    'dist/acme/index.html:2:2 links It leads nowhere [link-broken]',
    '  Fix it.',
  ])
})

test.each([
  [3, 4],
  [4, 5],
  [1000, 5],
])('of %i of a kind %i lines are printed', (count, lines) => {
  const said = plain(findingLines(Array.from({ length: count }, () => finding(0))))
  expect(said).toHaveLength(lines)
  expect(said.filter((line) => line.includes('more of the kind'))).toEqual(
    count > 3 ? [`  … and ${count - 3} more of the kind`] : [],
  )
})

test('kinds are told apart by check, file and code', () => {
  const findings = [finding(0), finding(0, { code: 'orphan' }), finding(0, { file: 'a.js' }), finding(0)]
  expect(plain(findingLines(findings)).map((line) => line.split(' ')[0])).toEqual([
    'dist/acme/index.html:1:1',
    'dist/acme/index.html:1:1',
    '',
    'dist/acme/index.html:1:1',
    '',
    'dist/acme/a.js:1:1',
    '',
  ])
})

test('what would steer the terminal is not printed as it is', () => {
  const [line = ''] = plain(findingLines([finding(0, { message: 'a\u001b[2Jb' })]))
  expect(line).not.toContain('\u001b')
})
