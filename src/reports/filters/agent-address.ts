import { agentHomePath } from '#contract/site/routes.ts'

/** The address of a page for agents, over the same days as the page with this query. */
export function agentAddress(page: string, about: Readonly<Record<string, string>>, query: URLSearchParams): string {
  const next = new URLSearchParams({ page, ...about })
  for (const name of ['days', 'from', 'to']) {
    const kept = query.get(name)
    if (kept !== null) next.set(name, kept)
  }
  return `${agentHomePath}?${next}`
}
