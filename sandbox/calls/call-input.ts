import * as z from 'zod/mini'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/** A query string carries only text: what the schema wants as a number or a boolean is turned into one. */
export function fromQuery(schema: z.core.$ZodType, query: Readonly<Record<string, string>>): unknown {
  const shape = shapeOf(schema)
  if (!shape) return undefined
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined
      return [name, field ? readText(field, text) : text]
    }),
  )
}

function shapeOf(schema: z.core.$ZodType): Shape | null {
  return schema instanceof z.core.$ZodObject ? schema._zod.def.shape : null
}

function readText(field: z.core.$ZodType, text: string): unknown {
  if (field instanceof z.core.$ZodOptional) return readText(field._zod.def.innerType, text)
  if (field instanceof z.core.$ZodNumber) return readNumber(text)
  if (field instanceof z.core.$ZodBoolean) return readBoolean(text)
  if (field instanceof z.core.$ZodLiteral) {
    return field._zod.def.values.find((value) => String(value) === text) ?? text
  }
  return text
}

function readNumber(text: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

function readBoolean(text: string): unknown {
  if (text === 'true') return true
  return text === 'false' ? false : text
}

/** Per field codes as a problem carries them: { "pageNo": "field.invalid" }. */
export function fieldsOf(error: z.core.$ZodError, input: unknown): Record<string, string> {
  return Object.fromEntries(
    error.issues.map((issue) => {
      const name = issue.path.length === 0 ? 'body' : issue.path.map(String).join('.')
      return [name, isMissing(issue.path, input) ? 'field.required' : 'field.invalid']
    }),
  )
}

function isMissing(path: readonly PropertyKey[], input: unknown): boolean {
  let here: unknown = input
  for (const step of path) {
    if (typeof here !== 'object' || here === null) return true
    here = Object.entries(here).find(([name]) => name === String(step))?.[1]
  }
  return here === undefined || here === '' || here === null
}
