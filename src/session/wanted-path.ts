/** What the history keeps of a page that a visitor was kept from. */
export const keptFrom = (path: string) => ({ from: path })

/** The path that the visitor was kept from, where the history's state names one of this site. */
export function wantedPath(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined
  const { from } = state
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : undefined
}
