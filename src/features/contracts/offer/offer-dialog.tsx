import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayKind } from '#contract/agent/contract-terms.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useDirectAgents } from '../api/queries.ts'
import { useContractWords } from '../components/use-contract-words.ts'
import { Conflicts, OfferAside } from './offer-aside.tsx'
import styles from './offer-dialog.module.css'
import { TierFields } from './tier-fields.tsx'
import { type OfferForm, useOfferForm } from './use-offer-form.ts'

const maxRemark = 140

/** One of the agents directly below; a list that is too long is narrowed by typing. */
function Receiver({ form }: { form: OfferForm }) {
  const { t } = useTranslation('contracts')
  const [search, setSearch] = useState('')
  const { data = [] } = useDirectAgents(search)
  const id = useId()
  const known = data.map(({ account }) => account)
  return (
    <Field id={id} label={t('offer.receiver')} hint={form.account === '' ? t('offer.receiverHint') : undefined}>
      <input
        id={id}
        className={styles.input}
        list={`${id}-list`}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        defaultValue={form.account}
        aria-describedby={form.account === '' ? `${id}-note` : undefined}
        onChange={({ currentTarget }) => {
          const typed = currentTarget.value.trim()
          setSearch(typed)
          form.choose(known.includes(typed) ? typed : '')
        }}
      />
      <datalist id={`${id}-list`}>
        {known.map((account) => (
          <option key={account} value={account} />
        ))}
      </datalist>
    </Field>
  )
}

function Remark({ form }: { form: OfferForm }) {
  const { t } = useTranslation('contracts')
  const { number } = useFormat()
  const id = useId()
  const length = [...form.remark].length
  return (
    <Field
      id={id}
      label={t('offer.remark')}
      aside={<span className={styles.count}>{`${number(length)} / ${number(maxRemark)}`}</span>}
    >
      <textarea
        id={id}
        rows={2}
        className={styles.input}
        value={form.remark}
        onChange={({ currentTarget }) => form.setRemark([...currentTarget.value].slice(0, maxRemark).join(''))}
      />
    </Field>
  )
}

function Body({ form, kinds }: { form: OfferForm; kinds: readonly PayKind[] }) {
  const { t } = useTranslation('contracts')
  const words = useContractWords()
  const { terms, query, periods } = form
  return (
    <div className={styles.fields}>
      <div className={styles.two}>
        <Receiver form={form} />
        <div className={styles.period}>
          <span className={styles.label}>{t('offer.period')}</span>
          {periods.length > 1 ? (
            <FilterSelect
              label={t('offer.period')}
              all={words.period(periods[0] ?? 'daily')}
              options={periods.slice(1).map((code) => ({ code, name: words.period(code) }))}
              chosen={form.period}
              onChoose={(period) => form.choosePeriod(period ?? periods[0] ?? 'daily')}
            />
          ) : (
            <p className={styles.fixed}>{words.period(form.period)}</p>
          )}
        </div>
      </div>
      <SegmentedTabs
        label={t('offer.kind')}
        tabs={kinds.map((id) => ({ id, text: words.kind(id) }))}
        chosen={form.kind}
        onChoose={form.chooseKind}
      >
        <div className={styles.steps}>
          {query.error && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
          {terms?.ownRate === null && <Notice tone="warn">{t('offer.noOwn')}</Notice>}
          {terms?.hasOffer && <Notice tone="info">{t('offer.hasOffer', { account: form.account })}</Notice>}
          {!terms && !query.error && form.account !== '' && <Skeleton className={styles.skeleton} />}
          {terms && terms.ownRate !== null && <TierFields form={form} />}
        </div>
      </SegmentedTabs>
      <Remark form={form} />
    </div>
  )
}

function Foot({ form, onClose }: { form: OfferForm; onClose: () => void }) {
  const { t } = useTranslation('contracts')
  const [errors, words] = [form.errors.length, form.needsWord ? 1 : 0]
  const left = [
    ...(form.account === '' ? [t('offer.leftReceiver')] : []),
    ...(errors > 0 ? [t('offer.leftFaults', { count: errors })] : []),
    ...(words > 0 ? [t('offer.leftWord')] : []),
  ]
  return (
    <footer className={styles.foot}>
      <ClaimOutcome claim={form.sent} unknown={{ text: t('unknown'), check: t('check') }} className={styles.outcome} />
      <p className={styles.left} role="status">
        {left.length > 0 && (
          <>
            <Icon name="info" size="small" /> {left.join(' · ')}
          </>
        )}
      </p>
      <Button look="outline" onClick={onClose}>
        {t('offer.cancel')}
      </Button>
      {/* Until all is there it says at a press what is missing, and does not look as if it could send. */}
      <Button look={left.length > 0 ? 'quiet' : 'action'} icon="send" isBusy={form.sent.isSending} onClick={form.send}>
        {t('offer.send')}
      </Button>
    </footer>
  )
}

interface OfferDialogProps {
  /** To whom; empty where that is still to be chosen. */
  account: string
  kinds: readonly PayKind[]
  kind: PayKind
  /** What ends below must be agreed to before it is sent. */
  mustConfirm: boolean
  onDone: () => void
  onClose: () => void
}

/** Offers a contract: to whom, of which kind, by which steps; beside it what it changes. */
export function OfferDialog({ account, kinds, kind, mustConfirm, onDone, onClose }: OfferDialogProps) {
  const { t } = useTranslation(['contracts', 'shell'])
  const form = useOfferForm({ account, kind, mustConfirm, onDone })
  return (
    <Dialog label={t('offer.title')} kind="full" onClose={onClose} className={styles.dialog}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <div>
            <h2 className={styles.title}>{t('offer.title')}</h2>
            <p className={styles.text}>{t('offer.text')}</p>
          </div>
          <IconButton icon="x" label={t('shell:close')} onClick={onClose} />
        </header>
        <div className={styles.body}>
          <Body form={form} kinds={kinds} />
          <aside className={styles.aside}>
            <OfferAside form={form} />
            <Conflicts form={form} mustConfirm={mustConfirm} />
          </aside>
        </div>
        <Foot form={form} onClose={onClose} />
      </div>
    </Dialog>
  )
}
