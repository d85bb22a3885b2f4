import { farmAddress } from '#cli/farm/options.ts'
import { openConnection, requireRedis } from '#cli/farm/redis/connect.ts'
import { statusLines } from '#cli/farm/show/status-lines.ts'
import { readStatus } from '#cli/farm/status.ts'
import type { WorkspaceOptions } from '#cli/run/workspace.ts'
import { openOutput } from '#cli/terminal/output.ts'

/** Says what the queue holds. Gives the exit code. */
export async function farmStatus(options: WorkspaceOptions & { json?: boolean }): Promise<number> {
  const output = openOutput(options.json ?? false)
  const address = farmAddress()
  const warnings = await requireRedis(address)
  const redis = openConnection(address, 'livery-farm-status')
  try {
    const status = await readStatus(address, redis)
    if (options.json) output.json({ ok: true, redis: address.shown, warnings, ...status })
    else for (const line of [...warnings, ...statusLines(address.shown, status)]) output.line(line)
    return 0
  } finally {
    redis.disconnect()
  }
}
