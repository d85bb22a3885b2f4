/**
 * Small readers of what web servers and browsers read, after their own sources: ngx_conf_read_token of nginx, lexer.go of
 * Caddy, the documentation of `_headers`, and CSP level 3. They know nothing of the writers that they test.
 */

/** One statement: its words, and what stands in braces behind it. */
export interface Statement {
  words: string[]
  block: Statement[] | null
}

interface Lexed {
  text: string
  isQuoted: boolean
}

const isSpace = (letter: string | undefined) => letter !== undefined && /[ \t\r\n]/.test(letter)
const escapes: Readonly<Record<string, string>> = { '"': '"', "'": "'", '\\': '\\', t: '\t', r: '\r', n: '\n' }

/** The words of a file of nginx; `;`, `{` and `}` are words of their own, unless they are quoted. */
function nginxWords(text: string): Lexed[] {
  const words: Lexed[] = []
  let at = 0
  const quotedFrom = (quote: string): string => {
    let word = ''
    for (at += 1; text[at] !== quote; at += 1) {
      if (at >= text.length) throw new Error('nginx: a quote is not closed')
      const escaped = text[at] === '\\' ? escapes[text[at + 1] ?? ''] : undefined
      if (escaped !== undefined) at += 1
      word += escaped ?? text[at]
    }
    at += 1
    if (at < text.length && !isSpace(text[at]) && !/[;{)]/.test(text[at] ?? ''))
      throw new Error('nginx: text behind a quote')
    return word
  }
  while (at < text.length) {
    const letter = text[at] ?? ''
    if (isSpace(letter)) at += 1
    else if (letter === '#') while (at < text.length && text[at] !== '\n') at += 1
    else if (/[;{}]/.test(letter)) {
      words.push({ text: letter, isQuoted: false })
      at += 1
    } else if (/["']/.test(letter)) words.push({ text: quotedFrom(letter), isQuoted: true })
    else {
      const from = at
      while (at < text.length && !isSpace(text[at]) && !/[;{]/.test(text[at] ?? '')) at += text[at] === '\\' ? 2 : 1
      words.push({ text: text.slice(from, at), isQuoted: false })
    }
  }
  return words
}

/** The lines of headers that hold a variable: what belongs to a file's name, and the page that is a dictionary. */
const headersWithVariables = new Set(['Use-As-Dictionary $livery_use', 'Link $livery_link'])

/** What a variable of the server's own may be put together from. */
const knownVariable = /\$(?:[12]|livery_[a-z]+|uri|http_available_dictionary|http_if_none_match)(?![a-z0-9_{])/g

/** Whether the variables of a statement stand where nginx is meant to read them: never in a header's text. */
function hasKnownVariables(lexed: readonly Lexed[]): boolean {
  const [directive = '', ...rest] = lexed.map(({ text }) => text)
  if (!rest.some((word) => word.includes('$'))) return true
  if (directive === 'add_header')
    return lexed.every(({ isQuoted }) => !isQuoted) && headersWithVariables.has(rest.join(' '))
  if (directive === 'set') {
    const [name = '', value = ''] = rest
    return rest.length === 2 && /^\$livery_[a-z]+$/.test(name) && !value.replaceAll(knownVariable, '').includes('$')
  }
  // In a pattern `$` is an end. Nothing else in quotes has one, and a quote within a word, as behind a brace, is none.
  if (directive === 'if')
    return lexed.every(({ text, isQuoted }, at) => {
      if (!isQuoted) return !/["']/.test(text)
      return /^~\*?$/.test(lexed[at - 1]?.text ?? '') || !text.includes('$')
    })
  return /^(?:location|rewrite|try_files)$/.test(directive) && lexed.every(({ isQuoted }) => !isQuoted)
}

/** @throws for what nginx would not start with, and for a variable where a text should be. */
export function readNginx(text: string): Statement[] {
  const open: Statement[][] = [[]]
  let lexed: Lexed[] = []
  for (const next of nginxWords(text)) {
    const { text: word, isQuoted } = next
    const isMark = !isQuoted && /^[;{}]$/.test(word)
    if (!isMark) {
      lexed.push(next)
      continue
    }
    const words = lexed.map((one) => one.text)
    if (!hasKnownVariables(lexed)) throw new Error(`nginx: a variable in ${words.join(' ')}`)
    if (word === '}' && words.length > 0) throw new Error('nginx: a statement is not ended')
    if (word === '}') open.pop()
    else {
      const statement: Statement = { words, block: word === '{' ? [] : null }
      open.at(-1)?.push(statement)
      if (statement.block) open.push(statement.block)
      lexed = []
    }
  }
  if (open.length !== 1 || lexed.length > 0) throw new Error('nginx: a block or a statement is not ended')
  return open[0] ?? []
}

/** The words of a Caddyfile by lines, without environment variables, which Caddy would put in first. */
function caddyLines(text: string): Lexed[][] {
  if (/\{\$[^}]+\}/.test(text)) throw new Error('Caddy: an environment variable')
  const lines: Lexed[][] = []
  let line: Lexed[] = []
  let word: Lexed | null = null
  let quote = ''
  const endWord = () => {
    if (word) line.push(word)
    word = null
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    const current: Lexed | null = word as Lexed | null
    if (quote && current) {
      if (letter === '\\' && quote === '"' && text[at + 1] === '"') {
        current.text += '"'
        at += 1
      } else if (letter === quote) {
        quote = ''
        endWord()
      } else current.text += letter
    } else if (letter === '\n') {
      endWord()
      if (line.length > 0) lines.push(line)
      line = []
    } else if (/\s/u.test(letter)) endWord()
    else if (current === null && letter === '#') {
      while (at + 1 < text.length && text[at + 1] !== '\n') at += 1
    } else if (current === null && /["`]/.test(letter)) {
      quote = letter
      word = { text: '', isQuoted: true }
    } else if (current) current.text += letter
    else word = { text: letter, isQuoted: false }
  }
  if (quote) throw new Error('Caddy: a quote is not closed')
  endWord()
  return line.length > 0 ? [...lines, line] : lines
}

/** Lines of Caddy that belong to dictionaries, with all that they hold in braces. */
const caddyPlaceholders: readonly RegExp[] = [
  /^map {header\.Available-Dictionary} {livery_dictionary}$/,
  /^~\^:\([^{}]*\):\$ \$\{1\}$/,
  /^(?:file|rewrite \*) \/_deploy\/dcb\/{livery_dictionary}[\w/.-]*(?:{path}(?:\.html)?)?$/,
  /^rewrite \* {path}$/,
  /^(?:@own file|rewrite \*) (?:\/[\w-]+)?{path}\.html$/,
  /^header @(\w+) Use-As-Dictionary match="{re\.\1\.1}-\*{re\.\1\.2}", match-dest=\((?:"\w*" ?)+\)$/,
]

const hasKnownPlaceholders = (line: string): boolean =>
  !/[{}]/.test(line) || caddyPlaceholders.some((known) => known.test(line))

/** @throws for what Caddy would not start with, and for a placeholder where a text should be. */
export function readCaddy(text: string): Statement[] {
  const open: Statement[][] = [[]]
  for (const line of caddyLines(text)) {
    const last = line.at(-1)
    const isBlock = last?.text === '{' && !last.isQuoted
    if (line.length === 1 && last?.text === '}') {
      if (open.length === 1) throw new Error('Caddy: a brace too many')
      open.pop()
      continue
    }
    const words = (isBlock ? line.slice(0, -1) : line).map((word) => word.text)
    if (!hasKnownPlaceholders(words.join(' '))) throw new Error(`Caddy: a placeholder in ${words.join(' ')}`)
    const statement: Statement = { words, block: isBlock ? [] : null }
    open.at(-1)?.push(statement)
    if (statement.block) open.push(statement.block)
  }
  if (open.length !== 1) throw new Error('Caddy: a block is not closed')
  return open[0] ?? []
}

/** `_headers`: a path without a space before it, its headers below it with some. */
export function readStaticHost(text: string): Statement[] {
  const rules: Statement[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ words: [line.trim()], block: [] })
      continue
    }
    const colon = line.indexOf(':')
    const words = line.trim().startsWith('!')
      ? [line.trim()]
      : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    if (words.some((word) => /:splat\b/.test(word))) throw new Error('_headers: the address in the place of a text')
    rules.at(-1)?.block?.push({ words, block: null })
  }
  return rules
}

/** All policies of one header: a comma begins the next, a semicolon the next directive. */
export function readPolicies(text: string): Map<string, string[]>[] {
  return text.split(',').map((policy) => {
    const directives = new Map<string, string[]>()
    for (const piece of policy.split(';')) {
      const [name, ...sources] = piece.split(/[\t\n\f\r ]+/).filter(Boolean)
      if (name !== undefined && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
    }
    return directives
  })
}
