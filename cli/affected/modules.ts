import { type ESTree, minifySync, parseSync, transformSync, Visitor } from 'rolldown/utils'

/** What a module comes to once its flags are decided. */
export interface ModuleForm {
  /** What it asks for, as it is written: './a.ts', '#src/lib/b.ts', 'react'. */
  imports: readonly string[]
  /** Equal for equal code: no comments, no spaces, no types, nothing that stands behind a flag that is off. */
  text: string
  /** Equal where what it takes of other modules, and what it gives to them, is equal, in the same order. */
  shape: string
  /** It asks for modules in a way that only running it would tell. */
  isOpenEnded: boolean
}

export type GateValues = Readonly<Record<string, boolean>>

interface Range {
  start: number
  end: number
}

/** The value of a condition that the flags alone decide; undefined for any other. */
function truthOf(node: ESTree.Expression): boolean | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'boolean' ? node.value : undefined
    case 'ParenthesizedExpression':
      return truthOf(node.expression)
    case 'UnaryExpression': {
      const value = node.operator === '!' ? truthOf(node.argument) : undefined
      return value === undefined ? undefined : !value
    }
    case 'LogicalExpression': {
      if (node.operator === '??') return undefined
      const [left, right] = [truthOf(node.left), truthOf(node.right)]
      const decides = node.operator === '||'
      if (left === decides || right === decides) return decides
      return left === undefined || right === undefined ? undefined : !decides
    }
    default:
      return undefined
  }
}

/** Branches that are never taken, and what each can be replaced with. */
function deadBranches(program: ESTree.Program): (Range & { instead: string })[] {
  const dead: (Range & { instead: string })[] = []
  const drop = (node: Range | null, instead: string) => node && dead.push({ start: node.start, end: node.end, instead })
  new Visitor({
    IfStatement(node) {
      const value = truthOf(node.test)
      if (value !== undefined) drop(value ? node.alternate : node.consequent, '{}')
    },
    ConditionalExpression(node) {
      const value = truthOf(node.test)
      if (value !== undefined) drop(value ? node.alternate : node.consequent, '0')
    },
    LogicalExpression(node) {
      const value = node.operator === '??' ? undefined : truthOf(node.left)
      if (value !== undefined && value === (node.operator === '||')) drop(node.right, '0')
    },
  }).visit(program)
  return dead.sort((a, b) => a.start - b.start || b.end - a.end)
}

function without(code: string, dead: readonly (Range & { instead: string })[]): string {
  let text = ''
  let at = 0
  for (const { start, end, instead } of dead) {
    if (start < at) continue
    text += code.slice(at, start) + instead
    at = end
  }
  return text + code.slice(at)
}

/** A literal's text; undefined for anything that is put together when it runs. */
function literalOf(expression: string): string | undefined {
  return /^(["'`])([^"'`$\\]*)\1$/.exec(expression)?.[2]
}

/** The address of a file that the build makes: no module of the sources is behind it. */
const builtFile = /^import\.meta\.resolve\((["'`])\/assets\/[\w.-]+\1\)$/

/** Names of files in the code besides its imports, such as those of workers: any of them may be run. */
const fileNames = /["'`]((?:\.{1,2}\/|#)?[\w@./-]+\.(?:[cm]?[jt]sx?|json|css|svg|wasm))["'`]/g

/** Comments that a compiler obeys: where there are any, no text is equal but the very same. */
const isAnnotated = (text: string) => /@__|#__|@vite|@license|@preserve|\/\*!/.test(text)

/** @param flags Values of flags by name; one that has none stays on and off. @throws where the code cannot be read. */
export function formOf(name: string, source: string, gates: GateValues): ModuleForm {
  const define = Object.fromEntries(Object.entries(gates).map(([gate, isOpen]) => [gate, String(isOpen)]))
  const { code, errors } = transformSync(name, source, {
    define,
    jsx: { runtime: 'automatic', development: false },
    typescript: { onlyRemoveTypeImports: true },
    tsconfig: false,
  })
  const parsed = parseSync('module.js', code)
  const [error] = [...errors, ...parsed.errors]
  if (error) throw new Error(`${name}: ${error.message}`)
  const dead = deadBranches(parsed.program)
  const isDead = ({ start }: Range) => dead.some((range) => range.start <= start && start < range.end)
  const { staticImports, staticExports, dynamicImports } = parsed.module
  const asked = dynamicImports
    .filter((found) => !isDead(found))
    .map(({ moduleRequest }) => code.slice(moduleRequest.start, moduleRequest.end))
    .filter((request) => !builtFile.test(request))
    .map(literalOf)
  const alive = without(code, dead)
  const reExported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  )
  const awaited = asked.filter((request) => request !== undefined)
  const imports = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...reExported,
    ...awaited,
    ...[...alive.matchAll(fileNames)].map(([, file = '']) => file),
  ]
  const isUsed = (name: string) => alive.split(name).length > 2
  const taken = staticImports.map(({ moduleRequest, entries }) => [
    moduleRequest.value,
    entries.map(({ importName, localName }) => [importName.kind, importName.name, isUsed(localName.value)]),
  ])
  const given = staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name))
  const shortest = () =>
    minifySync('module.js', alive, {
      module: true,
      compress: false,
      mangle: false,
      codegen: { removeWhitespace: true },
    })
  return {
    imports: [...new Set(imports)],
    text: isAnnotated(source) ? source : shortest().code,
    shape: JSON.stringify([taken, reExported, awaited, given]),
    isOpenEnded: asked.includes(undefined) || code.includes('import.meta.glob'),
  }
}

/** Where the names behind `@apply` are. */
const primitives = '#src/ui/primitives.json'

/** Strings, comments but those that begin with "!", and spaces: the minifier takes out the last two. */
const apart = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*![\s\S]*?\*\/)|\/\*[\s\S]*?\*\/|\s+/g

/** A style sheet as it comes to a bundle: without its comments, and laid out on one line. */
const withoutTalk = (source: string) =>
  source
    .replace(apart, (_, kept: string | undefined) => kept ?? ' ')
    .replace(/ +/g, ' ')
    .trim()

/** Style sheets name other files in four ways; what they say is compared without comments and layout. */
export function styleFormOf(source: string): ModuleForm {
  const named = source.matchAll(/(?:@import\s+(?:url\()?|from\s+|url\()\s*["']?([^"')\s]+)["']?/g)
  const files = [...named].map(([, file = '']) => (/^[.#/]/.test(file) ? file : `./${file}`))
  const imports = source.includes('@apply ') ? [...files, primitives] : files
  return { imports, text: withoutTalk(source), shape: JSON.stringify(imports), isOpenEnded: false }
}
