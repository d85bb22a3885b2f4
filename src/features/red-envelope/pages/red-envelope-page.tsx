import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { Part } from '#src/account/parts/part.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type Envelopes, useEnvelopesQuery } from '../api/queries.ts'
import { DeskFrame, EnvelopeDesk } from '../components/envelope-desk.tsx'
import { OpenedList } from '../components/opened-list.tsx'
import { RestingDesk } from '../components/resting-desk.tsx'
import type { Answered } from '../components/use-envelope.ts'
import styles from './red-envelope-page.module.css'

function AnswerMessage({ answered, currency }: { answered: Answered; currency: string }) {
  const { t } = useTranslation('redEnvelope')
  const { moneyText } = useFormat()
  const { title, amount, isTaken } = answered
  const money = moneyText(amount, { currency }) ?? amount
  return <Notice tone={isTaken ? 'ok' : 'info'}>{t(isTaken ? 'got' : 'left', { title, amount: money })}</Notice>
}

function Content({ envelopes }: { envelopes: Envelopes }) {
  const { t } = useTranslation('redEnvelope')
  const { dateTime } = useFormat()
  const [answered, setAnswered] = useState<Answered>()
  const { open, nextAt, pause, currency, rules } = envelopes
  const [first] = open
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>
        {t('intro')} {first && nextAt !== null && t('next', { date: dateTime(nextAt) })}
      </p>
      <div role="status" className={styles.message}>
        {answered && <AnswerMessage answered={answered} currency={currency} />}
      </div>
      {first && !pause ? (
        <EnvelopeDesk key={first.id} envelopes={envelopes} envelope={first} onAnswered={setAnswered} />
      ) : (
        <RestingDesk envelopes={envelopes} />
      )}
      <div className={styles.columns}>
        <Part title={t('opened.title')}>
          <OpenedList {...envelopes} />
        </Part>
        <Part title={t('rules')}>
          <div className={styles.rules}>
            <SafeHtml html={rules} />
          </div>
        </Part>
      </div>
    </div>
  )
}

const skeleton = (
  <div className={styles.page}>
    <Skeleton shape="line" className={styles.skeletonLine} />
    <DeskFrame stage={<Skeleton className={styles.skeletonStage} />}>
      <Skeleton className={styles.skeleton} />
    </DeskFrame>
    <div className={styles.columns}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  </div>
)

/** The envelopes that the member was given: one after the other is opened, and what was in it taken or refused. */
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
