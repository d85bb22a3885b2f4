import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds. The kernel keeps each process's high-water mark: only what grows in a process's last moments is missed. */
const interval = 25

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended meanwhile, or this system has no /proc.
    return ''
  }
}

function childrenOf(pid: number): number[] {
  let threads: string[] = []
  try {
    threads = readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
  return threads.flatMap((thread) =>
    readOrNothing(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
}

/** A process and everything that it started. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)]
}

/** The most resident memory that a process held so far, in bytes; NaN where the system does not tell. */
export function highWaterMark(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1]
  return Number(kilobytes ?? Number.NaN) * 1024
}

/** Watches the resident memory of a process and of all that it starts; `stop` gives the largest of any one, in bytes. */
export function watchPeakMemory(pid: number | undefined): { stop(): number } {
  let largest = Number.NaN
  const look = () => {
    for (const process of pid === undefined ? [] : processTree(pid)) {
      const held = highWaterMark(process)
      if (held > largest || Number.isNaN(largest)) largest = held
    }
  }
  const timer = setInterval(look, interval)
  return {
    stop() {
      clearInterval(timer)
      return largest
    },
  }
}
