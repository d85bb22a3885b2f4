import { spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { productRoot, type Workspace } from '../../run/workspace.ts'

/** Set for a run that nobody watches: it draws nothing, and no terminal that closes ends it. */
const variable = 'LIVERY_DETACHED'

export const isDetached = () => process.env[variable] === '1'

/** Starts the same command once more, without a terminal: it goes on with the run. Gives its process and its log. */
export function leaveRunning({ cacheDir, cwd }: Workspace, run: string): { pid: number | undefined; log: string } {
  const dir = join(cacheDir, 'targets')
  mkdirSync(dir, { recursive: true })
  const log = join(dir, `${run}.log`)
  const out = openSync(log, 'a')
  const args = [join(productRoot, 'cli', 'main.ts'), ...process.argv.slice(2)]
  const env = { ...process.env, [variable]: '1' }
  const child = spawn(process.execPath, args, {
    cwd: process.cwd() || cwd,
    env,
    detached: true,
    stdio: ['ignore', out, out],
  })
  child.unref()
  return { pid: child.pid, log }
}
