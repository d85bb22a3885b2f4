/**
 * What a site's page sends, for the preview's own page of two releases alone: a site lets nobody frame it. The files on the disk
 * and what a real server sends of them stay as they are.
 */
export function framedBy(origin: string, response: Response): Response {
  const policy = response.headers.get('content-security-policy')
  if (policy === null) return response
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origin}`))
  headers.delete('x-frame-options')
  return new Response(response.body, { status: response.status, headers })
}
