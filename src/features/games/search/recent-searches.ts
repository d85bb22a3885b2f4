import { readStored, writeStored } from '#src/lib/storage.ts'

const name = 'searches'
const max = 6

const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase()

/** The kept list as it was written; whatever else stands there is none. */
export function readSearches(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter((one): one is string => typeof one === 'string' && one !== '').slice(0, max)
  } catch {
    return []
  }
}

/** With one more, the latest first, each once whatever its case, six at the most. */
export const searchesWith = (searches: readonly string[], text: string): string[] =>
  text === '' ? [...searches] : [text, ...searches.filter((one) => !same(one, text))].slice(0, max)

export const searchesWithout = (searches: readonly string[], text: string): string[] =>
  searches.filter((one) => !same(one, text))

export const storedSearches = (): string[] => readSearches(readStored('local', name))

export function storeSearches(searches: readonly string[]): void {
  writeStored('local', name, searches.length === 0 ? null : JSON.stringify(searches))
}
