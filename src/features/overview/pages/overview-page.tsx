import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useAnnouncementsQuery } from '#src/session/announcements.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { BalanceParts } from '../scene/balance-parts.tsx'
import { LastMovements } from '../scene/last-movements.tsx'
import { LimitRings } from '../scene/limit-rings.tsx'
import styles from '../scene/overview.module.css'

/** The brand's own scene, and whom it greets. */
function Hero() {
  const { t } = useTranslation('centre')
  const { data: member } = useMemberQuery()
  const banner = useAnnouncementsQuery().data?.banners.find(({ posterUrl }) => posterUrl === undefined)
  return (
    <header className={styles.hero}>
      <Image src={banner && assetUrl(banner.url)} alt="" fallback="user" className={styles.scene} loading="eager" />
      <div className={styles.who}>
        <Avatar src={assetUrl(member?.avatar)} />
        <span>
          <b>{t('overview.hello', { name: member?.nickname ?? '…' })}</b>
          <small>{member?.account}</small>
        </span>
      </div>
    </header>
  )
}

/** Where the member stands: the balance and what is tied of it, the limits, the last movements, and the rank. */
export function OverviewPage({ rank }: { rank: ReactNode }) {
  const { t } = useTranslation('centre')
  return (
    <AccountPage title={t('page.overview')}>
      <div className={styles.overview}>
        <Hero />
        <div className={styles.columns}>
          <BalanceParts />
          <LimitRings />
        </div>
        <hr className={styles.divider} />
        <div className={styles.columns}>
          <LastMovements />
          {rank}
        </div>
      </div>
    </AccountPage>
  )
}
