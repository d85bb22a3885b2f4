import { ageOf, data, rows, shownShare, stateWord } from './data.js'

const day = 86_400

const ages = [
  ['<3600', 'under 1 h'],
  ['<86400', 'under 1 d'],
  ['<604800', 'under 7 d'],
  ['<2592000', 'under 30 d'],
  [`>${7 * day}`, 'over 7 d'],
  [`>${30 * day}`, 'over 30 d'],
  [`>${90 * day}`, 'over 90 d'],
]

const sizes = [
  ['over', 'over budget'],
  ['near', 'within 10 % of budget'],
  ['well', 'well under budget'],
]

const sizeOf = ({ live, budget }) => {
  if (!live || live.size < 0) return ''
  return live.size > budget ? 'over' : live.size > budget * 0.9 ? 'near' : 'well'
}

function countBy(valuesOf) {
  const counts = new Map()
  for (const row of rows) for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const counted = (counts, words = (value) => value) => [...counts].map(([value, count]) => [value, words(value), count])
const byCount = (a, b) => b[2] - a[2]
const byName = (a, b) => (a[0] < b[0] ? 1 : -1)

const findingValues = ({ findings, errors }) =>
  findings.length === 0
    ? ['none']
    : ['any', errors > 0 ? 'errors' : 'warnings', ...new Set(findings.map(([, code]) => `code ${code}`))]

const findingOrder = ['any', 'errors', 'warnings', 'none']
const findingWords = { any: 'any', errors: 'errors', warnings: 'warnings alone', none: 'none' }

function findingChoices() {
  const counts = countBy(findingValues)
  const kinds = findingOrder
    .filter((kind) => counts.has(kind))
    .map((kind) => [kind, findingWords[kind], counts.get(kind)])
  const codes = counted(new Map([...counts].filter(([value]) => value.startsWith('code '))), (value) => value.slice(5))
  return [...kinds, ...codes.sort(byCount)]
}

function cohortValues({ cohort }) {
  return cohort ? [`state ${cohort.state}`, `step ${cohort.step}`] : ['not in it']
}

function cohortWordsOf(value) {
  const [kind, of] = value.split(' ')
  if (kind === 'state') return stateWord(of)
  return kind === 'step' ? `cohort of ${shownShare(data.steps[Number(of)]?.[0] ?? 1)}` : value
}

/** The filters beside the search: each with what it asks of a row, and its choices: value, words, how many. */
export const filters = [
  {
    key: 'release',
    name: 'Release',
    test: ({ live }, value) => (live ? live.label : 'none') === value,
    choices: () =>
      counted(
        countBy(({ live }) => [live ? live.label : 'none']),
        (value) => (value === 'none' ? 'not released' : value),
      )
        .sort(byName)
        .slice(0, 60),
  },
  {
    key: 'age',
    name: 'Age',
    test: ({ live }, value) => {
      if (!live) return false
      const limit = Number(value.slice(1))
      return value[0] === '<' ? ageOf(live) < limit : ageOf(live) > limit
    },
    choices: () => ages.map(([value, words]) => [value, words, null]),
  },
  {
    key: 'size',
    name: 'Size',
    test: (row, value) => sizeOf(row) === value,
    choices: () => {
      const counts = countBy((row) => [sizeOf(row)])
      return sizes.map(([value, words]) => [value, words, counts.get(value) ?? 0])
    },
  },
  {
    key: 'findings',
    name: 'Findings',
    test: (row, value) => findingValues(row).includes(value),
    choices: findingChoices,
  },
  {
    key: 'cohort',
    name: 'Cohort',
    test: (row, value) => cohortValues(row).includes(value),
    choices: () => counted(countBy(cohortValues), cohortWordsOf),
  },
  {
    key: 'profile',
    name: 'Profile',
    test: ({ profile }, value) => profile === value,
    choices: () => counted(countBy(({ profile }) => (profile === '' ? [] : [profile]))).sort(byCount),
  },
]

/** The rows that the search and every filter let pass. `only`: codes, or null for all. */
export function narrow({ search, chosen, only }) {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const tests = filters.flatMap(({ key, test }) => (chosen[key] ? [(row) => test(row, chosen[key])] : []))
  if (only) tests.push(({ code }) => only.has(code))
  return rows.filter((row) => words.every((word) => row.words.includes(word)) && tests.every((test) => test(row)))
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
let ranks = null

/** By name; a thousand comparisons a frame are dear, so each row gets its rank once. */
function rankOf(row) {
  if (!ranks) {
    ranks = []
    const order = rows.toSorted((a, b) => collator.compare(a.name, b.name))
    for (const [rank, { index }] of order.entries()) ranks[index] = rank
  }
  return ranks[row.index]
}

const made = ({ live }) => live?.made ?? 0

/** In the direction that is wanted first: what has most to look at, the oldest, the largest, the newest. */
const orders = {
  code: (a, b) => rankOf(a) - rankOf(b),
  release: (a, b) => made(b) - made(a),
  age: (a, b) => made(a) - made(b),
  size: (a, b) => (b.live?.size ?? -1) - (a.live?.size ?? -1),
  findings: (a, b) => b.errors - a.errors || b.findings.length - a.findings.length,
  cohort: (a, b) => (a.place < 0) - (b.place < 0) || a.place - b.place,
}

/** Which way a column goes at first, as a table says it. */
export const firstWay = { code: 'ascending', cohort: 'ascending' }

export function inOrder(found, { key, isTurned }) {
  const order = orders[key]
  return found.toSorted((a, b) => (isTurned ? order(b, a) : order(a, b)) || a.index - b.index)
}
