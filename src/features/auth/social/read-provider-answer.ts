import type { PendingLogIn } from './pending-log-in.ts'

/** What a provider sent the visitor back with. */
export type ProviderAnswer =
  | { type: 'code'; code: string; verifier: string }
  /** The visitor declined there. */
  | { type: 'cancelled' }
  | { type: 'failed' }
  /** It does not belong to a log-in that this tab began. */
  | { type: 'stranger' }

/** Reads an answer; only the one to this tab's own log-in at this provider counts, whatever it says. */
export function readProviderAnswer(
  taken: URLSearchParams,
  provider: string,
  pending: PendingLogIn | undefined,
): ProviderAnswer {
  if (!pending || pending.provider !== provider || taken.get('state') !== pending.state) return { type: 'stranger' }
  const error = taken.get('error')
  if (error !== null) return { type: error === 'access_denied' ? 'cancelled' : 'failed' }
  const code = taken.get('code')
  return code ? { type: 'code', code, verifier: pending.verifier } : { type: 'failed' }
}
