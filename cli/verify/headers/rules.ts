import { matchesPattern, parseHeaderFile } from '#cli/site-files/header-file.ts'

/** The headers of an answer, by their names in lower case. */
export type Headers = Readonly<Record<string, string>>

/** One server's file: the headers that it sends for a path, and null where it refuses the path. */
export interface HeaderRules {
  file: string
  of(path: string): Headers | null
}

/** `_headers`, as static hosts read it. */
export function staticHostRules(text: string): HeaderRules {
  const headers = parseHeaderFile(text)
  const lowered = ([name, value]: [string, string]) => [name.toLowerCase(), value] as const
  return {
    file: '_headers',
    of: (path) => Object.fromEntries(Object.entries(headers.of(path)).map(lowered)),
  }
}

const unquoted = (text: string) =>
  text
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('\\"', '"')
    .replaceAll('\\\\', '\\')

interface Block {
  match: string
  lines: string[]
}

/** Blocks of a file in braces, with their own lines: what a deeper block says is for some of the visitors. */
function blocksOf(text: string, opening: RegExp): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  let depth = 0
  for (const line of text.split('\n').map((entry) => entry.trim())) {
    if (!open) {
      const match = opening.exec(line)
      if (!match) continue
      open = { match: (match[1] ?? '').trim(), lines: [] }
      depth = 1
      continue
    }
    const isOwn = depth === 1
    depth += (line.match(/\{$/) ? 1 : 0) - (line === '}' ? 1 : 0)
    if (depth === 0) {
      blocks.push(open)
      open = null
    } else if (isOwn) open.lines.push(line)
  }
  return blocks
}

function headersOf(lines: readonly string[], form: RegExp): Headers {
  const pairs = lines.flatMap((line): [string, string][] => {
    const match = form.exec(line)
    return match ? [[(match[1] ?? '').toLowerCase(), unquoted(match[2] ?? '')]] : []
  })
  return Object.fromEntries(pairs)
}

/** The location that nginx takes: a `^~` prefix, else the first expression that matches, else the longest prefix. */
function nginxLocation(blocks: readonly Block[], path: string): Block | undefined {
  const parts = blocks.map((block) => ({ block, words: block.match.split(/\s+/) }))
  const prefixes = parts
    .map(({ block, words }) => ({
      block,
      isFirm: words[0] === '^~',
      prefix: words.at(-1) ?? '',
      isExpression: words[0] === '~' || words[0] === '~*',
    }))
    .filter(({ isExpression, prefix }) => !isExpression && path.startsWith(prefix))
    .sort((a, b) => b.prefix.length - a.prefix.length)
  if (prefixes[0]?.isFirm) return prefixes[0].block
  const expression = parts.find(({ words: [kind, ...rest] }) => {
    if (kind !== '~' && kind !== '~*') return false
    return new RegExp(rest.join(' '), kind === '~*' ? 'i' : '').test(path)
  })
  return expression?.block ?? prefixes[0]?.block
}

export function nginxRules(text: string): HeaderRules {
  const blocks = blocksOf(text, /^location\s+(.*)\{$/)
  return {
    file: '_deploy/nginx.conf',
    of(path) {
      const block = nginxLocation(blocks, path)
      if (!block || block.lines.some((line) => /^return 404;/.test(line))) return null
      return headersOf(block.lines, /^add_header\s+(\S+)\s+("(?:[^"\\]|\\.)*"|\S+?)(?:\s+always)?;$/)
    },
  }
}

/** Blocks are taken in their order; `file` in a matcher asks whether the file is there. */
export function caddyRules(text: string, isFile: (path: string) => boolean): HeaderRules {
  const single = [...text.matchAll(/^(@\w+) (path|path_regexp) (.+)$/gm)]
  const several = blocksOf(text, /^(@\w+) \{$/)
  const test = (matcher: string, path: string): boolean => {
    if (matcher === '') return true
    const lines = several.filter(({ match }) => match === matcher).flatMap((block) => block.lines)
    const all = [
      ...lines.map((line) => line.split(/\s+/)),
      ...single
        .filter(([, name]) => name === matcher)
        .map(([, , kind = '', rest = '']) => [kind, ...rest.split(/\s+/)]),
    ]
    return (
      all.length > 0 &&
      all.every(([kind, ...values]) => {
        if (kind === 'file') return isFile(path)
        // Asked of the visitor, not of the path.
        if (kind === 'expression' || kind === 'header_regexp') return false
        if (kind === 'path_regexp') return new RegExp(values.join(' ')).test(path)
        return values.some((pattern) => matchesPattern(pattern, path))
      })
    )
  }
  const handles = blocksOf(text, /^handle ?(@\w+)? ?\{$/)
  return {
    file: '_deploy/Caddyfile',
    of(path) {
      const block = handles.find(({ match }) => test(match, path))
      if (!block || block.lines.some((line) => /^(error|respond) 404/.test(line))) return null
      return headersOf(block.lines, /^header\s+(\S+)\s+("(?:[^"\\]|\\.)*"|\S+)$/)
    },
  }
}
