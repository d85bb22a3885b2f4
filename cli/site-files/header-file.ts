/** Headers by path, as a built site's `_headers` says. Names are as it writes them. */
export interface PathHeaders {
  of(path: string): Record<string, string>
}

/** A path of a pattern with `*`, as static hosts and Caddy read it. */
export function matchesPattern(pattern: string, path: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}

/** Reads `_headers`: a path a block, its headers indented below; `! Name` takes one of an earlier block back. */
export function parseHeaderFile(text: string): PathHeaders {
  const blocks: { pattern: string; lines: string[] }[] = []
  for (const line of text.split('\n')) {
    if (/^\s*(#.*)?$/.test(line)) continue
    if (/^\S/.test(line)) blocks.push({ pattern: line.trim(), lines: [] })
    else blocks.at(-1)?.lines.push(line.trim())
  }
  return {
    of(path) {
      const headers = new Map<string, [name: string, value: string]>()
      for (const line of blocks.filter(({ pattern }) => matchesPattern(pattern, path)).flatMap(({ lines }) => lines)) {
        const [, removed, name = '', value = ''] = /^!\s*(\S+)$|^([\w-]+):\s*(.*)$/.exec(line) ?? []
        if (removed) headers.delete(removed.toLowerCase())
        else if (name) headers.set(name.toLowerCase(), [name, value])
      }
      return Object.fromEntries(headers.values())
    },
  }
}
