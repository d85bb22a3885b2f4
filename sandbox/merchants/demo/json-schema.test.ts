import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { demoContent } from './content.ts'
import { demoJsonSchema, demoJsonSchemaText } from './json-schema.ts'

test('docs/demo.schema.json is what the schema says ("npm run generate" writes it)', () => {
  expect(readFileSync('docs/demo.schema.json', 'utf8')).toBe(demoJsonSchemaText())
})

test('every key of a demo.json has a description, and no other is known', () => {
  const { properties = {}, additionalProperties, required } = demoJsonSchema() as z.core.JSONSchema.ObjectSchema
  expect(additionalProperties).toBe(false)
  expect(required).toBeUndefined()
  expect(Object.keys(properties)).toEqual(Object.keys(demoContent.shape))
  expect(Object.entries(properties).filter(([, child]) => !JSON.stringify(child).includes('"description"'))).toEqual([])
})

const validator = z.fromJSONSchema(demoJsonSchema() as Parameters<typeof z.fromJSONSchema>[0])

test.each(readdirSync('tenants').filter((name) => existsSync(`tenants/${name}/demo.json`)))(
  '%s keeps to it',
  (code) => {
    const demo: unknown = JSON.parse(readFileSync(`tenants/${code}/demo.json`, 'utf8'))
    expect(validator.safeParse(demo).error).toBeUndefined()
  },
)

test.each([{ banners: 5 }, { banner: [] }, { promotions: -1 }, { money: { deposits: ['gold'] } }])(
  '%j does not',
  (demo) => {
    expect(validator.safeParse(demo).success).toBe(false)
  },
)
