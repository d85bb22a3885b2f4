import { treeOf } from '../messages.ts'

/** Messages as the file of a language nests them: in the order of the keys given. */
export function orderedText(keys: readonly string[], messages: ReadonlyMap<string, string>): string {
  const known = keys.flatMap((key): [string, string][] => {
    const text = messages.get(key)
    return text === undefined ? [] : [[key, text]]
  })
  return `${JSON.stringify(treeOf(known), null, 2)}\n`
}
