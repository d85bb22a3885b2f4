import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Limit } from '#contract/account/limits.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { countsBefore, shownLimits, usedShare } from '../lib/limit-amounts.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import { AskedRise } from './asked-rise.tsx'
import styles from './limit-card.module.css'
import { LimitDialog } from './limit-dialog.tsx'

const icons: Readonly<Record<Limit['kind'], IconName>> = {
  deposit: 'circle-arrow-down',
  loss: 'trending-down',
  stake: 'dices',
  time: 'clock',
}

/** From here on a limit is nearly reached. */
const nearly = 0.8

function PeriodLine({ limit: { period, amount, renewsAt } }: { limit: Limit }) {
  const { t } = useTranslation('limits')
  const { dateTime } = useFormat()
  const text = t(`period.${period ?? 'stake'}`)
  return (
    <p className={styles.period}>
      {renewsAt && amount !== null ? `${text}, ${t('renews', { when: dateTime(renewsAt) })}` : text}
    </p>
  )
}

interface PeriodProps {
  limit: Limit
  limits: readonly Limit[]
  onMessage: (text: string) => void
}

/** The limit of a period: how much of it is used, what was asked for, and which other counts before it. */
function PeriodFigures({ limit, limits, onMessage }: PeriodProps) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const { kind, amount, used, asked } = limit
  const share = usedShare(limit)
  const before = countsBefore(limits, limit)
  const usedText = texts.amount(kind, used)
  return (
    <>
      <div className={styles.figures}>
        <span className={styles.used}>{kind === 'stake' ? t('highest', { amount: usedText }) : usedText}</span>
        <span className={styles.most}>
          {amount === null ? t('none') : t('of', { amount: texts.amount(kind, amount) })}
        </span>
      </div>
      {amount !== null && (
        <div className={styles.track} aria-hidden="true">
          <div
            className={styles.bar}
            data-near={share >= nearly ? '' : undefined}
            style={{ inlineSize: `${share * 100}%` }}
          />
        </div>
      )}
      {before && <p className={styles.note}>{t(`before.${before}`)}</p>}
      {asked && <AskedRise limit={limit} asked={asked} onMessage={onMessage} />}
    </>
  )
}

interface LimitCardProps {
  /** Of one kind, each of a period. */
  limits: readonly Limit[]
  kind: Limit['kind']
  waitHours: number
  onMessage: (text: string) => void
}

/** The limits of a kind, of each period that has one, and the way to change them. */
export function LimitCard({ limits, kind, waitHours, onMessage }: LimitCardProps) {
  const { t } = useTranslation('limits')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shown = shownLimits(limits)
  const [only, second] = shown
  return (
    <section className={styles.card} aria-labelledby={id}>
      <span className={styles.plate}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.words}>
        <PartHeading id={id} className={styles.title}>
          {t(`kind.${kind}`)}
        </PartHeading>
        {only && !second && <PeriodLine limit={only} />}
      </div>
      <Button look="outline" size="small" aria-describedby={id} className={styles.change} onClick={() => setOpen(true)}>
        {t(limits.every(({ amount }) => amount === null) ? 'set' : 'change')}
      </Button>
      {shown.map((limit) => (
        <div key={limit.period} className={styles.limit}>
          {second && <PeriodLine limit={limit} />}
          <PeriodFigures limit={limit} limits={limits} onMessage={onMessage} />
        </div>
      ))}
      {isOpen && only && (
        <LimitDialog
          limits={limits}
          first={only}
          waitHours={waitHours}
          onClose={() => setOpen(false)}
          onMessage={(text) => {
            setOpen(false)
            onMessage(text)
          }}
        />
      )}
    </section>
  )
}
