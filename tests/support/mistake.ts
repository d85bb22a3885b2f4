import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { TenantsFolder } from './livery.ts'

/** One mistake in a tenant's folder and the finding that must come of it. */
export interface Mistake {
  /** The code of the copy: says what is wrong in it. */
  code: string
  base: 'lite' | 'bengal'
  spoil: (folder: TenantsFolder, code: string) => void
  /** In the tenant's folder. */
  file: string
  /** The text at which the finding must stand, with a bar at the exact place; null for the file as a whole. */
  at: string | null
  finding: Pick<Diagnostic, 'code'> & { message: string | RegExp; suggestion: string | RegExp | null }
  /** Of what does no harm; an error where none is named. */
  severity?: 'warning'
  /** Of the same mistake more may be said: a pair under its contrast has a line for each ground. */
  others?: 'same-code'
}

interface Swap {
  code: string
  from: string
  to: string
  at: string
  finding: Mistake['finding']
  severity?: 'warning'
  base?: Mistake['base']
}

/** A mistake made by writing something else in tenant.json. */
export const swap = ({ code, from, to, base = 'lite', ...rest }: Swap): Mistake => ({
  ...rest,
  code,
  base,
  file: 'tenant.json',
  spoil: (folder) => folder.edit(code, 'tenant.json', (text) => text.replace(from, () => to)),
})

interface WrittenFile {
  code: string
  file: string
  content: string | Uint8Array
  at: string | null
  finding: Mistake['finding']
  base?: Mistake['base']
  others?: 'same-code'
}

/** A mistake made by putting a file into the folder. */
export const written = ({ code, file, content, at, finding, base = 'lite', others }: WrittenFile): Mistake => ({
  code,
  base,
  file,
  at,
  finding,
  spoil: (folder) => folder.write(code, file, content),
  ...(others ? { others } : {}),
})
