import type { CheckChange } from './checks.ts'
import { compareFiles, type FileChange, type KindTotal, totalsOf } from './files.ts'
import type { HeaderChange } from './headers.ts'
import type { RouteChange } from './routes.ts'
import type { Side } from './side.ts'
import { compareLanguages, compareStrings, type LanguageChange, type StringChange } from './strings.ts'
import {
  type ConfigChange,
  compareConfig,
  comparePairs,
  compareTokens,
  type PairChange,
  type TokenChange,
} from './values.ts'

/** Everything in which two sides differ; `livery diff --json` prints it as it is. */
export interface Difference {
  before: string
  after: string
  isSame: boolean
  config: readonly ConfigChange[]
  tokens: readonly TokenChange[]
  pairs: readonly PairChange[]
  languages: readonly LanguageChange[]
  strings: readonly StringChange[]
  /** null where files are not compared. */
  files: { changes: readonly FileChange[]; totals: readonly KindTotal[] } | null
  /** Of two releases alone: what is loaded, sent and was checked. */
  routes?: readonly RouteChange[]
  headers?: readonly HeaderChange[]
  checks?: readonly CheckChange[]
  /** The sides of which nothing is built, though it was looked for. */
  unbuilt: readonly string[]
}

export function compareSides(a: Side, b: Side): Difference {
  const found = {
    config: compareConfig(a, b),
    tokens: compareTokens(a, b),
    pairs: comparePairs(a, b),
    languages: compareLanguages(a, b),
    strings: compareStrings(a, b),
  }
  const changes = a.files && b.files ? compareFiles(a.files, b.files) : []
  const isSame = changes.length === 0 && Object.values(found).every((list) => list.length === 0)
  return {
    before: a.name,
    after: b.name,
    isSame,
    ...found,
    files: a.files && b.files ? { changes, totals: totalsOf(a.files, b.files) } : null,
    unbuilt: [a, b].filter((side) => side.files === null).map((side) => side.name),
  }
}
