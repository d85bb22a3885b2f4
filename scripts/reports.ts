import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Outcome } from './steps.ts'

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

interface PlaywrightResult {
  status: string
  /** Of a test whose time is up: that it is, then what it waited for. */
  errors?: { message?: string; location?: { line: number } }[]
}

interface PlaywrightSuite {
  title: string
  specs?: {
    title: string
    file: string
    tests: { status: string; results: PlaywrightResult[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number }
  suites: PlaywrightSuite[]
  errors?: { message?: string }[]
}

interface BenchReport {
  cases: unknown[]
  failures: { group: string; message: string }[]
}

/** Colours and cursor moves of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what begins them
const escapes = /\u001B\[[0-9;]*[A-Za-z]/g

const firstLine = (message = '') =>
  message
    .replace(escapes, '')
    .split('\n')
    .find((line) => line.trim())
    ?.trim() ?? 'no message'

const failureLine = (name: string, file: string, message?: string) =>
  `${name} (${relative('.', file) || 'no file'}): ${firstLine(message)}`

function vitestOutcome({ numPassedTests, testResults }: VitestReport): Outcome {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that does not load has no tests.
    if (status === 'failed' && failed.length === 0) return [failureLine('the whole file', name, message)]
    return failed.map((test) => failureLine(test.fullName, name, test.failureMessages?.[0]))
  })
  return { passed: numPassedTests, failed: failures.length, failures }
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

const whatFailed = (results: readonly PlaywrightResult[]): string =>
  results
    .flatMap(({ errors = [] }) => errors)
    .map(({ message, location }) => {
      const wanted = message?.replace(escapes, '').match(/waiting for .*/)?.[0]
      return [firstLine(message), wanted, location && `line ${location.line}`].filter(Boolean).join(', ')
    })
    .join('; ')

function playwrightOutcome({ stats, suites, errors = [] }: PlaywrightReport): Outcome {
  const failed = suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      // A flaky test is a failed one.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failureLine(title, `tests/e2e/${file}`, whatFailed(results))),
  )
  const failures = [...failed, ...errors.map(({ message }) => `outside the tests: ${firstLine(message)}`)]
  return { passed: stats.expected, failed: failures.length, failures }
}

function benchOutcome({ cases, failures }: BenchReport): Outcome {
  const lines = failures.map(({ group, message }) => `${group}: ${firstLine(message)}`)
  return { passed: cases.length, failed: failures.length, failures: lines }
}

const readers = {
  vitest: (report: unknown) => vitestOutcome(report as VitestReport),
  playwright: (report: unknown) => playwrightOutcome(report as PlaywrightReport),
  bench: (report: unknown) => benchOutcome(report as BenchReport),
}

/**
 * What a run came to, by the JSON report of its tool. A run that ends badly without a failed test, or without a report,
 * is one failure: a crash.
 */
export function outcomeOfReport(tool: keyof typeof readers, path: string, exitCode: number): Outcome {
  try {
    const outcome = readers[tool](JSON.parse(readFileSync(path, 'utf8')))
    if (exitCode === 0 || outcome.failed > 0) return outcome
    return { ...outcome, failed: 1, failures: [`crashed: exit code ${exitCode} without a failed test`] }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { passed: 0, failed: 1, failures: [`crashed: exit code ${exitCode}, no report: ${firstLine(reason)}`] }
  }
}
