/** Headers by path, as a built site's `_headers` says. */
export interface PathHeaders {
  of(path: string): Record<string, string>
}

interface Block {
  pattern: RegExp
  headers: Record<string, string>
  removed: string[]
}

/** Reads the form that `headersFile` of the build writes: a pattern, then indented headers; "! Name" takes one back. */
export function parseHeaderFile(text: string): PathHeaders {
  const blocks = text
    .trim()
    .split(/\n\s*\n/)
    .map((block): Block => {
      const [pattern = '', ...lines] = block.split('\n')
      const entries = lines.map((line) => line.trim()).filter((line) => line.includes(': '))
      return {
        pattern: new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
        headers: Object.fromEntries(
          entries.map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)]),
        ),
        removed: lines.filter((line) => line.trim().startsWith('! ')).map((line) => line.trim().slice(2)),
      }
    })
  return {
    of(path) {
      const headers: Record<string, string> = {}
      for (const block of blocks.filter(({ pattern }) => pattern.test(path))) {
        for (const name of block.removed) delete headers[name]
        Object.assign(headers, block.headers)
      }
      return headers
    },
  }
}
