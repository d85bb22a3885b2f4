import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { fixedTime } from './moment.ts'

/** Loaded before the server (`--import`): its clock stands still and its chance has one course, so that what it seeds and answers is always the same. */
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [fixedTime], newTarget),
  apply: () => new RealDate(fixedTime).toString(),
})
RealDate.now = () => fixedTime

let drawn = 0

/** The same numbers in each run, none of them twice: tokens of sessions come from here, too. */
function nextBytes(size: number): Buffer {
  drawn += 1
  return crypto.hash('sha512', `${drawn}`, 'buffer').subarray(0, size)
}

function randomInt(...given: unknown[]): number {
  const [min, max] =
    given.length > 1 && typeof given[1] === 'number' ? [Number(given[0]), given[1]] : [0, Number(given[0])]
  return min + (nextBytes(6).readUIntBE(0, 6) % (max - min))
}
const { randomBytes } = crypto
Object.assign(crypto, { randomInt, randomBytes: (size: number) => (size <= 64 ? nextBytes(size) : randomBytes(size)) })
syncBuiltinESMExports()
