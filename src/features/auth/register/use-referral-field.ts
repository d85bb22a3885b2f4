import { useState } from 'react'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { forgetAttribution } from '../referral/attribution.ts'
import { type Referral, requireAffiliate } from './check-affiliate.ts'
import { offerCode } from './register-draft.ts'

/**
 * The invitation code between the link and the field: a code that holds is sent and needs no field, until the gateway
 * refuses it after all; one that was typed is asked about before anything is sent.
 */
export function useReferralField(referral: Referral) {
  const [isRefused, setRefused] = useState(false)
  const code = 'code' in referral ? referral.code : undefined
  const isValid = referral.state === 'valid' && !isRefused
  // Once, before the form reads its first values.
  useState(() => code !== undefined && referral.state !== 'valid' && offerCode(code))
  return {
    hasValidReferral: isValid,
    hasInvalidReferral: isRefused || referral.state === 'invalid',
    /** What is sent of the link. */
    referralCode: isValid ? code : undefined,
    /** What the link's code was, where it does not hold. */
    invalidCode: isRefused || referral.state === 'invalid' ? code : undefined,
    /** Rejects with `affiliate.unknown`. */
    requireTyped: async (typed: string) => {
      if (typed !== '') await requireAffiliate(typed)
    },
    /** Answers the code to show in its field, where it was the link's that the gateway did not take. */
    hear: (thrown: unknown): string | undefined => {
      if (!isValid || !(thrown instanceof GatewayError) || thrown.code !== 'affiliate.unknown') return undefined
      setRefused(true)
      forgetAttribution()
      return code
    },
  }
}
