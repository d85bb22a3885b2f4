import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { getSecurity } from '#src/gateway/security-calls.ts'

/** Has the page ask anew how the account is protected. */
export function invalidateSecurity(): void {
  void queryClient.invalidateQueries({ queryKey: callKey(getSecurity, {}) })
}
