import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Limit } from '#contract/account/limits.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { usedShare } from '../lib/limit-amounts.ts'
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

interface LimitCardProps {
  limit: Limit
  waitHours: number
  onMessage: (text: string) => void
}

/** One limit: how much of it is used, when it begins anew, what was asked for, and the way to change it. */
export function LimitCard({ limit, waitHours, onMessage }: LimitCardProps) {
  const { t } = useTranslation('limits')
  const texts = useLimitTexts()
  const { dateTime } = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { kind, period, amount, used, renewsAt, asked } = limit
  const share = usedShare(limit)
  const periodText = period ? t(`period.${period}`) : t('period.stake')
  const usedText = texts.amount(kind, used)
  return (
    <section className={styles.card} aria-labelledby={id}>
      <span className={styles.plate}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {t(`kind.${kind}`)}
        </h3>
        <p className={styles.period}>
          {renewsAt && amount !== null ? `${periodText}, ${t('renews', { when: dateTime(renewsAt) })}` : periodText}
        </p>
      </div>
      <Button look="outline" size="small" aria-describedby={id} className={styles.change} onClick={() => setOpen(true)}>
        {t(amount === null ? 'set' : 'change')}
      </Button>
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
      {asked && <AskedRise limit={limit} asked={asked} onMessage={onMessage} />}
      {isOpen && (
        <LimitDialog
          limit={limit}
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
