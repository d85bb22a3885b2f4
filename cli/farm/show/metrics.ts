import type { FarmEvent } from '../events.ts'

/** Seconds a tenant may take, up to each of which they are counted. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** How the queue stands, where it is known: a worker knows only what it does itself. */
export interface QueueFigures {
  waiting: number
  delayed: number
  active: number
  failed: number
  workers: number
}

export interface Metrics {
  note(event: FarmEvent): void
  look(figures: QueueFigures): void
  /** In Prometheus' text format, version 0.0.4. */
  text(): string
}

interface Series {
  name: string
  kind: 'counter' | 'gauge'
  help: string
  /** By label: `state="built"`; "" for a series without. */
  values: readonly (readonly [label: string, value: number])[]
}

const lines = ({ name, kind, help, values }: Series): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
  ...values.map(([label, value]) => `${name}${label && `{${label}}`} ${value}`),
]

/** Counts what happens, for whoever asks at /metrics. */
export function openMetrics(): Metrics {
  const tenants = { built: 0, stored: 0, failed: 0, changed: 0, 'set-apart': 0 }
  const jobs = { done: 0, dropped: 0, 'handed-back': 0, refused: 0, stalled: 0 }
  const counts = buckets.map(() => 0)
  let [timed, seconds, lost, taken] = [0, 0, 0, 0]
  let queue: QueueFigures | undefined

  const histogram = (): string[] => {
    const name = 'livery_farm_tenant_seconds'
    return [
      `# HELP ${name} Time that building a tenant took.`,
      `# TYPE ${name} histogram`,
      ...buckets.map((limit, index) => `${name}_bucket{le="${limit}"} ${counts[index]}`),
      `${name}_bucket{le="+Inf"} ${timed}`,
      `${name}_sum ${seconds}`,
      `${name}_count ${timed}`,
    ]
  }

  return {
    note(event) {
      if (event.event === 'job-taken') taken += 1
      if (event.event === 'tenant-lost') lost += 1
      if (event.event === 'tenant') {
        tenants[event.state] += 1
        if (event.state !== 'built') return
        timed += 1
        seconds += event.ms / 1000
        for (const [index, limit] of buckets.entries())
          if (event.ms / 1000 <= limit) counts[index] = (counts[index] ?? 0) + 1
      }
      const job = /^job-(done|dropped|handed-back|refused|stalled)$/.exec(event.event)?.[1]
      if (job) jobs[job as keyof typeof jobs] += 1
    },
    look(figures) {
      queue = figures
    },
    text() {
      const labelled = (label: string, values: Record<string, number>) =>
        Object.entries(values).map(([name, value]) => [`${label}="${name}"`, value] as const)
      const series: Series[] = [
        {
          name: 'livery_farm_tenants_total',
          kind: 'counter',
          help: 'Tenants by what became of them.',
          values: labelled('state', tenants),
        },
        {
          name: 'livery_farm_jobs_total',
          kind: 'counter',
          help: 'Jobs by how they ended here.',
          values: labelled('end', jobs),
        },
        {
          name: 'livery_farm_jobs_taken_total',
          kind: 'counter',
          help: 'Jobs that were begun here.',
          values: [['', taken]],
        },
        {
          name: 'livery_farm_processes_lost_total',
          kind: 'counter',
          help: 'Processes that ended while they built a tenant.',
          values: [['', lost]],
        },
      ]
      if (queue) {
        const { workers, ...states } = queue
        series.push({
          name: 'livery_farm_queue_jobs',
          kind: 'gauge',
          help: 'Jobs in the queue by state.',
          values: labelled('state', states),
        })
        series.push({
          name: 'livery_farm_workers',
          kind: 'gauge',
          help: 'Workers that are connected.',
          values: [['', workers]],
        })
      }
      return `${[...series.flatMap(lines), ...histogram()].join('\n')}\n`
    },
  }
}
