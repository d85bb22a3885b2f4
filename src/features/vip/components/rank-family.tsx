import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Vip } from '../api/queries.ts'
import { stageOf } from '../lib/emblem.ts'
import styles from '../scene/rank-family.module.css'
import { RankEmblem } from './rank-emblem.tsx'

/** All ranks beside each other, the lowest first: their emblems grow. */
export function RankFamily({ vip: { ranks, own, currency } }: { vip: Vip }) {
  const { t } = useTranslation('vip')
  const money = useShortMoney(currency)
  return (
    <ol className={styles.family}>
      {ranks.map(({ level, label, stakeNeeded }) => {
        const isOwn = level === own.level
        return (
          <li
            key={level}
            className={styles.rank}
            data-own={isOwn ? '' : undefined}
            style={{ '--stage': stageOf(level, ranks.length) } as CSSProperties}
          >
            <RankEmblem level={level} count={ranks.length} isLocked={level > own.level} className={styles.emblem} />
            <p className={styles.words}>
              <strong className={styles.name}>{label}</strong>
              <span className={styles.line}>{t('from', { amount: money(stakeNeeded) })}</span>
            </p>
            <span className={styles.state}>
              {isOwn && (
                <StateTag tone="info" icon="crown">
                  {t('yours')}
                </StateTag>
              )}
              {level < own.level && (
                <>
                  <Icon name="check" size="small" />
                  <VisuallyHidden>{t('reached')}</VisuallyHidden>
                </>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
