import type { Tally } from './tally.ts'

/** Reports that were counted, and those that were not, by why. */
export interface Answered {
  taken: number
  refused: Map<string, number>
}

const families = [
  ['starts', 'starts', 'Starts of pages.'],
  ['failed_starts', 'failedStarts', 'Starts after which the visitor had no page.'],
  ['script_errors', 'scriptErrors', 'Errors of the site’s own scripts.'],
] as const

/** In Prometheus’ text format. Merchants and builds are letters, digits and hyphens: nothing in them needs escaping. */
export function metricsText(tally: Tally, { taken, refused }: Answered): string {
  const builds = [...tally.builds].filter(({ rows }) => rows.size > 0)
  const lines = families.flatMap(([name, key, help]) => [
    `# HELP livery_beacon_${name}_total ${help}`,
    `# TYPE livery_beacon_${name}_total counter`,
    ...builds.map(
      ({ merchant, build, totals }) =>
        `livery_beacon_${name}_total{merchant="${merchant}",build="${build}"} ${totals[key]}`,
    ),
  ])
  return [
    ...lines,
    '# HELP livery_beacon_reports_total Reports that were counted.',
    '# TYPE livery_beacon_reports_total counter',
    `livery_beacon_reports_total ${taken}`,
    '# HELP livery_beacon_refused_total Reports that were not, by why.',
    '# TYPE livery_beacon_refused_total counter',
    ...[...refused].map(([reason, count]) => `livery_beacon_refused_total{reason="${reason}"} ${count}`),
    '# HELP livery_beacon_builds Builds of merchants that are known.',
    '# TYPE livery_beacon_builds gauge',
    `livery_beacon_builds ${tally.size}`,
    '',
  ].join('\n')
}
