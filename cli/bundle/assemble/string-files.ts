import type { MadeFile } from '#cli/site-files/site-file.ts'
import { stringFiles } from '#contract/site/string-files.ts'
import { hashedFile, sharedTextFile } from './hashed-file.ts'

const fileOf = new Map(Object.entries(stringFiles).flatMap(([file, names]) => names.map((name) => [name, file])))

/** The strings of one language, by namespace, as JSON. */
interface Strings {
  tag: string
  texts: Readonly<Record<string, string>>
  /** Namespaces in which the tenant says something of its own. */
  own: readonly string[]
}

/** The files of a language's strings, and the address that each namespace is loaded from. */
export function filesOfStrings({ tag, texts, own }: Strings): {
  files: MadeFile[]
  addresses: Record<string, string>
} {
  const files: MadeFile[] = []
  const addresses: Record<string, string> = {}
  const names = Object.keys(texts).filter((name) => name !== 'meta')
  for (const [name, together = []] of Object.entries(Object.groupBy(names, (each) => fileOf.get(each) ?? each))) {
    const make = together.some((each) => own.includes(each)) ? hashedFile : sharedTextFile
    const members = together.map((each) => `${JSON.stringify(each)}:${texts[each]}`)
    const file = make({ folder: `strings/${tag}`, name, extension: 'json' }, `{${members.join()}}`)
    files.push(file)
    for (const each of together) addresses[each] = `/${file.path}`
  }
  return { files, addresses }
}
