import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { checkAffiliate } from '#src/gateway/identity-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { forgetAttribution, maxCodeLength, storeAttribution, storedAttribution } from '../referral/attribution.ts'

const queryOf = (code: string) => ({ code, domain: window.location.hostname })

/** The code of the link that led here, and whether the gateway knows it; `unknown` where that cannot be told now. */
export type Referral = { state: 'checking' | 'none' } | { state: 'valid' | 'invalid' | 'unknown'; code: string }

/**
 * Checks the code of a link before the form is drawn: the one of this address, or one that led here in the last 30 days.
 * That one is forgotten in silence where it holds no more.
 */
export function useReferral(ofAddress: string | undefined): Referral {
  const [referralCode] = useState(() => ofAddress ?? storedAttribution())
  const referral = useChecked(referralCode)
  const isInvalid = referral.state === 'invalid'
  useEffect(() => {
    if (isInvalid) forgetAttribution()
    else if (ofAddress !== undefined) storeAttribution(ofAddress)
  }, [isInvalid, ofAddress])
  return isInvalid && ofAddress === undefined ? { state: 'none' } : referral
}

function useChecked(referralCode: string | undefined): Referral {
  const code = referralCode?.trim() ?? ''
  const isTooLong = code.length > maxCodeLength
  const { data, isLoading } = useQuery({
    ...callQuery(checkAffiliate, { query: queryOf(code) }),
    enabled: code !== '' && !isTooLong,
    select: ({ value }) => value.isValid,
  })
  if (code === '') return { state: 'none' }
  if (isTooLong) return { state: 'invalid', code }
  if (isLoading) return { state: 'checking' }
  if (data === undefined) return { state: 'unknown', code }
  return { state: data ? 'valid' : 'invalid', code }
}

/** Rejects with `affiliate.unknown` where the code that was typed is none of the merchant's. */
export async function requireAffiliate(code: string): Promise<void> {
  const isKnown =
    code.length <= maxCodeLength && (await callGateway(checkAffiliate, { query: queryOf(code) })).value.isValid
  if (!isKnown) throw new GatewayError('affiliate.unknown')
}
