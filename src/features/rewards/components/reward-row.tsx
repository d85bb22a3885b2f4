import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/account/rewards.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { ClaimReward } from './claim-reward.tsx'
import styles from './reward-row.module.css'
import { useRewardTexts } from './use-reward-texts.ts'

const icons: Readonly<Record<Reward['kind'], IconName>> = {
  bonus: 'gift',
  rebate: 'badge-percent',
  points: 'gem',
  birthday: 'calendar-days',
  rank: 'crown',
  mission: 'target',
}

interface RewardRowProps {
  reward: Reward
  currency: string
  onClaimed: (reward: Reward) => void
}

/** One reward: what it is worth, what is tied to it, and the button that takes it. */
export function RewardRow({ reward, currency, onClaimed }: RewardRowProps) {
  const { t } = useTranslation('rewards')
  const texts = useRewardTexts(currency)
  const { title, kind, state } = reward
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.plate}>
        <Icon name={icons[kind]} size="small" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.line}>
          {t(`kind.${kind}`)} · {texts.dates(reward)}
        </p>
        {state === 'open' && kind !== 'points' && <p className={styles.line}>{texts.turnover(reward)}</p>}
      </div>
      <bdi className={styles.amount}>{texts.amount(reward)}</bdi>
      {state === 'open' && <ClaimReward reward={reward} onClaimed={onClaimed} />}
    </li>
  )
}
