import { posix } from 'node:path'
import { formOf, type GateValues, type ModuleForm, styleFormOf } from './affected-modules.ts'

/** The text of a file by its path from the product's folder, with forward slashes; undefined where there is none. */
export type ReadSource = (path: string) => string | undefined

export interface Reach {
  paths: ReadonlySet<string>
  /** Something could not be followed: any file may be part of it. */
  isOpenEnded: boolean
}

/** Which of the product's modules ask for which others, at one moment of its history. */
export interface SourceGraph {
  /** Everything that the entries lead to, themselves included, with gates as given; a gate without a value is both. */
  reach(entries: readonly string[], gates: GateValues): Reach
  /** What a file comes to with gates as given; undefined where there is none. */
  form(path: string, gates: GateValues): ModuleForm | undefined
}

const capitals = /\b[A-Z][A-Z0-9_]+\b/g

/** Only gates that a file mentions can change what it comes to. */
function mentioned(text: string, gates: GateValues): GateValues {
  const names = [...new Set(text.match(capitals))].sort()
  return Object.fromEntries(names.flatMap((name) => (name in gates ? [[name, gates[name] ?? false]] : [])))
}

/** Where an import, or the bare name of a file, leads as a path from the product's folder; undefined for a package. */
function resolveImport(from: string, request: string): string | undefined {
  const path = request.split('?')[0] ?? ''
  const alias = /^#(src|cli)\/(.+)$/.exec(path)
  if (alias) return `${alias[1]}/${alias[2]}`
  const isFile = path.startsWith('.') || /^\w[^:]*\.\w+$/.test(path)
  return isFile ? posix.join(posix.dirname(from), path) : undefined
}

function readForm(path: string, text: string, gates: GateValues): ModuleForm {
  if (path.endsWith('.css')) return styleFormOf(text)
  if (!/\.tsx?$/.test(path)) return { imports: [], text, isOpenEnded: false }
  try {
    return formOf(path, text, gates)
  } catch {
    // The build says what is wrong with it; until then nothing is known of what it asks for.
    return { imports: [], text, isOpenEnded: true }
  }
}

export function openGraph(read: ReadSource): SourceGraph {
  const texts = new Map<string, string | undefined>()
  const forms = new Map<string, ModuleForm>()
  const textOf = (path: string) => {
    if (!texts.has(path)) texts.set(path, read(path))
    return texts.get(path)
  }
  const form = (path: string, gates: GateValues) => {
    const text = textOf(path)
    if (text === undefined) return undefined
    const own = mentioned(text, gates)
    const key = `${path} ${JSON.stringify(own)}`
    const known = forms.get(key) ?? readForm(path, text, own)
    forms.set(key, known)
    return known
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
        for (const request of found?.imports ?? []) {
          const target = resolveImport(path, request)
          if (target !== undefined) paths.add(target)
        }
      }
      return { paths, isOpenEnded }
    },
  }
}
