import { stripVTControlCharacters } from 'node:util'
import { rolldown } from 'rolldown'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { PreparedChunk } from './prepare.ts'

/** A chunk with its flags decided and only the exports that are needed, minified. */
export interface TreeShakenChunk {
  /** Whole but for the lists of files that its loader takes: `__vite__mapDeps("chunk")`. */
  code: string
  /** What it imports statically, by chunk. */
  imports: Readonly<Record<string, readonly string[]>>
  /** What it uses of each `import()`, by chunk; null: anything. */
  dynamic: Readonly<Record<string, readonly string[] | null>>
}

const id = '\0chunk'

/** An annotation, with the space after it; between two words one space must stay. */
const annotation = /(?<=([\w$])?)\/\*\s*[@#]__(?:PURE|NO_SIDE_EFFECTS|KEEP)__\s*\*\/ ?(?=([\w$])?)/g

const withoutAnnotations = (code: string) =>
  code.replaceAll(annotation, (_, before: string | undefined, after: string | undefined) =>
    before && after ? ' ' : '',
  )

/** `import{a as e,b as t}from"./x.js";` at the start of a minified module. */
const staticImport = /\s*import\s*(?:\{([^}]*)\}\s*from\s*)?(["'`])\.\/([^"'`]+)\.js\2;?/y

function importsOf(code: string): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  staticImport.lastIndex = 0
  for (let match = staticImport.exec(code); match; match = staticImport.exec(code)) {
    const [, list = '', , chunk = ''] = match
    const names = list.split(',').flatMap((item) => item.trim().split(/\s+as\s+/)[0] || [])
    found[chunk] = [...(found[chunk] ?? []), ...names]
  }
  return found
}

const markedImport = /import\((["'`])\.\/([^"'`#]+)\.js#([^"'`]*)\1\)/g

function dynamicOf(code: string): Record<string, string[] | null> {
  const found: Record<string, string[] | null> = {}
  for (const [, , chunk = '', list = ''] of code.matchAll(markedImport)) {
    const before = found[chunk]
    found[chunk] = list === '*' || before === null ? null : [...(before ?? []), ...list.split(',').filter(Boolean)]
  }
  return found
}

/** Drops what flags that are off and unneeded exports leave without use. `needed` are names of `chunk.exports`. */
export async function treeShakeChunk(
  chunk: PreparedChunk,
  isOpen: Readonly<Record<string, boolean>>,
  needed: readonly string[],
): Promise<TreeShakenChunk> {
  const list = needed.map((name) => `${chunk.exports[name]} as ${name}`)
  const code = `${chunk.body}\nexport { ${list.join(', ')} };\n`
  const define = Object.fromEntries(chunk.gates.map((gate) => [gate, String(isOpen[gate] === true)]))
  const bundle = await rolldown({
    input: id,
    external: (specifier) => specifier !== id,
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'livery:chunk',
        resolveId: (specifier) => (specifier === id ? id : { id: specifier, external: true }),
        load: () => ({ code, moduleType: 'js' as const, moduleSideEffects: true }),
      },
    ],
    transform: { define, target: 'es2022' },
    treeshake: { moduleSideEffects: (module) => module === id, propertyReadSideEffects: false },
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({
      format: 'es',
      minify: true,
      minifyInternalExports: false,
      topLevelVar: true,
      // The minifier heeds annotations only where they are to be kept.
      comments: { annotation: true, legal: false, jsdoc: false },
    })
    const [first] = output
    if (output.length !== 1) throw new Error(`It became ${output.length} files`)
    const minified = withoutAnnotations(first.code)
    return {
      code: minified.replaceAll(markedImport, 'import("./$2.js")'),
      imports: importsOf(minified),
      dynamic: dynamicOf(minified),
    }
  } catch (cause) {
    const reason = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause))
    throw new CliError('chunk-not-specialised', `The chunk ${chunk.name} cannot be specialised: ${reason}`, {
      cause,
      hint: 'This is a fault of the tool: "livery build --engine full" builds without it.',
    })
  } finally {
    await bundle.close()
  }
}
