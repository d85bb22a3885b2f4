import { blogPath } from '#contract/site/routes.ts'
export const postPath = (slug: string): string => `${blogPath}/${slug}`

/** The address of the list: of a topic, and of a page from the second on. */
export function listPath({ category, page = 1 }: { category?: string | undefined; page?: number } = {}): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) })
  return query.size === 0 ? blogPath : `${blogPath}?${query}`
}

/** What an address of the list asks for; what is no page number is the first page. */
export function listOf(query: URLSearchParams): { category: string | undefined; page: number } {
  const page = query.get('page') ?? ''
  return { category: query.get('category') || undefined, page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 }
}
