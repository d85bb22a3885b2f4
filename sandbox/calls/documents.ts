import type { Hono } from 'hono'
import { openApiDocument } from './openapi.ts'

export function addDocumentRoutes(app: Hono): void {
  let text: string | null = null
  app.get('/openapi.json', (context) => {
    text ??= JSON.stringify(openApiDocument(), null, 2)
    return context.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
  })
}
