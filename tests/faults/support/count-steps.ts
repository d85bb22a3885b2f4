/**
 * Loaded into a build before anything else (`node --import`): counts what it changes below LIVERY_STEPS_BELOW, writes
 * each step to LIVERY_STEPS_LOG, and kills the process right before the step LIVERY_KILL_AT, counted from 1.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const below = process.env.LIVERY_STEPS_BELOW ?? ''
const fatal = Number(process.env.LIVERY_KILL_AT ?? 0)
const log = process.env.LIVERY_STEPS_LOG
const append = fs.appendFileSync
let steps = 0

const changing = [
  'rename',
  'link',
  'symlink',
  'copyFile',
  'writeFile',
  'mkdir',
  'rm',
  'rmdir',
  'unlink',
  'open',
  'utimes',
]

function step(name: string, args: readonly unknown[]): void {
  const paths = args.filter((arg): arg is string => typeof arg === 'string' && arg.startsWith(below))
  if (paths.length === 0) return
  steps++
  if (log) append(log, `${JSON.stringify([name, ...paths])}\n`)
  if (steps === fatal) process.kill(process.pid, 'SIGKILL')
}

type Changing = Record<string, (...args: unknown[]) => unknown>

function watch(target: Changing, name: string): void {
  const original = target[name]
  if (!original) return
  target[name] = (...args) => {
    step(name, args)
    return original.apply(target, args)
  }
}

for (const name of changing) {
  watch(fs as unknown as Changing, `${name}Sync`)
  watch(fs.promises as unknown as Changing, name)
}
syncBuiltinESMExports()
