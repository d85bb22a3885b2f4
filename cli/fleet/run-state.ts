import * as z from 'zod'
import { healthReportSchema } from '#cli/beacon/health-report.ts'

const moment = z.iso.datetime()

const stepSchema = z.object({
  /** Of all tenants of the run, 0 to 1: those of the steps before are among them. */
  share: z.number().gt(0).max(1),
  /** How many tenants have the release once the step is done. */
  tenants: z.int().nonnegative(),
  state: z.enum(['waiting', 'under-way', 'done', 'stopped']),
  startedAt: moment.nullable(),
  /** When its last tenant was released. */
  releasedAt: moment.nullable(),
  /** When it had been healthy for as long as it was to be. */
  healthyAt: moment.nullable(),
})

const tenantSchema = z.object({
  /** Index of its step. */
  step: z.int().nonnegative(),
  state: z.enum(['waiting', 'released', 'unchanged', 'held-back', 'failed', 'rolled-back']),
  /** The release that the run made live; null until then. */
  release: z.string().nullable(),
  /** What was live before. */
  previous: z.string().nullable(),
  at: moment.nullable(),
  /** Why it was held back or failed. */
  reason: z.string().nullable(),
})

/** The release of many tenants, as it is written beside their releases: what goes on after a stop, and what is shown. */
export const fleetRunSchema = z.object({
  format: z.literal('livery-fleet-1'),
  /** "2026-11-22.3": the day (UTC) and a count. */
  id: z.string().regex(/^\d{4}-\d{2}-\d{2}\.\d+$/),
  created: moment,
  /** What changes, in the words of who releases. */
  note: z.string(),
  /** The fingerprint of the key that signs. */
  key: z.string().nullable(),
  /** Hash of the sites that it releases: the same command goes on with it, with other sites it does not. */
  inputs: z.string().optional(),
  state: z.enum(['under-way', 'paused', 'done', 'stopped']),
  steps: z.array(stepSchema),
  tenants: z.record(z.string(), tenantSchema),
  /** A figure above one of these stops the run. */
  limits: z.object({ scriptErrors: z.number(), failedStarts: z.number(), firstPicture: z.number() }),
  health: z.array(healthReportSchema.omit({ format: true, worst: true }).extend({ at: moment })),
  events: z.array(z.object({ at: moment, kind: z.enum(['info', 'error', 'good']), text: z.string() })),
})

export type FleetRun = z.infer<typeof fleetRunSchema>
