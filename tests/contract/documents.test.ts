import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { problems } from '#contract/problems.ts'
import { calls } from '#sandbox/calls.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const schemaHolder = z.object({ schema: z.record(z.string(), z.unknown()) })
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(
    z.union([
      z.strictObject({ $ref: z.string() }),
      schemaHolder.extend({ name: z.string(), in: z.string(), required: z.boolean() }),
    ]),
  ),
  requestBody: z.object({ required: z.literal(true), content: z.record(z.string(), schemaHolder) }).optional(),
  responses: z.record(
    z.string().regex(/^\d{3}$/),
    z.object({ description: z.string().min(1), content: z.record(z.string(), schemaHolder) }),
  ),
})
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    parameters: z.record(z.string(), z.unknown()),
    securitySchemes: z.object({ session: z.object({ type: z.literal('http'), scheme: z.literal('bearer') }) }),
  }),
})

async function fetchDocument() {
  const response = await gateway.sandbox.app.request('/openapi.json')
  expect(response.status).toBe(200)
  const raw: unknown = await response.json()
  return { raw, document: openApi.parse(raw) }
}

test('the OpenAPI document describes every call of the contract', async () => {
  const { document } = await fetchDocument()
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(operations.map((each) => each?.operationId).toSorted()).toEqual(calls.map(({ id }) => id).toSorted())
  for (const each of operations) {
    expect(Object.keys(each?.responses ?? {})).toEqual(expect.arrayContaining(['200', '400', '500']))
  }
})

test('what the specification names otherwise is a call that there is', () => {
  const [, section = ''] = readFileSync('docs/gateway-contract.md', 'utf8').split('### Names in the specification')
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  const named = rows.flatMap((row) => row.split('|')[2]?.match(/(?<=`)(?:get|offer|change|launch)[A-Z]\w+/g) ?? [])
  expect(new Set(named).size).toBeGreaterThan(8)
  const known = new Set(calls.map(({ id }) => id))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('it names sessions, encrypted bodies and problems', async () => {
  const { document } = await fetchDocument()
  const login = document.paths['/wps/session/login']?.post
  expect(Object.keys(login?.requestBody?.content ?? {})).toEqual(['application/jose'])
  expect(login?.responses['401']?.description).toContain('login.failed')
  expect(Object.keys(login?.responses['401']?.content ?? {})).toEqual(['application/problem+json'])
  expect(document.paths['/wps/member/info']?.get?.security).toEqual([{ session: [] }])
  const reset = document.paths['/wps/member/password/email']?.post?.requestBody
  expect(Object.keys(reset?.content ?? {})).toEqual(['application/x-www-form-urlencoded'])
  const favourite = document.paths['/lgw/games/favourites/{nodeId}']?.delete?.parameters
  expect(favourite).toContainEqual(expect.objectContaining({ name: 'nodeId', in: 'path', required: true }))
})

test('it names the key of an idempotent request, on the calls that need one alone', async () => {
  const { raw, document } = await fetchDocument()
  const reference = { $ref: '#/components/parameters/idempotencyKey' }
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const keyed = operations.filter((each) =>
    each?.parameters.some((one) => '$ref' in one && one.$ref === reference.$ref),
  )
  const needed = calls.filter(({ needsIdempotencyKey }) => needsIdempotencyKey)
  expect(keyed.map((each) => each?.operationId).toSorted()).toEqual(needed.map(({ id }) => id).toSorted())
  expect(resolve(raw, reference.$ref)).toMatchObject({ name: 'Idempotency-Key', in: 'header', required: true })
})

test('every reference in it leads somewhere', async () => {
  const { raw } = await fetchDocument()
  const references = [...JSON.stringify(raw).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference ?? '')
  expect(references.length).toBeGreaterThan(0)
  for (const reference of new Set(references)) expect(resolve(raw, reference), reference).toBeDefined()
})

function resolve(root: unknown, reference: string): unknown {
  let here = root
  for (const step of reference.replace('#/', '').split('/')) {
    if (typeof here !== 'object' || here === null) return undefined
    here = Object.entries(here).find(([name]) => name === step)?.[1]
  }
  return here
}

test('the page about the contract names every call that the sandbox answers, and every code of a refusal', () => {
  const page = readFileSync(new URL('../../docs/gateway-calls.md', import.meta.url), 'utf8')
  for (const call of calls) expect(page).toContain(`- \`${call.id}\` ${call.method} ${call.path}`)
  for (const [code, { status }] of Object.entries(problems)) expect(page).toContain(`- \`${code}\` ${status}: `)
})
