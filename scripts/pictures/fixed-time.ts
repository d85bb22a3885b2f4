import { fixedTime } from './moment.ts'

/** Loaded before the server (`--import`): its clock stands still, so that what it seeds and answers is always the same. */
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [fixedTime], newTarget),
  apply: () => new RealDate(fixedTime).toString(),
})
RealDate.now = () => fixedTime
