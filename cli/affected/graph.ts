import { posix } from 'node:path'
import { formOf, type GateValues, type ModuleForm, styleFormOf } from './modules.ts'

/** The text of a file by its path from the product's folder, with forward slashes; undefined where there is none. */
export type ReadSource = (path: string) => string | undefined

export interface Reach {
  paths: ReadonlySet<string>
  /** Something could not be followed: any file may be part of it. */
  isOpenEnded: boolean
}

/** Which of the product's modules ask for which others, at one moment of its history. */
export interface SourceGraph {
  /**
   * Everything that the entries lead to, themselves included, with build flags as given; one without a value is both.
   */
  reach(entries: readonly string[], gates: GateValues): Reach
  /** What a file comes to with build flags as given; undefined where there is none. */
  form(path: string, gates: GateValues): ModuleForm | undefined
}

const capitals = /\b[A-Z][A-Z0-9_]+\b/g

/** Where an import, or the bare name of a file, leads as a path from the product's folder; undefined for a package. */
function resolveImport(from: string, request: string): string | undefined {
  const path = request.split('?')[0] ?? ''
  const alias = /^#(contract|src|sandbox|cli)\/(.+)$/.exec(path)
  if (alias) return `${alias[1]}/${alias[2]}`
  const isFile = path.startsWith('.') || /^\w[^:]*\.\w+$/.test(path)
  return isFile ? posix.join(posix.dirname(from), path) : undefined
}

function readForm(path: string, text: string, gates: GateValues): ModuleForm {
  if (path.endsWith('.css')) return styleFormOf(text)
  if (!/\.tsx?$/.test(path)) return { imports: [], text, shape: '', isOpenEnded: false }
  try {
    return formOf(path, text, gates)
  } catch {
    // The build says what is wrong with it; until then nothing is known of what it asks for.
    return { imports: [], text, shape: text, isOpenEnded: true }
  }
}

const formsRead = new Map<string, ModuleForm>()

/** A text that two moments share is read once. */
function knownForm(path: string, text: string, gates: GateValues): ModuleForm {
  const key = JSON.stringify([path, gates, text])
  const form = formsRead.get(key) ?? readForm(path, text, gates)
  formsRead.set(key, form)
  return form
}

interface Followed extends ModuleForm {
  /** Paths of the files that the imports lead to. */
  targets: readonly string[]
}

interface Source {
  text: string
  /** Words that may be names of flags: only flags that a file mentions can change what it comes to. */
  names: readonly string[]
  /** By the values of those flags. */
  forms: Map<string, Followed>
}

export function openGraph(read: ReadSource): SourceGraph {
  const sources = new Map<string, Source | undefined>()
  const sourceOf = (path: string) => {
    if (sources.has(path)) return sources.get(path)
    const text = read(path)
    const names = [...new Set(text?.match(capitals))]
    const source = text === undefined ? undefined : { text, names, forms: new Map<string, Followed>() }
    sources.set(path, source)
    return source
  }
  const form = (path: string, gates: GateValues) => {
    const source = sourceOf(path)
    if (!source) return undefined
    const own = source.names.filter((name) => name in gates)
    const key = own.map((name) => `${name}=${gates[name]}`).join()
    const known = source.forms.get(key)
    if (known) return known
    const made = knownForm(path, source.text, Object.fromEntries(own.map((name) => [name, gates[name] ?? false])))
    const targets = made.imports.flatMap((request) => resolveImport(path, request) ?? [])
    const followed = { ...made, targets }
    source.forms.set(key, followed)
    return followed
  }
  return {
    form,
    reach(entries, gates) {
      const paths = new Set<string>(entries)
      let isOpenEnded = false
      // A set gives what is added to it while it is gone through.
      for (const path of paths) {
        const found = form(path, gates)
        if (found?.isOpenEnded) isOpenEnded = true
        for (const target of found?.targets ?? []) paths.add(target)
      }
      return { paths, isOpenEnded }
    },
  }
}
