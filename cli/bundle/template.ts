import { stripVTControlCharacters } from 'node:util'
import { CliError } from '#cli/terminal/cli-error.ts'

/** A file of a profile's code. Its bytes are in the store. */
export interface TemplateFile {
  /** From the site's root: assets/… */
  path: string
  /** SHA-256, hex. */
  hash: string
  /** Bytes. */
  size: number
  /** As `integrity` attributes and import maps take it. */
  integrity: string
}

/** A chunk and the modules that its code was made of. */
export interface TemplateChunk {
  name: string
  /** Its file's path. */
  path: string
  /** Paths from the product's folder; bytes before minifying. */
  modules: readonly { id: string; bytes: number }[]
}

/** A profile's compiled code, before any tenant's name is on it. Paths are relative to the site's root. */
export interface Template {
  /** Everything the browser may load. */
  files: readonly TemplateFile[]
  /** The entry and what it imports statically, the entry first. */
  initialJs: readonly string[]
  initialCss: readonly string[]
  /** Stable chunk names to hashed files, and each file's integrity; the content of the import map. */
  importMap: { imports: Record<string, string>; integrity: Record<string, string> }
  /** What the first page needs right after: worth asking for early, never in the way. */
  nextJs: readonly string[]
  /** The same of other pages, by their path. */
  pageJs: Readonly<Record<string, readonly string[]>>
  /** Every word that stands in the app's code as a string: an icon that is not among them is not drawn. */
  words: readonly string[]
  chunks: readonly TemplateChunk[]
}

/** Runs a compilation; what fails in it is a mistake in the code, said without Vite's colours. */
export async function orCliError<T>(compile: () => Promise<T>): Promise<T> {
  try {
    return await compile()
  } catch (cause) {
    if (cause instanceof CliError) throw cause
    const reason = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause))
    throw new CliError('code-does-not-compile', `The site's code does not compile: ${reason.trim()}`, {
      cause,
      hint: 'This is a mistake in src/, not in a tenant: "npm run check" says more.',
    })
  }
}
