import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { rateError } from '#src/account/rates/rate.ts'
import { RateField } from '#src/account/rates/rate-field.tsx'
import { addReferralLink } from '#src/gateway/agent-calls.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { invalidateRegister, type ReferralLink, type RegisterCentre } from '../api/queries.ts'
import styles from './register-centre.module.css'
import { type AccountType, TypeChoice } from './type-choice.tsx'

const lengths = ['7', '30', '90'] as const

interface NewLinkDialogProps {
  centre: RegisterCentre
  onDone: (link: ReferralLink) => void
  onClose: () => void
}

/** A link by which people register themselves, directly below the agent. */
export function NewLinkDialog({ centre, onDone, onClose }: NewLinkDialogProps) {
  const { t } = useTranslation('registerCentre')
  const client = useQueryClient()
  const [type, setType] = useState<AccountType>('member')
  const [rate, setRate] = useState('')
  const [label, setLabel] = useState('')
  const [days, setDays] = useState<(typeof lengths)[number]>()
  const [isTried, setTried] = useState(false)
  const bounds = { most: centre.mostRate, step: centre.rateStep }
  const sent = useIdempotentRequest({
    form: 'agent.link',
    call: addReferralLink,
    onDone: ({ value }) => {
      void invalidateRegister(client)
      onDone(value)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Drawn at once: what is wrong is found by its mark.
    flushSync(() => setTried(true))
    if (rateError(rate, bounds)) {
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    sent.send({ body: { type, rebateRate: rate, label: label.trim(), days: days === undefined ? null : Number(days) } })
  }
  return (
    <TaskDialog title={t('link.new')} text={t('link.newText')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TypeChoice name="link-type" mayOpenAgents={centre.mayOpenAgents} chosen={type} onChoose={setType} />
        <RateField bounds={bounds} value={rate} onChange={setRate} isTried={isTried} />
        <TextField
          label={t('link.label')}
          hint={t('link.labelHint')}
          autoComplete="off"
          maxLength={40}
          value={label}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
        <FilterSelect
          label={t('link.days')}
          all={t('link.forGood')}
          options={lengths.map((code) => ({ code, name: t('link.forDays', { count: Number(code) }) }))}
          chosen={days}
          onChoose={setDays}
        />
        <ClaimOutcome claim={sent} unknown={{ text: t('unknown'), check: t('check') }} />
        <Button type="submit" isBusy={sent.isSending}>
          {t('link.make')}
        </Button>
      </form>
    </TaskDialog>
  )
}
