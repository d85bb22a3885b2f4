/** What the page was made with: its tables, and a short list for each tenant. */
export const data = JSON.parse(document.getElementById('data').textContent)

function releaseOf(list) {
  if (!list) return null
  const [label, isOfRun, digits, made, size, key] = list
  return { label: data.labels[label], isOfRun: isOfRun === 1, digits, made, size, key: data.keys[key] ?? null }
}

/** Where a tenant stands in the run; null without a part in it. */
function cohortOf(number) {
  if (number === 0) return null
  const count = data.states.length
  const step = Math.floor((number - 1) / count)
  return { step, share: data.steps[step]?.[0] ?? 1, state: data.states[(number - 1) % count] }
}

function rowOf(list, index) {
  const [code, name, domain, live, previous, changed, profile, findings, cohort, place, icon, budget, releases] = list
  const row = {
    index,
    code,
    name: name === 0 ? code : name,
    domain: domain === 1 ? `${code}.example` : domain === 0 ? '' : domain,
    live: releaseOf(live),
    previous: releaseOf(previous),
    changed: data.changes[changed] ?? null,
    profile: data.profiles[profile] ?? '',
    findings: findings === 0 ? [] : findings.map((at) => data.findings[at]),
    cohort: cohortOf(cohort),
    place,
    icon: data.icons[icon] ?? null,
    budget,
    releases,
  }
  row.errors = row.findings.filter(([severity]) => severity === 'error').length
  row.words = `${row.name}\n${code}\n${row.domain}\n${row.live?.label ?? ''}\n${row.live?.digits ?? ''}`.toLowerCase()
  return row
}

export const rows = data.tenants.map(rowOf)

/** Seconds since a release was made, when the page was. */
export const ageOf = (release) => Math.max(0, Math.floor((data.read - release.made) / 1000))

/** The release's whole id, as its folder is called. */
export const idOf = ({ made, digits }) => `${new Date(made).toISOString().replaceAll(/[-:]/g, '')}-${digits}`

const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
]

export function shownAge(seconds) {
  const [step, unit] = units.find(([size]) => seconds >= size) ?? [1, 's']
  return `${Math.floor(seconds / step)} ${unit}`
}

export const shownCount = (count) => count.toLocaleString('en-GB')
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1)
export const shownShare = (share) => `${Number((share * 100).toFixed(2))} %`

const stateWords = { 'held-back': 'held back', 'rolled-back': 'rolled back', 'not-reached': 'not reached' }

export const stateWord = (state) => stateWords[state] ?? state

export function cohortWords(cohort) {
  if (!cohort) return ''
  return cohort.state === 'held-back' || cohort.state === 'not-reached'
    ? stateWord(cohort.state)
    : `${stateWord(cohort.state)}, ${shownShare(cohort.share)}`
}
