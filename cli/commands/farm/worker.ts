import { availableParallelism } from 'node:os'
import { eventLine, eventText, type Tell } from '#cli/farm/events.ts'
import { farmAddress, parseCount, requireSharedStore } from '#cli/farm/options.ts'
import { requireRedis } from '#cli/farm/redis/connect.ts'
import { openMetrics } from '#cli/farm/show/metrics.ts'
import { serveMetrics } from '#cli/farm/show/metrics-server.ts'
import { work } from '#cli/farm/work.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface FarmWorkerOptions extends WorkspaceOptions {
  concurrency?: string
  lock: string
  idle?: string
  events?: boolean
  metrics?: string
  metricsHost: string
}

/** Milliseconds a second. */
const second = 1000

/** Works on what a farm's queue holds. Gives the exit code. */
export async function farmWorker(options: FarmWorkerOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.events ?? false)
  const address = farmAddress()
  requireSharedStore(address)
  const concurrency = parseCount('--concurrency', options.concurrency ?? String(availableParallelism()), 64)
  const lockMs = parseCount('--lock', options.lock, 3600) * second
  const idleMs = options.idle === undefined ? null : parseCount('--idle', options.idle, 86_400) * second
  const metrics = openMetrics()
  const tell: Tell = (event) => {
    metrics.note(event)
    if (options.events) process.stdout.write(`${eventLine(event)}\n`)
    const text = options.events ? null : eventText(event)
    if (text !== null) output.note(`${new Date().toISOString().slice(11, 19)}  ${text}`)
  }
  for (const text of await requireRedis(address)) tell({ event: 'note', text })
  const server = await serveMetrics(options.metrics, options.metricsHost, metrics.text)
  try {
    return await work({ workspace, address, concurrency, lockMs, idleMs, tell })
  } finally {
    server?.close()
  }
}
