import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { isRecord } from '#cli/lib/is-record.ts'
import { categoryIds, switchNames } from '#contract/site/gates.ts'
import { languageCodes } from '#contract/site/languages.ts'
import { tenantJsonSchema, tenantJsonSchemaText } from './json-schema.ts'

const schema = tenantJsonSchema()

function at(...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (isRecord(value) || Array.isArray(value) ? value[step as never] : undefined),
    schema,
  )
}

test('docs/tenant.schema.json is what the schema says ("npm run generate" writes it)', () => {
  expect(readFileSync('docs/tenant.schema.json', 'utf8')).toBe(tenantJsonSchemaText())
})

test('keys and values are closed lists that an editor can complete', () => {
  expect(at('additionalProperties')).toBe(false)
  expect(Object.keys(at('properties', 'switches', 'properties') as object)).toEqual([...switchNames])
  expect(at('properties', 'switches', 'additionalProperties')).toBe(false)
  expect(at('properties', 'categories', 'items', 'enum')).toEqual([...categoryIds])
  expect(at('properties', 'languages', 'properties', 'supported', 'items', 'enum')).toEqual([...languageCodes])
  expect(at('properties', 'brand', 'properties', 'layout', 'properties', 'hero', 'enum')).toContain('split')
  expect(at('properties', 'extends', 'type')).toBe('string')
  expect(at('properties', '$schema', 'type')).toBe('string')
})

test('every key has a description', () => {
  const walk = (value: unknown, path: string): string[] => {
    if (!isRecord(value) || !isRecord(value.properties)) return []
    return Object.entries(value.properties).flatMap(([name, child]) => {
      const here = path ? `${path}.${name}` : name
      const isDescribed = isRecord(child) && (typeof child.description === 'string' || path === 'contacts')
      return [...(isDescribed ? [] : [here]), ...walk(child, here)]
    })
  }
  expect(walk(schema, '')).toEqual([])
})

test('what is required is required only without "extends"', () => {
  expect(at('required')).toBeUndefined()
  expect(at('properties', 'gateway', 'required')).toBeUndefined()
  expect(at('anyOf', 0)).toEqual({ required: ['extends'] })
  expect(at('anyOf', 1, 'required')).toEqual([
    'merchantCode',
    'name',
    'domains',
    'gateway',
    'languages',
    'currency',
    'timeZone',
    'categories',
    'brand',
    'licence',
  ])
  expect(at('anyOf', 1, 'properties', 'licence', 'required')).toEqual(['holder', 'number', 'regulator'])
})

// zod does not follow anyOf beside properties: what is required is asserted above.
const { anyOf: _, ...keysAndValues } = schema
const validator = z.fromJSONSchema(keysAndValues as Parameters<typeof z.fromJSONSchema>[0])

test.each(readdirSync('tenants').filter((name) => existsSync(`tenants/${name}/tenant.json`)))(
  '%s keeps to it',
  (code) => {
    expect(validator.safeParse(JSON.parse(readFileSync(`tenants/${code}/tenant.json`, 'utf8'))).error).toBeUndefined()
  },
)

test('a file that extends may say little, but nothing that is unknown', () => {
  const accepts = (value: unknown) => validator.safeParse(value).success
  expect(accepts({ extends: 'acme', merchantCode: 'acme-vip' })).toBe(true)
  expect(accepts({ extends: 'acme', curency: 'USD' })).toBe(false)
  expect(accepts({ extends: 'acme', switches: { FREEPLAY: true } })).toBe(false)
})
