import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import type { Envelopes, OpenEnvelope } from '../api/queries.ts'
import { EnvelopeStage } from '../scene/envelope-stage.tsx'
import styles from './envelope-desk.module.css'
import { EnvelopeOdds } from './envelope-odds.tsx'
import { type Answered, useEnvelope } from './use-envelope.ts'

interface DeskProps {
  envelopes: Envelopes
  envelope: OpenEnvelope
  onAnswered: (answered: Answered) => void
}

type EnvelopePlay = ReturnType<typeof useEnvelope>

/** The scene at one side, what is said and done at the other. */
export function DeskFrame({ stage, children }: { stage: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.desk}>
      <div className={styles.stage}>{stage}</div>
      <div className={styles.side}>{children}</div>
    </div>
  )
}

/** Closed: until when it can be opened, what can be in it, and the button. */
function Closed({ envelopes, envelope, play }: DeskProps & { play: EnvelopePlay }) {
  const { t } = useTranslation('redEnvelope')
  const { dateTime } = useFormat()
  const { title, givenAt, expiresAt } = envelope
  const { open } = play
  const given = t('given', { date: dateTime(givenAt) })
  return (
    <>
      <div>
        <p className={styles.title}>{t('count', { count: envelopes.open.length })}</p>
        <p className={styles.quiet}>
          {title} · {given} · {expiresAt === null ? t('noEnd') : t('until', { date: dateTime(expiresAt) })}
        </p>
      </div>
      {!open.isUnknown && (
        <Button
          size="large"
          isWide
          isBusy={open.isSending}
          aria-label={t('openWhat', { title: `${title}, ${given}` })}
          onClick={play.onOpen}
        >
          {t('open')}
        </Button>
      )}
      <ClaimOutcome
        claim={open}
        unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
        className={styles.outcome}
      />
      <EnvelopeOdds {...envelopes} />
    </>
  )
}

function Opening({ play }: { play: EnvelopePlay }) {
  const { t } = useTranslation('redEnvelope')
  return (
    <div className={styles.opening}>
      <p className={styles.title}>{t('opening.title')}</p>
      <p className={styles.quiet}>{t('opening.text')}</p>
      <Button look="outline" size="large" isWide onClick={play.skip}>
        {t('opening.skip')}
      </Button>
    </div>
  )
}

/** What is asked for what was in it; to take it and to refuse it are as large. */
function Opened({ envelopes, play, amount }: { envelopes: Envelopes; play: EnvelopePlay; amount: string }) {
  const { t } = useTranslation('redEnvelope')
  const { moneyText, percent, number } = useFormat()
  const { currency, chances, turnoverTimes } = envelopes
  const { answer } = play
  const money = moneyText(amount, { currency }) ?? amount
  const chance = chances.find((each) => Number(each.amount) === Number(amount))
  const owed =
    turnoverTimes === null
      ? t('turnoverNone')
      : t('terms.turnover', {
          amount: moneyText((Number(amount) * turnoverTimes).toFixed(2), { currency }) ?? amount,
          times: number(turnoverTimes),
        })
  const terms: readonly { icon: IconName; text: string }[] = [
    { icon: 'rotate-cw', text: owed },
    { icon: 'wallet', text: t('terms.tied') },
    { icon: 'calendar-days', text: t('terms.waits') },
    { icon: 'shield-check', text: t('terms.refuse') },
  ]
  return (
    <>
      <div>
        <p className={styles.title}>{t('found', { amount: money })}</p>
        {chance && <p className={styles.quiet}>{t('chance', { chance: percent(chance.basisPoints / 10_000) })}</p>}
      </div>
      <div>
        <p className={styles.label}>{t('terms.title')}</p>
        <ul className={styles.terms}>
          {terms.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} size="small" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      {!answer.isUnknown && (
        <div className={styles.answers}>
          <Button size="large" isWide isBusy={answer.isSending} onClick={() => play.onAnswer(true)}>
            {t('take')}
          </Button>
          <Button look="outline" size="large" isWide onClick={() => !answer.isSending && play.onAnswer(false)}>
            {t('refuse')}
          </Button>
        </div>
      )}
      <ClaimOutcome
        claim={answer}
        unknown={{ text: t('unknown.answer'), check: t('unknown.check') }}
        className={styles.outcome}
      />
    </>
  )
}

/** An envelope from closed to answered. */
export function EnvelopeDesk({ envelopes, envelope, onAnswered }: DeskProps) {
  const { t } = useTranslation('redEnvelope')
  const { moneyText } = useFormat()
  const { currency, art } = envelopes
  const play = useEnvelope(envelope, onAnswered)
  const { amount, phase } = play
  const digits = amount !== null && /\.0+$/.test(amount) ? { digits: 0 } : {}
  const written = amount === null ? undefined : (moneyText(amount, { currency, ...digits }) ?? amount)
  const lines = phase === 'open' && written !== undefined ? { label: t('inIt'), amount: written } : undefined
  return (
    <DeskFrame stage={<EnvelopeStage phase={phase} scene={art?.scene} lines={lines} />}>
      {phase === 'closed' && <Closed envelopes={envelopes} envelope={envelope} onAnswered={onAnswered} play={play} />}
      <div role="status" className={styles.status}>
        {phase === 'opening' && <Opening play={play} />}
        {phase === 'open' && amount !== null && <Opened envelopes={envelopes} play={play} amount={amount} />}
      </div>
    </DeskFrame>
  )
}
