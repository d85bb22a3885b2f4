import type { Hono } from 'hono'
import type { CallsByTag } from './area.ts'
import { openApiDocument } from './openapi.ts'

export function addDocumentRoutes(app: Hono, byTag: CallsByTag): void {
  let text: string | null = null
  app.get('/openapi.json', (context) => {
    text ??= JSON.stringify(openApiDocument(byTag), null, 2)
    return context.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' })
  })
}
