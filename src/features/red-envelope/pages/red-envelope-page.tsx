import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Chances } from '#src/account/parts/chance-table.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { Part } from '#src/account/parts/part.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { type Envelopes, useEnvelopesQuery } from '../api/queries.ts'
import { EnvelopeCard, type Opened } from '../components/envelope-card.tsx'
import styles from './red-envelope-page.module.css'

function PrizeMessage({ opened, currency }: { opened: Opened; currency: string }) {
  const { t } = useTranslation('redEnvelope')
  const { moneyText } = useFormat()
  const { title, amount, turnover } = opened
  const message = t('got', { title, amount: moneyText(amount, { currency }) ?? amount })
  const owed =
    turnover === null ? t('turnoverNone') : t('turnover', { amount: moneyText(turnover, { currency }) ?? turnover })
  return (
    <Notice tone="ok">
      {message} {owed}
    </Notice>
  )
}

function ToOpen({ envelopes, onOpened }: { envelopes: Envelopes; onOpened: (opened: Opened) => void }) {
  const { t } = useTranslation('redEnvelope')
  const { dateTime } = useFormat()
  const { open, nextAt } = envelopes
  const next = nextAt !== null && t('next', { date: dateTime(nextAt) })
  if (open.length === 0)
    return <StatePanel icon="red-envelope" title={t('empty.title')} text={next || t('empty.text')} />
  return (
    <>
      <ul className={styles.list} aria-label={t('toOpen')}>
        {open.map((envelope) => (
          <EnvelopeCard key={envelope.id} envelope={envelope} onOpened={onOpened} />
        ))}
      </ul>
      {next && <p className={styles.quiet}>{next}</p>}
    </>
  )
}

function OpenedList({ opened, currency }: Pick<Envelopes, 'opened' | 'currency'>) {
  const { t } = useTranslation('redEnvelope')
  const { dateTime, moneyText } = useFormat()
  if (opened.length === 0) return <p className={styles.quiet}>{t('opened.empty')}</p>
  return (
    <DataTable
      label={t('opened.count', { count: opened.length })}
      columns={[
        { id: 'title', head: t('opened.envelope'), cell: ({ title }) => title, inCard: 'title' },
        { id: 'at', head: t('opened.at'), cell: ({ openedAt }) => dateTime(openedAt) },
        {
          id: 'amount',
          head: t('opened.amount'),
          align: 'end',
          cell: ({ amount }) => <bdi>{moneyText(amount, { currency })}</bdi>,
          inCard: 'aside',
        },
      ]}
      rows={opened}
      rowKey={({ id }) => id}
      empty={{ title: t('opened.empty') }}
    />
  )
}

function Content({ envelopes }: { envelopes: Envelopes }) {
  const { t } = useTranslation('redEnvelope')
  const { moneyText } = useFormat()
  const [got, setGot] = useState<Opened>()
  const { chances, currency, rules } = envelopes
  const rows = chances.map(({ amount, basisPoints }, place) => {
    return { id: String(place), name: moneyText(amount, { currency }) ?? amount, basisPoints }
  })
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>{t('intro')}</p>
      <div role="status" className={styles.message}>
        {got && <PrizeMessage opened={got} currency={currency} />}
      </div>
      <Part title={t('toOpen')}>
        <ToOpen envelopes={envelopes} onOpened={setGot} />
      </Part>
      <div className={styles.columns}>
        <Chances
          title={t('chances.title')}
          heads={{ name: t('chances.amount'), chance: t('chances.chance') }}
          rows={rows}
          rules={{ title: t('rules'), html: rules }}
        />
      </div>
      <Part title={t('opened.title')}>
        <OpenedList {...envelopes} />
      </Part>
    </div>
  )
}

const skeleton = (
  <div className={styles.page}>
    <Skeleton shape="line" className={styles.skeletonLine} />
    <div className={styles.list}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
    <div className={styles.columns}>
      <Skeleton className={styles.skeletonTall} />
      <Skeleton className={styles.skeletonTall} />
    </div>
  </div>
)

/** The envelopes that the member was given: to open, with what can be in one, and opened. */
export function RedEnvelopePage() {
  const { t } = useTranslation('redEnvelope')
  return (
    <AccountPage title={t('title')}>
      <Loaded query={useEnvelopesQuery()} title={t('failed')} skeleton={skeleton}>
        {(envelopes) => <Content envelopes={envelopes} />}
      </Loaded>
    </AccountPage>
  )
}
