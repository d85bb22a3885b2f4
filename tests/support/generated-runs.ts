import type { FleetRun } from '#cli/fleet/run-state.ts'
import { randomOf } from './generated-random.ts'

type RunTenant = FleetRun['tenants'][string]

const minute = 60_000
const shares = [0.01, 0.1, 0.5, 1]
/** Of all tenants: the third of four steps is half done. */
const released = 0.277

const limits = { scriptErrors: 3, failedStarts: 0.5, firstPicture: 2.5 }

/** "2026-11-22" of the moment, in UTC. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** So many minutes before the moment, and a part of one after that. */
const before = (now: Date, minutes: number, part = 0) =>
  new Date(now.getTime() - (minutes - part) * minute).toISOString()

function stepsAt(count: number, now: Date): FleetRun['steps'] {
  const [first, second, third, last] = shares.map((share) => Math.ceil(share * count))
  const done = { state: 'done' as const }
  return [
    {
      ...done,
      share: 0.01,
      tenants: first ?? 0,
      startedAt: before(now, 38),
      releasedAt: before(now, 37),
      healthyAt: before(now, 27),
    },
    {
      ...done,
      share: 0.1,
      tenants: second ?? 0,
      startedAt: before(now, 27),
      releasedAt: before(now, 26),
      healthyAt: before(now, 16),
    },
    {
      state: 'under-way',
      share: 0.5,
      tenants: third ?? 0,
      startedAt: before(now, 1),
      releasedAt: null,
      healthyAt: null,
    },
    { state: 'waiting', share: 1, tenants: last ?? 0, startedAt: null, releasedAt: null, healthyAt: null },
  ]
}

const minutesAgo = [37, 26, 1]

function tenantAt(position: number, count: number, now: Date): RunTenant {
  const step = shares.findIndex((share) => position < Math.ceil(share * count))
  const isHeldBack = position % 709 === 613
  const isOut = position < released * count && !isHeldBack
  return {
    step,
    state: isHeldBack ? 'held-back' : isOut ? 'released' : 'waiting',
    release: null,
    previous: null,
    at: isOut ? before(now, minutesAgo[step] ?? 0, (position % 60) / 60) : null,
    reason: isHeldBack ? 'headers: 1 finding, links: 2 findings' : null,
  }
}

function healthAt(seed: string, now: Date): FleetRun['health'] {
  const random = randomOf(seed, 'health')
  const around = (value: number, spread: number) => Number((value + (random.next() - 0.5) * spread).toFixed(3))
  const figures = () => ({
    starts: 41_000 + random.whole(0, 900),
    scriptErrors: around(0.85, 0.4),
    failedStarts: around(0.045, 0.02),
    firstPicture: around(1.12, 0.1),
  })
  return Array.from({ length: 38 }, (_, index) => ({ at: before(now, 37 - index), now: figures(), before: figures() }))
}

/** A run of all these tenants, in their order, as it stands while its third step is under way. */
export function fleetRun(codes: readonly string[], { seed, now }: { seed: string; now: Date }): FleetRun {
  const order = randomOf(seed, 'cohorts').some(codes, codes.length)
  const tenants = order.map((code, position): [string, RunTenant] => [code, tenantAt(position, codes.length, now)])
  return {
    format: 'livery-fleet-1',
    id: `${dayOf(now)}.3`,
    created: before(now, 39),
    note: 'button radius, 31 strings',
    key: '1a2b3c4d5e6f7a8b',
    state: 'under-way',
    steps: stepsAt(codes.length, now),
    tenants: Object.fromEntries(tenants),
    limits,
    health: healthAt(seed, now),
    events: [
      { at: before(now, 38), kind: 'info', text: `${Math.ceil(codes.length / 100)} tenants got it, 1 %` },
      { at: before(now, 27), kind: 'good', text: 'healthy for 10 min' },
    ],
  }
}

/** A run that its first step stopped: what it released is back on what was live before. */
export function stoppedRun(earlier: FleetRun, now: Date): FleetRun {
  const first = Object.values(earlier.tenants).filter(({ step }) => step === 0).length
  const tenants = Object.entries(earlier.tenants).map(([code, own]): [string, RunTenant] => [
    code,
    { ...own, release: null, state: own.step === 0 ? 'rolled-back' : 'waiting' },
  ])
  const at = (seconds: number) => new Date(now.getTime() - 55 * minute + seconds * 1000).toISOString()
  const figures = { starts: 9_120, scriptErrors: 11.4, failedStarts: 4.1, firstPicture: 1.3 }
  return {
    ...earlier,
    id: earlier.id.replace(/\.\d+$/, '.2'),
    created: at(-20),
    note: 'new faces of the avatars',
    state: 'stopped',
    steps: earlier.steps.map((step, index) => ({ ...step, state: index === 0 ? 'stopped' : 'waiting' })),
    tenants: Object.fromEntries(tenants),
    health: [{ at: at(260), now: figures, before: { ...figures, scriptErrors: 0.9, failedStarts: 0.05 } }],
    events: [
      { at: at(0), kind: 'info', text: `${first} tenants got it, 1 %` },
      {
        at: at(261),
        kind: 'error',
        text: 'failed starts 4.1 %, limit 0.5: TypeError: faces.text is undefined, app-3f9c.js:1:88',
      },
      { at: at(262), kind: 'info', text: 'stopped by itself' },
      { at: at(270), kind: 'good', text: `${first} of ${first} back on ${earlier.id}` },
    ],
  }
}
