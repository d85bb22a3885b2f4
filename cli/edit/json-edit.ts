import {
  applyEdits,
  type FormattingOptions,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  modify,
  parseTree,
} from 'jsonc-parser'

/** Columns; a longer list is broken over lines. */
const widest = 120

function styleOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  '
  const isTabs = indent.startsWith('\t')
  return { insertSpaces: !isTabs, tabSize: isTabs ? 1 : indent.length, eol: text.includes('\r\n') ? '\r\n' : '\n' }
}

/** JSON on one line as a person writes it: `["EN", "TH"]`, `{ "en": "Hello" }`. */
function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${onOneLine(entry)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

/** What was on one line, or is new and fits on one, is written on one. */
function flattened(text: string, path: JSONPath, wasBroken: boolean): string {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, path)
  if (!node || wasBroken || (node.type !== 'array' && node.type !== 'object')) return text
  const line = onOneLine(getNodeValue(node))
  const start = text.lastIndexOf('\n', node.offset) + 1
  if (node.offset - start + line.length > widest) return text
  return text.slice(0, node.offset) + line + text.slice(node.offset + node.length)
}

/** The text with one value set, or taken out where it is undefined; every other byte stays as it was. */
export function withValue(text: string, path: JSONPath, value: unknown): string {
  const tree = parseTree(text)
  const old = tree && findNodeAtLocation(tree, path)
  const wasBroken = old !== undefined && text.slice(old.offset, old.offset + old.length).includes('\n')
  const isPlain = typeof value !== 'object' || value === null
  // A value in the place of another needs no layout of its own.
  if (old && value !== undefined && isPlain) {
    return text.slice(0, old.offset) + JSON.stringify(value) + text.slice(old.offset + old.length)
  }
  // Formatting would reach into the neighbours of what goes.
  if (value === undefined) return applyEdits(text, modify(text, path, value, {}))
  return flattened(applyEdits(text, modify(text, path, value, { formattingOptions: styleOf(text) })), path, wasBroken)
}
