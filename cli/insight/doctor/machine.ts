import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { shownBytes } from '#cli/lib/bytes.ts'
import { type Check, fail, ok, warn } from './check.ts'

export function checkNode(version: string, oldest: number): Check {
  const named = { id: 'node', title: 'Node' }
  const major = Number(version.split('.')[0])
  if (major >= oldest) return ok(named, version)
  return fail(
    named,
    `${version}, older than ${oldest}`,
    'Run livery through npm ("npm run livery -- …"), which brings its own Node.',
  )
}

/** The peak that one process of a build stays under, and what the system wants besides. Bytes. */
const perWorker = 700_000_000
const forTheRest = 500_000_000

export function checkMemory(memory: { total: number; free: number; cores: number }): Check {
  const { total, free, cores } = memory
  const named = { id: 'memory', title: 'Memory and cores' }
  const needed = perWorker * cores + forTheRest
  const detail = `${shownBytes(total)}, ${shownBytes(free)} free, ${cores} ${cores === 1 ? 'core' : 'cores'}`
  if (total < perWorker + forTheRest) {
    return fail(named, detail, `Give the machine ${shownBytes(perWorker + forTheRest)} or more.`)
  }
  if (total < needed) {
    const workers = Math.max(1, Math.floor((total - forTheRest) / perWorker))
    return warn(
      named,
      detail,
      `A worker on each core may take ${shownBytes(needed)}: build with at most ${workers} workers.`,
    )
  }
  return ok(named, detail)
}

/** Files that one process may have open; null where the system does not say. */
export function openFileLimit(): number | null {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const [, soft] = /^Max open files\s+(\S+)/m.exec(limits) ?? []
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft)
  } catch {
    return limitOfShell()
  }
}

function limitOfShell(): number | null {
  try {
    const limit = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
    return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit)
  } catch {
    return null
  }
}

export function checkOpenFiles(limit: number | null): Check {
  const named = { id: 'open-files', title: 'Open files' }
  if (limit === null || Number.isNaN(limit)) return ok(named, 'the system sets no limit that can be read')
  const detail = Number.isFinite(limit) ? `${limit} a process` : 'unlimited'
  const remedy = 'Raise the limit, for example with "ulimit -n 4096".'
  if (limit < 256) return fail(named, detail, remedy)
  return limit < 1024 ? warn(named, detail, remedy) : ok(named, detail)
}

const minute = 60_000

/**
 * `now`: the system's clock; `onDisk`: the time that the disk gave a file written now; `newest`: the last change of a
 * file that is surely from the past. All in milliseconds.
 */
export function checkClock(times: { now: number; onDisk: number; newest: number }): Check {
  const { now, onDisk, newest } = times
  const named = { id: 'clock', title: 'Clock' }
  const shown = new Date(now).toISOString().replace(/\.\d+Z$/, 'Z')
  const remedy = 'Set the clock, best by NTP: caches, signatures and certificates go by it.'
  if (now < newest - minute) return fail(named, `${shown}, earlier than the last change of a file here`, remedy)
  const apart = Math.round(Math.abs(now - onDisk) / 1000)
  if (apart > 60) return warn(named, `${shown}, ${apart} s apart from the disk’s`, remedy)
  return ok(named, shown)
}
