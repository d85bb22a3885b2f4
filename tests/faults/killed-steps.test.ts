import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '#tests/support/generated-random.ts'
import { faultPlace } from './support/fault-place.ts'
import { again, faultSeed, isLeast, isLong, sized, timeFor } from './support/fault-size.ts'
import { type SiteState, siteState } from './support/site-state.ts'

type Step = [name: string, ...paths: string[]]

const place = faultPlace(1)
const [code = ''] = place.codes
const site = place.site(code)
const log = join(place.dir, 'steps.log')
const expected: string[] = []
let steps: Step[] = []

const watched = (killAt?: number) => ({
  env: {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'support', 'count-steps.ts')}`,
    LIVERY_STEPS_BELOW: place.out,
    LIVERY_STEPS_LOG: log,
    ...(killAt === undefined ? {} : { LIVERY_KILL_AT: String(killAt) }),
  },
})

function readSteps(): Step[] {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
  rmSync(log, { force: true })
  return lines.map((line) => JSON.parse(line) as Step)
}

beforeAll(async () => {
  for (const version of [0, 1]) {
    place.setVersion(version)
    await place.mustBuild(watched())
    steps = readSteps()
    expected.push(siteState(site).manifest ?? '')
  }
})

afterAll(() => place.remove())

/**
 * What visitors find, or what the next build puts back: no system call that Node has exchanges two folders, so for the
 * instant between the two renames of a swap the old site stands whole beside its place.
 */
function shownSite(): SiteState {
  const aside = readdirSync(place.out).find((name) => name.includes('.previous'))
  return existsSync(site) || !aside ? siteState(site) : siteState(join(place.out, aside))
}

/** The steps that move or remove whole folders are few, and all of them count (in the least form, some); of the many small ones, some. */
function stepsToDieAt(): number[] {
  const numbered = steps.map((step, index) => ({ step, number: index + 1 }))
  const large = numbered.filter(({ step: [name] }) => /^(rename|rm|rmdir|symlink)(Sync)?$/.test(name))
  const small = numbered.filter((one) => !large.includes(one))
  const random = randomOf(faultSeed, 'steps')
  const some = isLong ? small : random.some(small, sized(3, 600, 1))
  const chosen = isLeast ? random.some(large, 4) : large
  return [...chosen, ...some].map(({ number }) => number).sort((a, b) => a - b)
}

test(
  'a build that dies before any one of its steps leaves the site whole',
  async () => {
    expect(steps.length).toBeGreaterThan(10)
    const found: string[] = []
    for (const [round, number] of stepsToDieAt().entries()) {
      const version = round % 2
      place.setVersion(version)
      const end = await place.build(watched(number))
      const done = readSteps()
      const what = again(`step ${number} of ${steps.length}, ${done.at(-1)?.join(' ').replaceAll(place.out, '')}`)
      expect(end.signal, what).toBe('SIGKILL')
      const { manifest, problems } = shownSite()
      if (problems.length > 0) found.push(`${what}: ${problems.join()}`)
      else expect(expected, what).toContain(manifest)
      expect(await place.build(), what).toMatchObject({ exitCode: 0 })
      expect(siteState(site), what).toEqual({ manifest: expected[version], problems: [] })
      const left = readdirSync(place.out).filter((name) => name !== code)
      if (left.length > 0) found.push(`${what}: the next build leaves ${left.join()}`)
      for (const name of left) rmSync(join(place.out, name), { recursive: true })
    }
    expect(found).toEqual([])
  },
  timeFor(sized(20, 600), 5_000),
)
