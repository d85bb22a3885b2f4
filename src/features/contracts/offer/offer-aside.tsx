import { useTranslation } from 'react-i18next'
import { highestRate } from '#contract/agent/contract-terms.ts'
import { Rate } from '#src/account/rates/rate-text.tsx'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { tiersOf } from '../lib/tier-draft.ts'
import styles from './offer-aside.module.css'
import type { OfferForm } from './use-offer-form.ts'

/** "38" of 38.00: rates are read at a glance. */
const short = (rate: number) => String(Math.round(rate * 100) / 100)

function Split({ form, highest, own }: { form: OfferForm; highest: number; own: number }) {
  const { t } = useTranslation('contracts')
  const kept = Math.max(0, own - highest)
  if (own === 0) return null
  return (
    <>
      <div className={styles.split} aria-hidden="true">
        <span className={styles.given} style={{ inlineSize: `${Math.min(100, (100 * highest) / own)}%` }}>
          <Rate rate={highest} />
        </span>
        {kept > 0 && <span className={styles.kept}>{short(kept)}</span>}
      </div>
      <p className={styles.legend}>
        <span>{t('aside.gets', { account: form.account })}</span>
        <span>{t('aside.keep', { rate: short(kept) })}</span>
      </p>
    </>
  )
}

/** What the offer changes: how the rate is split, what was before, and from when it holds. */
export function OfferAside({ form }: { form: OfferForm }) {
  const { t } = useTranslation('contracts')
  const times = useTimes()
  const { terms } = form
  if (form.account === '') return null
  if (!terms) return form.query.isError ? null : <Skeleton className={styles.skeleton} />
  const highest = highestRate(tiersOf(form.kind, form.tiers)) || 0
  const start = terms.starts.find(({ period }) => period === form.period)?.at
  const rate = (text: string | null | undefined) => (text ? <Rate rate={text} /> : '–')
  return (
    <section className={styles.panel} aria-label={t('aside.title')}>
      <PartHeading className={styles.title}>{t('aside.title')}</PartHeading>
      <Split form={form} highest={highest} own={Number(terms.ownRate ?? 0)} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('aside.own')}</dt>
          <dd>
            <bdi dir="ltr">{rate(terms.ownRate)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('aside.current', { account: form.account })}</dt>
          <dd>
            <bdi dir="ltr">{rate(terms.current?.rate)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('aside.new')}</dt>
          <dd>{highest > 0 ? <Rate rate={highest} /> : '–'}</dd>
        </div>
        <div>
          <dt>{t('aside.starts')}</dt>
          <dd>{start ? times.start(start) : '–'}</dd>
        </div>
      </dl>
      <p className={styles.note}>{t('aside.startsNote')}</p>
    </section>
  )
}

/** The contracts below that end with a lower one: named, and agreed to where the gateway wants it. */
export function Conflicts({ form, mustConfirm }: { form: OfferForm; mustConfirm: boolean }) {
  const { t } = useTranslation('contracts')
  const { ended } = form
  if (ended.length === 0) return null
  return (
    <section className={styles.conflict} aria-label={t('conflict.label')}>
      <PartHeading className={styles.warning}>
        <Icon name="triangle-alert" size="small" />
        {t('conflict.title', { count: ended.length, account: form.account })}
      </PartHeading>
      <ul className={styles.ended}>
        {ended.map(({ id, account, rate }) => (
          <li key={id}>
            <bdi translate="no">{account}</bdi> <Rate rate={rate} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('conflict.text', { count: ended.length, account: form.account })}</p>
      {mustConfirm && (
        <Checkbox checked={form.isAgreed} onChange={({ currentTarget }) => form.setAgreed(currentTarget.checked)}>
          {t('conflict.agree')}
        </Checkbox>
      )}
    </section>
  )
}
