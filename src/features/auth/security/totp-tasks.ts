import { type ComponentType, lazy } from 'react'
import { loadPart } from '#src/lib/chunk-failure.ts'

/** Forms come when they are asked for: most visits of the page only look. */
export const lazyTask = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadPart(load) }))

export const EnrolTotp = lazyTask(async () => (await import('./enrol-totp.tsx')).EnrolTotp)
export const RenewCodes = lazyTask(async () => (await import('./renew-codes.tsx')).RenewCodes)
export const StopTotp = lazyTask(async () => (await import('./stop-totp.tsx')).StopTotp)
