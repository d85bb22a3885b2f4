import { stripVTControlCharacters } from 'node:util'
import { type BenchCase, hasFigures } from './bench-case.ts'

/** Cases that are measured together. */
export interface BenchGroup {
  name: string
  /** Adds its cases as they are measured: what comes after one that cannot run is lost, and nothing else. */
  run(cases: BenchCase[]): Promise<void>
}

/** A group that could not be measured, or a case of it that gave no figure. */
interface BenchFailure {
  group: string
  message: string
}

export interface Measured {
  cases: readonly BenchCase[]
  failures: readonly BenchFailure[]
}

/** What went wrong, and where in the bench. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const stack = error.stack?.replace(error.message, '') ?? ''
  const where = /(?<=[/\\])tests[/\\][^\s)]+/.exec(stack)?.[0]
  return stripVTControlCharacters(`${error.message}${where === undefined ? '' : `\n  at ${where}`}`)
}

/** Runs groups one after the other; one that cannot run is reported, and the next begins. */
export async function inTurn(groups: readonly BenchGroup[], say: (line: string) => void): Promise<Measured> {
  const all: BenchCase[] = []
  const failures: BenchFailure[] = []
  for (const { name: group, run } of groups) {
    const cases: BenchCase[] = []
    const startedAt = performance.now()
    try {
      await run(cases)
      if (cases.length === 0) failures.push({ group, message: 'It has no cases' })
    } catch (error) {
      failures.push({ group, message: reasonOf(error) })
    }
    for (const one of cases) {
      if (!hasFigures(one)) failures.push({ group, message: `The case ${one.id} gave no figure` })
    }
    all.push(...cases.filter(hasFigures))
    say(`${group}: ${cases.length} cases in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  return { cases: all, failures }
}
