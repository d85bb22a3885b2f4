import type { MessageTree } from '../messages.ts'

/** Messages as the file of a language nests them: in the order of the keys given. */
export function orderedText(keys: readonly string[], messages: ReadonlyMap<string, string>): string {
  const tree: MessageTree = Object.create(null)
  for (const path of keys) {
    const text = messages.get(path)
    if (text === undefined) continue
    const steps = path.split('.')
    let at = tree
    for (const step of steps.slice(0, -1)) {
      const below = at[step]
      const next: MessageTree = typeof below === 'object' ? below : Object.create(null)
      at[step] = next
      at = next
    }
    at[steps.at(-1) ?? path] = text
  }
  return `${JSON.stringify(tree, null, 2)}\n`
}
