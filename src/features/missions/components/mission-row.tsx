import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { Progress } from '#src/account/parts/progress.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { fractionOf } from '#src/lib/decimal.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { ClaimMission } from './claim-mission.tsx'
import styles from './mission-row.module.css'

const icons: Readonly<Record<string, IconName>> = {
  logIn: 'user',
  stake: 'gamepad-2',
  deposit: 'circle-arrow-down',
  games: 'layout-grid',
  limit: 'shield-check',
}

interface MissionRowProps {
  mission: Mission
  currency: string
  onClaimed: (mission: Mission) => void
}

function useFigures({ measure, done, needed }: Mission, currency: string): string {
  const { t } = useTranslation('missions')
  const { number } = useFormat()
  const money = useShortMoney(currency)
  const written = (value: string) => (measure === 'money' ? money(value) : number(Number(value)))
  return t('of', { done: written(done), needed: written(needed) })
}

/** One mission: what is to be done, how far it is, what it gives, and the button that takes it. */
export function MissionRow({ mission, currency, onClaimed }: MissionRowProps) {
  const { t } = useTranslation('missions')
  const { dateTime } = useFormat()
  const words = useFigures(mission, currency)
  const { kind, title, text, points, state, done, needed, claimUntil } = mission
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.plate}>
        <Icon name={(Object.hasOwn(icons, kind) && icons[kind]) || 'target'} size="small" />
      </span>
      <div className={styles.words}>
        <h4 className={styles.title}>{title}</h4>
        <p className={styles.line}>{text}</p>
        {state === 'done' && claimUntil && (
          <p className={styles.line}>{t('claimUntil', { when: dateTime(claimUntil) })}</p>
        )}
      </div>
      <span className={styles.points}>{t('points', { count: points })}</span>
      {state === 'done' && <ClaimMission mission={mission} onClaimed={onClaimed} />}
      {state === 'claimed' && (
        <span className={styles.end}>
          <StateTag tone="ok">{t('claimed')}</StateTag>
        </span>
      )}
      {state === 'running' && (
        <div className={styles.notes}>
          <Progress label={t('soFar')} words={words} share={fractionOf(done, needed)} />
        </div>
      )}
    </li>
  )
}
