import { expect, test } from 'vitest'
import { jobFormat, jobSchema, outcomeSchema, progressOf } from './job.ts'
import { differenceOf, productOfParts } from './product.ts'

const hash = 'a'.repeat(64)
const job = (code: string, more: object = {}) => ({
  format: jobFormat,
  product: hash,
  run: '0123456789ab',
  tenants: [{ code, inputs: hash }],
  ...more,
})

test('a job names tenants and nothing else', () => {
  expect(jobSchema.parse({ ...job('acme'), command: 'rm -rf /', outDir: '/etc' })).toEqual(job('acme'))
})

test.each([
  '../acme',
  '/etc',
  'a/b',
  '..',
  '.',
  '',
  'ACME',
  'acme\n',
  '-x',
  'con',
  '__proto__',
  '$(id)',
  'a'.repeat(40),
])('a job whose tenant is called %j is refused', (code) => expect(jobSchema.safeParse(job(code)).success).toBe(false))

test.each([
  { format: 'livery-farm-0' },
  { product: 'x' },
  { run: '../../x' },
  { tenants: [] },
  { tenants: [{ code: 'acme', inputs: '../x' }] },
  { tenants: Array.from({ length: 501 }, () => ({ code: 'acme', inputs: hash })) },
])('a job of another form is refused: %j', (more) => expect(jobSchema.safeParse(job('acme', more)).success).toBe(false))

test('what is reported of a tenant cannot steer a terminal, nor fill it', () => {
  const text = `\u001b[2J\u202e${'x'.repeat(9000)}`
  const { reason } = outcomeSchema.parse({
    code: 'acme',
    inputs: hash,
    state: 'failed',
    ms: 1,
    reason: text,
    diagnostics: [],
  })
  expect(reason).toMatch(/^ \[2J x+$/)
  expect(reason?.length).toBe(500)
})

test.each([0, null, 'x', { at: 'acme' }, { at: '../x', kills: {}, outcomes: [] }])(
  'progress of another form counts as none: %j',
  (value) => expect(progressOf(value)).toEqual({ at: null, kills: {}, outcomes: [] }),
)

test('a product is what a fingerprint says beside the tenant itself', () => {
  const parts = { folder: hash, 'base:lite': hash, 'strings:en': hash, code: hash, node: '24.1.0' }
  expect(productOfParts(parts).parts).toEqual({ code: hash, node: '24.1.0' })
  expect(productOfParts({ ...parts, folder: 'b' }).hash).toBe(productOfParts(parts).hash)
  expect(productOfParts({ ...parts, code: 'b' }).hash).not.toBe(productOfParts(parts).hash)
})

test('two products are told apart in words', () => {
  const here = { code: hash, node: '24.1.0', year: '2026' }
  expect(differenceOf({ ...here, code: 'b'.repeat(64), node: '24.2.0' }, here)).toBe(
    'code, node (24.2.0 there, 24.1.0 here)',
  )
})
