import * as z from 'zod'
import { isRecord } from '#cli/lib/is-record.ts'
import { merchantCode as code } from '#cli/tenant/rules/merchant-code.ts'

/** Jobs of another form are not taken: changed with it. */
export const jobFormat = 'livery-farm-1'

/** What is in the queue may come from anybody who reaches it: texts are short, and free of what steers a terminal. */
export const plainText = (value: string, max: number) => value.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').slice(0, max)
const text = (max: number) => z.string().transform((value) => plainText(value, max))
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().nonnegative()

/** A tenant to be built: `inputs` is the hash of all that its site is made from. */
const plannedTenant = z.object({ code, inputs: hash })
export type PlannedTenant = z.infer<typeof plannedTenant>

export const maxBatch = 500

/** What is in the queue: names and hashes. No path, no command, no secret. */
export const jobSchema = z.object({
  format: z.literal(jobFormat),
  /** The hash of the product whose workers may take it. */
  product: hash,
  run: z.string().regex(/^[0-9a-f]{12}$/),
  tenants: z.array(plannedTenant).min(1).max(maxBatch),
})
export type FarmJob = z.infer<typeof jobSchema>

/** How many tenants a job has, of whatever form it is: anybody may have put it there. */
export const tenantsIn = (data: unknown): number =>
  isRecord(data) && Array.isArray(data.tenants) ? data.tenants.length : 0

/** Characters of a worker's name, and of why a job failed, that are shown. */
export const [maxName, maxReason] = [100, 300]

/** Of a tenant, as they go through the queue. */
export const maxFindings = 100

const finding = z.object({
  tenant: text(100).nullable(),
  file: text(500),
  line: z.int().positive(),
  column: z.int().positive(),
  severity: z.enum(['error', 'warning']),
  code: text(60),
  message: text(2000),
  suggestion: text(2000).nullable(),
})

/**
 * What became of a tenant. "stored": the store had its site. "changed": it is not as it was planned, so that nothing was
 * built. "set-apart": it took too many workers with it.
 */
export const outcomeSchema = z.object({
  code,
  inputs: hash,
  state: z.enum(['built', 'stored', 'failed', 'changed', 'set-apart']),
  ms: count,
  /** Why it is neither built nor stored, in a sentence. */
  reason: text(500).nullable(),
  diagnostics: z.array(finding).max(maxFindings),
})
export type Outcome = z.infer<typeof outcomeSchema>
export const isGood = ({ state }: Pick<Outcome, 'state'>) => state === 'built' || state === 'stored'

/** How far a job is. It lies with the job, so that whoever takes it after a worker's end knows what that was at. */
export const progressSchema = z.object({
  /** The tenant that is being built; null between two. */
  at: code.nullable(),
  /** How many workers ended while they built a tenant. */
  kills: z.record(z.string(), z.object({ count, how: text(300) })),
  outcomes: z.array(outcomeSchema),
})
export type BatchProgress = z.infer<typeof progressSchema>

export const emptyProgress = (): BatchProgress => ({ at: null, kills: {}, outcomes: [] })

/** What a job says of itself; from nothing where that is of no known form. */
export const progressOf = (value: unknown): BatchProgress => progressSchema.safeParse(value).data ?? emptyProgress()

/** What lies with a queue's registered run: "livery farm status" and waiting workers read it. */
export const runSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{12}$/),
  product: hash,
  parts: z.record(text(40), text(100)),
  /** ISO moments. */
  startedAt: text(40),
  seenAt: text(40),
  host: text(100),
  tenants: count,
  built: count,
  failed: count,
  setApart: count,
  state: z.enum(['under-way', 'done', 'failed', 'stopped']),
})
export type RunRecord = z.infer<typeof runSchema>
