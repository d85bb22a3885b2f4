/** What a check said before a release; null where it was not there. */
export interface CheckChange {
  name: string
  before: string | null
  after: string | null
}

/** What a release says of its checks. */
export interface Checks {
  passed: readonly string[]
  allowed: readonly { check: string; findings: number }[]
  skipped: readonly string[]
}

function verdicts(checks: Checks | undefined): Map<string, string> {
  return new Map([
    ...(checks?.passed ?? []).map((name): [string, string] => [name, 'passed']),
    ...(checks?.allowed ?? []).map(({ check, findings }): [string, string] => [check, `${findings} allowed`]),
    ...(checks?.skipped ?? []).map((name): [string, string] => [name, 'not run']),
  ])
}

export function compareChecks(before: Checks | undefined, after: Checks | undefined): CheckChange[] {
  const [was, is] = [verdicts(before), verdicts(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
}
