import { expect, test } from 'vitest'
import { openMetrics } from './metrics.ts'

const tenant = (state: 'built' | 'stored' | 'failed' | 'set-apart', ms: number) =>
  ({ event: 'tenant', worker: 'w', code: 'acme', state, ms, reason: null }) as const

test('tenants, jobs and lost processes are counted, and what a tenant took', () => {
  const metrics = openMetrics()
  for (const event of [
    tenant('built', 40),
    tenant('built', 700),
    tenant('stored', 0),
    tenant('failed', 5),
    tenant('set-apart', 0),
  ])
    metrics.note(event)
  metrics.note({ event: 'job-taken', job: 'j', worker: 'w', tenants: 5 })
  metrics.note({ event: 'job-done', job: 'j', worker: 'w', ms: 900 })
  metrics.note({ event: 'job-stalled', job: 'j' })
  metrics.note({ event: 'tenant-lost', worker: 'w', code: 'acme', how: 'ended by SIGKILL', kills: 1 })
  const text = metrics.text()
  for (const line of [
    'livery_farm_tenants_total{state="built"} 2',
    'livery_farm_tenants_total{state="set-apart"} 1',
    'livery_farm_jobs_total{end="done"} 1',
    'livery_farm_jobs_total{end="stalled"} 1',
    'livery_farm_processes_lost_total 1',
    'livery_farm_tenant_seconds_bucket{le="0.05"} 1',
    'livery_farm_tenant_seconds_bucket{le="1"} 2',
    'livery_farm_tenant_seconds_bucket{le="+Inf"} 2',
    'livery_farm_tenant_seconds_sum 0.74',
    'livery_farm_tenant_seconds_count 2',
  ])
    expect(text).toContain(`\n${line}\n`)
  expect(text).not.toContain('livery_farm_queue_jobs')
})

test('the queue is told of where it is known, and every line is of the format', () => {
  const metrics = openMetrics()
  metrics.look({ waiting: 3, delayed: 0, active: 2, failed: 1, workers: 2 })
  const text = metrics.text()
  expect(text).toContain('livery_farm_queue_jobs{state="waiting"} 3')
  expect(text).toContain('livery_farm_workers 2')
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"]+"\})? \d+(\.\d+)?)$/)
  }
})
