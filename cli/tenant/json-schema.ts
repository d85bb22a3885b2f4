import * as z from 'zod'
import { isRecord } from '#cli/lib/is-record.ts'
import { tenantSchema } from './tenant.ts'

type JsonSchema = Record<string, unknown>

/** The same schema with nothing required at any depth: a file that extends another may leave anything to it. */
function withoutRequired(schema: JsonSchema): JsonSchema {
  const { required: _, ...rest } = schema
  return Object.fromEntries(
    Object.entries(rest).map(([key, value]) => {
      if (key !== 'properties' || !isRecord(value)) return [key, value]
      const properties = Object.entries(value).map(([name, child]) => [
        name,
        isRecord(child) ? withoutRequired(child) : child,
      ])
      return [key, Object.fromEntries(properties)]
    }),
  )
}

/** Only what is required, at each depth; undefined where nothing is. */
function requiredOnly(schema: JsonSchema): JsonSchema | undefined {
  const children = isRecord(schema.properties) ? Object.entries(schema.properties) : []
  const properties = children.flatMap(([name, child]): [string, JsonSchema][] => {
    const inner = isRecord(child) ? requiredOnly(child) : undefined
    return inner ? [[name, inner]] : []
  })
  if (!schema.required && properties.length === 0) return undefined
  return {
    ...(schema.required ? { required: schema.required } : {}),
    ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
  }
}

/**
 * The JSON Schema of a tenant.json as it is written: for editors, which then complete keys and values. What is required
 * is required only where the file does not extend another.
 */
export function tenantJsonSchema(): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(tenantSchema, { io: 'input', target: 'draft-07' }) as JsonSchema
  const properties = isRecord(schema.properties) ? schema.properties : {}
  const { properties: inner, ...rest } = withoutRequired(schema)
  return {
    $schema,
    title: 'A tenant of Livery',
    description: 'See docs/tenant-guide.md',
    ...rest,
    properties: {
      $schema: properties.$schema,
      extends: {
        type: 'string',
        description: 'The code of another tenant: what this file does not say is taken from there',
      },
      ...(isRecord(inner) ? inner : {}),
    },
    anyOf: [{ required: ['extends'] }, requiredOnly(schema)],
  }
}

/** The text of docs/tenant.schema.json. */
export function tenantJsonSchemaText(): string {
  return `${JSON.stringify(tenantJsonSchema(), null, 2)}\n`
}
