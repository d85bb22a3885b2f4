import * as z from 'zod'
import { demoContent } from './content.ts'

/** The JSON Schema of a demo.json: for editors, which then complete keys and values. */
export function demoJsonSchema(): Record<string, unknown> {
  const { $schema, ...schema } = z.toJSONSchema(demoContent, { io: 'input', target: 'draft-07' })
  return {
    $schema,
    title: 'What the sandbox of Livery shows for a tenant',
    description: 'See docs/sandbox.md, "demo.json"',
    ...schema,
  }
}

/** The text of docs/demo.schema.json. */
export function demoJsonSchemaText(): string {
  return `${JSON.stringify(demoJsonSchema(), null, 2)}\n`
}
