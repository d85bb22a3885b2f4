import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actionsFor, type ContractAction } from '#contract/agent/contract-states.ts'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { Rate } from '#src/account/rates/rate-text.tsx'
import { changeContract } from '#src/gateway/agent-calls.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Button } from '#src/ui/button.tsx'
import { type Contract, invalidateContracts } from '../api/queries.ts'
import { neverRan } from '../lib/never-ran.ts'
import styles from './contract-details.module.css'
import { TierTable } from './tier-table.tsx'
import { useContractWords } from './use-contract-words.ts'

const looks: Readonly<Record<ContractAction, 'action' | 'outline'>> = {
  accept: 'action',
  reject: 'outline',
  withdraw: 'outline',
  terminate: 'outline',
}

function endOf(contract: Contract): 'expiresAt' | 'endedBefore' | 'endsAt' {
  if (contract.state === 'offered') return 'expiresAt'
  return neverRan(contract) ? 'endedBefore' : 'endsAt'
}

function Facts({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const times = useTimes()
  const words = useContractWords()
  const facts = [
    [t('facts.kind'), words.kind(contract.kind)],
    [t('facts.period'), words.period(contract.period)],
    [t('facts.state'), words.state(contract.state)],
    [t('facts.offeredAt'), times.whole(contract.offeredAt)],
    ...(contract.startsAt && !neverRan(contract) ? [[t('facts.startsAt'), times.whole(contract.startsAt)]] : []),
    ...(contract.endsAt ? [[t(`facts.${endOf(contract)}`), times.whole(contract.endsAt)]] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Accepting, rejecting, withdrawing, terminating: what may be done by this side now; terminating is asked about once more. */
function Actions({ contract, onDone }: { contract: Contract; onDone: () => void }) {
  const { t } = useTranslation('contracts')
  const client = useQueryClient()
  const [asked, setAsked] = useState<ContractAction>()
  const sent = useIdempotentRequest({
    form: `contract.${contract.id}`,
    call: changeContract,
    onDone: () => {
      void invalidateContracts(client)
      onDone()
    },
  })
  const send = (action: ContractAction) => sent.send({ query: { id: contract.id, action }, body: {} })
  const actions = actionsFor(contract.state, contract.side)
  if (actions.length === 0) return null
  return (
    <>
      {asked && <p role="status">{t(`ask.${asked}`)}</p>}
      <ClaimOutcome claim={sent} unknown={{ text: t('unknown'), check: t('check') }} />
      <div className={styles.actions}>
        {asked && (
          <>
            <Button look="outline" onClick={() => setAsked(undefined)}>
              {t('no')}
            </Button>
            <Button isBusy={sent.isSending} onClick={() => send(asked)}>
              {t(`yes.${asked}`)}
            </Button>
          </>
        )}
        {!asked &&
          actions.map((action) => (
            <Button key={action} look={looks[action]} onClick={() => setAsked(action)}>
              {t(`action.${action}`)}
            </Button>
          ))}
      </div>
    </>
  )
}

/** What the receiver gave to those below, and what ends with this contract: to be seen before it is accepted. */
function Ends({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const { conflicts, side } = contract
  if (side !== 'receiver' || conflicts.length === 0) return null
  return (
    <Notice tone="warn">
      {t('details.ends', { count: conflicts.length })}{' '}
      {conflicts.map(({ id, account, rate }) => (
        <span key={id} className={styles.end}>
          <bdi translate="no">{account}</bdi> <Rate rate={rate} />
        </span>
      ))}
    </Notice>
  )
}

/** A contract whole, and what may be done with it. */
export function ContractDetails({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const { t } = useTranslation('contracts')
  const words = useContractWords()
  return (
    <TaskDialog
      title={t('details.title', { other: words.other(contract) })}
      text={t(contract.side === 'offerer' ? 'details.given' : 'details.had')}
      onClose={onClose}
    >
      <Facts contract={contract} />
      <TierTable kind={contract.kind} tiers={contract.tiers} />
      {contract.remark !== '' && (
        <blockquote className={styles.remark}>
          <bdi>{contract.remark}</bdi>
        </blockquote>
      )}
      <Ends contract={contract} />
      <Actions contract={contract} onDone={onClose} />
    </TaskDialog>
  )
}
