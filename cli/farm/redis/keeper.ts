import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'

/**
 * A process that keeps a Redis for as long as the one that started it lives, however that ends: a server has no parent to
 * end with. The configuration goes by its standard input, so that no list of processes shows the password.
 */

/** What it is told to keep. */
export interface KeeperSetup {
  program: string
  config: string
  /** Removed at the end. */
  folders: readonly string[]
}

/** What it says. */
export type KeeperMessage = { kind: 'ended'; how: string }

/** A server that ends so often at once does not run here at all. */
const maxStarts = 5
const output: string[] = []
let server: ChildProcess | undefined
let setup: KeeperSetup | undefined
let starts = 0

function start({ program, config }: KeeperSetup): void {
  starts += 1
  server = spawn(program, ['-'], { stdio: ['pipe', 'pipe', 'pipe'], detached: true })
  server.stdin?.on('error', () => undefined).end(config)
  for (const stream of [server.stdout, server.stderr]) {
    stream
      ?.setEncoding('utf8')
      .on('data', (text: string) => output.splice(0, output.length, `${output.join('')}${text}`.slice(-500)))
  }
  server.once('error', (error) => say(error.message))
  server.once('exit', (code, signal) => {
    if (starts >= maxStarts) say(`ended with ${signal ?? code}: ${output.join('').trim().split('\n').at(-1) ?? ''}`)
    // Its append-only file has what it held.
    else if (setup) start(setup)
  })
}

const say = (how: string) => process.send?.({ kind: 'ended', how } satisfies KeeperMessage)

function end(): void {
  const kept = setup
  setup = undefined
  starts = maxStarts
  server?.removeAllListeners('exit').once('exit', () => leave(kept))
  if (!server || server.exitCode !== null || !server.kill('SIGTERM')) leave(kept)
}

function leave(kept: KeeperSetup | undefined): void {
  for (const folder of kept?.folders ?? []) rmSync(folder, { recursive: true, force: true })
  process.exit()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', end)
process.on('message', (message: KeeperSetup) => {
  setup = message
  start(message)
})
