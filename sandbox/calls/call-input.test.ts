import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf, fromQuery } from './call-input.ts'

const schema = z.object({
  page: z.number(),
  refresh: z.boolean(),
  client: z.literal(3),
  platform: z.literal('W'),
  vendor: z.optional(z.string()),
  size: z.optional(z.number()),
})

test('text becomes what the schema wants', () => {
  const query = { page: '2', refresh: 'false', client: '3', platform: 'W', vendor: '12', size: '20' }
  expect(fromQuery(schema, query)).toEqual({
    page: 2,
    refresh: false,
    client: 3,
    platform: 'W',
    vendor: '12',
    size: 20,
  })
})

test('what cannot become it stays text, for the schema to refuse', () => {
  const query = { page: '2e3', refresh: 'yes', client: '4', size: '' }
  expect(fromQuery(schema, query)).toEqual(query)
  const parsed = schema.safeParse(fromQuery(schema, query))
  if (parsed.success) throw new Error('It was accepted')
  expect(fieldsOf(parsed.error, query)).toEqual({
    page: 'field.invalid',
    refresh: 'field.invalid',
    client: 'field.invalid',
    platform: 'field.required',
    size: 'field.required',
  })
})

test('a call without a query has none', () => {
  expect(fromQuery(z.undefined(), { anything: '1' })).toBeUndefined()
})
