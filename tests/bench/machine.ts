import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import { version as vite } from 'vite'

/** Where figures are from: without it they say nothing. */
export interface Machine {
  cores: number
  cpu: string
  memoryGb: number
  system: string
  node: string
  vite: string
  date: string
  /** Processes that wanted a core in the last minute, when the bench began: above the cores, others ran too. */
  loadBefore: number
}

export function describeMachine(): Machine {
  const load = (() => {
    try {
      return Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0])
    } catch {
      return Number.NaN
    }
  })()
  return {
    cores: availableParallelism(),
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    vite,
    date: new Date().toISOString().slice(0, 10),
    loadBefore: load,
  }
}
