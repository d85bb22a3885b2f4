import { compileFunction } from 'node:vm'
import { pageData } from '#cli/fleet/page/data.ts'
import { fleetPage } from '#cli/fleet/page/page.ts'
import type { Fleet } from '#cli/fleet/view/fleet.ts'

interface PageRelease {
  label: string
  isOfRun: boolean
  digits: string
  made: number
  size: number
  key: string | null
}

interface PageRow {
  index: number
  code: string
  name: string
  domain: string
  live: PageRelease | null
  previous: PageRelease | null
  changed: string[] | null
  profile: string
  findings: [severity: string, code: string, text: string][]
  errors: number
  cohort: { step: number; share: number; state: string } | null
  place: number
  icon: string | null
  budget: number
  releases: number
}

interface Narrowing {
  search?: string
  chosen?: Readonly<Record<string, string>>
  only?: ReadonlySet<string> | null
}

/** What the fleet page's modules without a document give to the others. */
interface PageScript {
  rows: PageRow[]
  ageOf(release: PageRelease): number
  idOf(release: PageRelease): string
  shownAge(seconds: number): string
  cohortWords(cohort: PageRow['cohort']): string
  filters: { key: string; choices(): [value: string, words: string, count: number | null][] }[]
  narrow(how: Required<Narrowing>): PageRow[]
  inOrder(rows: PageRow[], how: { key: string; isTurned: boolean }): PageRow[]
}

/** Runs those modules as the page of a fleet has them, on its own data. */
export function pageScript(fleet: Fleet) {
  const page = fleetPage(fleet, fleet.tenants)
  const [, script = ''] = /<script>('use strict'[\s\S]*?)\nof\.copy = /.exec(page) ?? []
  const run = compileFunction(`${script}\nreturn { ...of.data, ...of.narrow }\n}`, ['document'])
  const textContent = JSON.stringify(pageData(fleet, fleet.tenants, { to: fleet.target }))
  const given: PageScript = run({ getElementById: () => ({ textContent }) })
  const codes = (rows: PageRow[]) => rows.map(({ code }) => code)
  return {
    ...given,
    codes,
    narrowed: ({ search = '', chosen = {}, only = null }: Narrowing) => given.narrow({ search, chosen, only }),
  }
}
