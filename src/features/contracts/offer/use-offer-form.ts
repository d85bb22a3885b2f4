import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ContractPeriod, highestRate, maxTiers, type PayKind, periodsOf } from '#contract/agent/contract-terms.ts'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { offerContract } from '#src/gateway/agent-calls.ts'
import { type ContractTerms, invalidateContracts, useContractTerms } from '../api/queries.ts'
import { draftsOf, emptyTier, errorsOf, type TierDraft, type TierField, tiersOf } from '../lib/tier-draft.ts'

/** The contracts below that would end: those that give more than the new one, or go by another period. */
function endedBy(
  terms: ContractTerms | undefined,
  drafts: readonly TierDraft[],
  kind: PayKind,
  period: ContractPeriod,
) {
  const highest = highestRate(tiersOf(kind, drafts))
  return (terms?.given ?? []).filter((given) => Number(given.rate) > highest || given.period !== period)
}

let count = 0
const newTier = (): TierDraft => {
  count += 1
  return emptyTier(`new-${count}`)
}

interface Offered {
  account: string
  kind: PayKind
  mustConfirm: boolean
  onDone: () => void
}

/** What is typed into an offer, what is wrong with it, and sending it once. */
export function useOfferForm({ account: first, kind: firstKind, mustConfirm, onDone }: Offered) {
  const client = useQueryClient()
  const [account, setAccount] = useState(first)
  const [kind, setKind] = useState(firstKind)
  const [period, setPeriod] = useState<ContractPeriod>()
  const [typed, setTyped] = useState<readonly TierDraft[]>()
  const [remark, setRemark] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const query = useContractTerms(kind, account)
  const terms = query.data
  const [empty] = useState(newTier)
  // Until something is typed, what runs is what is changed.
  const tiers = typed ?? (terms?.current ? draftsOf(terms.current.tiers) : [empty])
  const ownRate = Number(terms?.ownRate ?? 0)
  const errors = terms ? errorsOf(kind, tiers, ownRate) : []
  const periods = terms?.periods ?? periodsOf(kind)
  const chosenPeriod = period ?? periods[0] ?? 'daily'
  const ended = endedBy(terms, tiers, kind, chosenPeriod)
  const needsWord = mustConfirm && ended.length > 0 && !isAgreed
  const sent = useIdempotentRequest({
    form: 'contract.offer',
    call: offerContract,
    onDone: () => {
      void invalidateContracts(client)
      onDone()
    },
  })
  const isReady = account !== '' && terms !== undefined && terms.ownRate !== null && errors.length === 0 && !needsWord
  return {
    account,
    kind,
    period: chosenPeriod,
    periods,
    tiers,
    remark,
    isAgreed,
    isTried,
    terms,
    query,
    errors,
    ended,
    needsWord,
    sent,
    choose: (next: string) => {
      setAccount(next)
      setTyped(undefined)
      setAgreed(false)
    },
    chooseKind: (next: PayKind) => {
      setKind(next)
      setPeriod(undefined)
      setTyped(undefined)
      setAgreed(false)
    },
    choosePeriod: setPeriod,
    change: (place: number, field: TierField, value: string) => {
      setTyped(tiers.map((tier, at) => (at === place ? { ...tier, [field]: value } : tier)))
      setAgreed(false)
    },
    add: () => setTyped([...tiers, newTier()].slice(0, maxTiers)),
    remove: (place: number) => setTyped(tiers.filter((_, at) => at !== place)),
    setRemark,
    setAgreed,
    send: () => {
      setTried(true)
      if (!isReady) return
      sent.send({
        body: {
          kind,
          account,
          period: chosenPeriod,
          tiers: tiersOf(kind, tiers),
          remark: remark.trim(),
          endsConflicts: ended.length > 0,
        },
      })
    },
  }
}

export type OfferForm = ReturnType<typeof useOfferForm>
