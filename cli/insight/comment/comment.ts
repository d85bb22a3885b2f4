import type { Diagnostic } from '#cli/terminal/diagnostic.ts'

/** Why tenants change, and which: one row for all that change for the same. */
export interface WhyRow {
  /** "code of its profile". */
  title: string
  /** Files, packages, languages. */
  what: readonly string[]
  codes: readonly string[]
}

/** What a page or a popup loads, in bytes of brotli; null on the side that has no such route, or is not known. */
export interface RouteChange {
  name: string
  before: number | null
  after: number | null
}

/** The bytes of tenants that share their code, measured on one of them. */
export interface ProfileBytes {
  code: string
  tenants: number
  /** What the page asks for before it answers. */
  start: readonly RouteChange[]
  /** What each page and popup brings along. */
  routes: readonly RouteChange[]
  /** Whether there is a site of before to compare with. */
  isCompared: boolean
}

/** Everything that the comment for a pull request says; `--json` prints it as it is. */
export interface Comment {
  since: string
  commit: string
  /** All tenants that there are. */
  all: number
  affected: readonly string[]
  removed: readonly string[]
  why: readonly WhyRow[]
  findings: readonly Diagnostic[]
  bytes: readonly ProfileBytes[]
  /** Profiles that were not measured, since so many were. */
  profilesLeft: number
  /** Affected tenants whose site is not built of these sources: nothing is said of their bytes. */
  unbuilt: readonly string[]
  /** Addresses of previews, by code. */
  previews: readonly { code: string; address: string }[]
}
