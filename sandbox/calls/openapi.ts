import * as z from 'zod/mini'
import { type Call, commonProblems, problem } from '#contract/call.ts'
import { problems } from '#contract/problems.ts'
import { mediaTypeOf } from '../server/body.ts'
import type { CallsByTag } from './area.ts'
import { keyPattern } from './idempotency-key.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(byTag: CallsByTag): Json {
  const schemas: Record<string, Json> = { Problem: schemaOf(problem) }
  const paths = pathsOf(byTag, schemas)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Gateway',
      version: '1.0.0',
      description:
        'What a site needs of its gateway. A refusal is an RFC 9457 problem with a stable code. Calls under /relay stand behind the merchant’s own prefix.',
    },
    servers: [{ url: '/' }],
    tags: [...byTag.keys()].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      parameters: { merchant: merchantHeader, idempotencyKey: keyHeader },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a log-in.' } },
    },
  }
}

const merchantHeader = {
  name: 'X-Merchant-Code',
  in: 'header',
  description: 'Whose site asks. Without it the first label of the host name counts.',
  schema: { type: 'string' },
}

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key is the same order, however often it comes: its first answer is given again.',
  schema: { type: 'string', pattern: keyPattern.source },
}

function pathsOf(byTag: CallsByTag, schemas: Record<string, Json>): Json {
  const paths: Record<string, Json> = {}
  for (const [tag, calls] of byTag) {
    for (const call of calls) {
      const path = `${call.isRelay ? '/relay' : ''}${call.path}`
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(tag, call, schemas) }
    }
  }
  return paths
}

function operationOf(tag: string, call: Call, schemas: Record<string, Json>): Json {
  const security = { none: {}, optional: { security: [{}, { session: [] }] }, token: { security: [{ session: [] }] } }
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [tag],
    ...security[call.auth],
    parameters: [...headersOf(call), ...parametersOf(call)],
    ...bodyOf(call),
    responses: responsesOf(call, hoisted(call.id, schemaOf(call.answer), schemas)),
  }
}

function headersOf({ needsIdempotencyKey }: Call): Json[] {
  const names = ['merchant', ...(needsIdempotencyKey ? ['idempotencyKey'] : [])]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

function parametersOf(call: Call): Json[] {
  const schema = schemaOf(call.query, 'input')
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(isJson(schema.properties) ? schema.properties : {}).map(([name, field]) => {
    const isInPath = call.path.includes(`{${name}}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema: field }
  })
}

function bodyOf(call: Call): Json {
  if (call.body instanceof z.core.$ZodUndefined) return {}
  const schema = schemaOf(call.body, 'input')
  if (!call.isEncrypted) return { requestBody: { required: true, content: { [mediaTypeOf(call)]: { schema } } } }
  const jwe = {
    type: 'string',
    description: 'A compact JWE (RSA-OAEP-256, A256GCM) under a key of getKeys; its kid is in the header.',
    contentMediaType: 'application/json',
    contentSchema: schema,
  }
  return { requestBody: { required: true, content: { 'application/jose': { schema: jwe } } } }
}

function responsesOf(call: Call, answerSchema: Json): Json {
  const refusals = new Map<number, string[]>()
  for (const code of [...commonProblems, ...call.problems]) {
    if (!isProblemCode(code) || (call.auth === 'none' && code.startsWith('session.'))) continue
    const { status } = problems[code]
    refusals.set(status, [...(refusals.get(status) ?? []), code])
  }
  const answer = { description: 'Answered', content: { 'application/json': { schema: answerSchema } } }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
  const refused = [...refusals].map(([status, codes]): [string, Json] => {
    return [String(status), { description: [...new Set(codes)].join(', '), content }]
  })
  return Object.fromEntries([['200', answer], ...refused])
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/** A schema that refers to itself has its definitions beside it; in a document they stand among the components. */
function hoisted(callId: string, schema: Json, schemas: Record<string, Json>): Json {
  const { $defs, ...rest } = schema
  if (!isJson($defs)) return schema
  const rename = (reference: string): string => reference.replace('#/$defs/', `#/components/schemas/${callId}`)
  for (const [name, definition] of Object.entries($defs)) {
    schemas[`${callId}${name}`] = asJson(renamed(definition, rename))
  }
  return asJson(renamed(rest, rename))
}

function renamed(value: unknown, rename: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename))
  if (!isJson(value)) return value
  const entries = Object.entries(value).map(([name, part]) => {
    return [name, name === '$ref' && typeof part === 'string' ? rename(part) : renamed(part, rename)]
  })
  return Object.fromEntries(entries)
}

function asJson(value: unknown): Json {
  return isJson(value) ? value : {}
}

function isProblemCode(code: string): code is keyof typeof problems {
  return Object.hasOwn(problems, code)
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}
