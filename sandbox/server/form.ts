import type { Context } from 'hono'
import { type Refusal, refuse } from './problems.ts'
import { sentTypeOf } from './sent-type.ts'

/** Whether a page's form was sent, and not a program's JSON. */
export function isForm(context: Context): boolean {
  return sentTypeOf(context) === 'application/x-www-form-urlencoded'
}

/** The fields of a form; refused where the body is none. Nothing here takes `multipart/form-data`. */
export async function formOf(context: Context): Promise<URLSearchParams | Refusal> {
  if (!isForm(context)) return refuse('request.invalid', { fields: { body: 'body.media-type' } })
  return new URLSearchParams(await context.req.text())
}

/** What a page sends as a form or a program as JSON; null where it is neither, which no schema takes. */
export async function inputOf(context: Context): Promise<unknown> {
  const text = await context.req.text()
  if (isForm(context)) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
