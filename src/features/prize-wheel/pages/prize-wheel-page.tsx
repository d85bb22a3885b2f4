import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useWheelQuery } from '../api/queries.ts'
import game from '../components/wheel-game.module.css'
import { WheelGame } from '../components/wheel-game.tsx'
import styles from './prize-wheel-page.module.css'

const skeleton = (
  <div className={game.page}>
    <Skeleton shape="line" className={styles.line} />
    <div className={game.top}>
      <div className={game.stage}>
        <Skeleton className={styles.stage} />
      </div>
      <div className={game.panel}>
        <Skeleton className={styles.part} />
      </div>
      <div className={game.odds}>
        <Skeleton className={styles.part} />
      </div>
    </div>
    <div className={game.cards}>
      <Skeleton className={styles.part} />
      <Skeleton className={styles.part} />
      <Skeleton className={styles.part} />
    </div>
  </div>
)

/** The prize wheel: what it can bring and how likely that is, the member's spins, and what they won. */
export function PrizeWheelPage() {
  const { t } = useTranslation('prizeWheel')
  return (
    <AccountPage title={t('title')}>
      <Loaded query={useWheelQuery()} title={t('failed')} skeleton={skeleton}>
        {(wheel) => <WheelGame wheel={wheel} />}
      </Loaded>
    </AccountPage>
  )
}
