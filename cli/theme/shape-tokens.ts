import path from 'node:path'
import { readSharedTokens } from './layers.ts'
import { parseTokenFile } from './token-file.ts'

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is drawn in colour: it belongs to the brand whose colours these are. */
const colourTypes = new Set(['color', 'shadow', 'gradient', 'border'])

function without(tree: Tree, steps: readonly string[]): void {
  const [step = '', ...rest] = steps
  const below = tree[step]
  if (rest.length > 0 && isTree(below)) without(below, rest)
  const isEmpty = isTree(below) && Object.keys(below).every((key) => key === '$type' || key === '$description')
  if (rest.length === 0 || isEmpty) delete tree[step]
}

/**
 * A brand's token file without its colours: radii, distances, type and motion stay, colours and shadows go, and so does
 * what leads to them. `text` is null where nothing stays; `dropped` are the names of what went.
 */
export function shapeTokens(tokensDir: string, text: string): { text: string | null; dropped: readonly string[] } {
  const shared = readSharedTokens(tokensDir)
  const types = new Map(
    [...shared.common, ...shared.semantic.dark, ...shared.semantic.light].map((token) => [token.path, token.type]),
  )
  const { tokens } = parseTokenFile(path.basename('tokens'), text, null)
  const gone = new Set<string>()
  const isColour = (name: string, own: string | null) => colourTypes.has(types.get(name) ?? own ?? '')
  for (const token of tokens) if (isColour(token.path, token.type)) gone.add(token.path)
  // An alias of a colour that went would lead to nothing.
  for (let before = -1; before !== gone.size; ) {
    before = gone.size
    for (const token of tokens) if (token.aliases.some(({ target }) => gone.has(target))) gone.add(token.path)
  }
  if (gone.size === 0) return { text, dropped: [] }
  const tree: unknown = JSON.parse(text)
  if (!isTree(tree)) return { text: null, dropped: [...gone] }
  for (const name of gone) without(tree, name.split('.'))
  const isLeft = Object.keys(tree).some((key) => !key.startsWith('$'))
  return { text: isLeft ? `${JSON.stringify(tree, null, 2)}\n` : null, dropped: [...gone] }
}
