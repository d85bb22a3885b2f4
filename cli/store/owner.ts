import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { sha256 } from '#cli/fs/hash.ts'
import { isRunning } from '#cli/lib/is-running.ts'

const host = sha256(hostname()).slice(0, 6)
const own = `${host}-${process.pid}-${randomBytes(3).toString('hex')}`
const pattern = /^([0-9a-f]{6})-(\d+)-[0-9a-f]{6}-\d+$/
let serial = 0

/** A name for what is not finished yet, that no other process gives, on whatever machine that shares the folder it runs. */
export function ownName(): string {
  return `${own}-${serial++}`
}

const maxRunMs = 24 * 60 * 60 * 1000

/** Whether nobody will finish what has such a name: its process is gone, or it is a day old. */
export function isLeftOver(name: string, changedMs: number, now = Date.now()): boolean {
  const [, where, pid] = pattern.exec(name) ?? []
  if (now - changedMs > maxRunMs) return true
  return where === host && !isRunning(Number(pid))
}
