/** The address of an article, by its anchor. */
export const articlePath = (term: string): string => `/help#${encodeURIComponent(term)}`
