/**
 * Loaded into a build before anything else (`node --import`): counts what it changes below LIVERY_STEPS_BELOW and writes
 * each step to LIVERY_STEPS_LOG. Right before the step LIVERY_KILL_AT, counted from 1, it kills the process; right
 * before LIVERY_FILL_AT, it fills the disk up by the file LIVERY_FILLER.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { fillUp } from './fill-up.ts'

const below = process.env.LIVERY_STEPS_BELOW ?? ''
const fatal = Number(process.env.LIVERY_KILL_AT ?? 0)
const filling = Number(process.env.LIVERY_FILL_AT ?? 0)
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
  if (steps === filling) fillUp(process.env.LIVERY_FILLER ?? '', 0)
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
