/** Names that older links have for an article. */
const otherNames: Readonly<Record<string, string>> = { term: 'terms' }

/** The article that an address asks for after its `#`, in lower case; undefined where it asks for none. */
export function helpTerm(hash: string): string | undefined {
  try {
    const asked = decodeURIComponent(hash.slice(1)).toLowerCase()
    return (Object.hasOwn(otherNames, asked) ? otherNames[asked] : asked) || undefined
  } catch {
    return undefined
  }
}
