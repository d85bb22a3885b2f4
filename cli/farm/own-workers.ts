import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Workspace } from '../run/workspace.ts'

export interface OwnWorkersOptions {
  workspace: Workspace
  /** Jobs at once, of all of them. */
  count: number
  /** LIVERY_REDIS for them. */
  url: string
  /** A line of what they say of their events. */
  onLine(line: string): void
  onGivenUp(how: string): void
}

export interface OwnWorkers {
  /** Lets them end; what they are at goes back into the queue. */
  stop(): Promise<void>
}

/** One that ends so often, each time so soon (milliseconds), does not run here at all. */
const [maxQuickEnds, quick] = [4, 5000]
/** Milliseconds before it is started again. */
const pause = 500

/** Runs workers on this machine for as long as the command does. They end with it, whatever becomes of it. */
export function startOwnWorkers(options: OwnWorkersOptions): OwnWorkers {
  const { workspace, url, count } = options
  let child: ChildProcess | undefined
  let quickEnds = 0
  let isStopping = false
  let ended: () => void = () => undefined
  const done = new Promise<void>((resolve) => {
    ended = resolve
  })

  const start = () => {
    const startedAt = performance.now()
    const args = [
      'farm',
      'worker',
      '--concurrency',
      String(count),
      '--events',
      '--cwd',
      workspace.cwd,
      '--tenants',
      workspace.tenantsDir,
    ]
    child = fork(join(workspace.root, 'cli', 'main.ts'), args, {
      env: { ...process.env, LIVERY_REDIS: url, LIVERY_CACHE: workspace.cacheDir },
      stdio: ['ignore', 'pipe', 2, 'ipc'],
      // Ctrl-C is the command's own matter: it tells them when to end.
      detached: true,
    })
    if (child.stdout) createInterface(child.stdout).on('line', options.onLine)
    child.once('exit', (code, signal) => {
      child = undefined
      if (isStopping) return ended()
      quickEnds = performance.now() - startedAt < quick ? quickEnds + 1 : 0
      if (quickEnds < maxQuickEnds) return void setTimeout(() => (isStopping ? ended() : start()), pause)
      options.onGivenUp(`ended with ${signal ?? code}`)
      ended()
    })
  }
  start()
  return {
    async stop() {
      isStopping = true
      if (!child) ended()
      child?.kill('SIGTERM')
      await done
    },
  }
}
