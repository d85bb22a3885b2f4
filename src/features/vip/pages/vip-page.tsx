import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { Loaded } from '#src/account/parts/loaded.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { accountPage } from '#src/config/account-path.ts'
import { Link } from '#src/ui/link.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useVipQuery } from '../api/queries.ts'
import { OwnRank } from '../components/own-rank.tsx'
import { RankLadder } from '../components/rank-ladder.tsx'
import styles from './vip-page.module.css'

const skeleton = (
  <div className={styles.page}>
    <Skeleton className={styles.skeleton} />
    <Skeleton className={styles.skeletonTall} />
  </div>
)

/** The ranks of the merchant, and where the member stands among them. */
export function VipPage() {
  const { t } = useTranslation('vip')
  const query = useVipQuery()
  return (
    <AccountPage title={t('title')}>
      <Loaded query={query} title={t('failed')} skeleton={skeleton}>
        {(vip) => (
          <div className={styles.page}>
            <OwnRank vip={vip} />
            <Panel title={t('ladder')} isBare>
              <RankLadder vip={vip} />
            </Panel>
            <Panel title={t('rules')} isBare>
              <div className={styles.rules}>
                <SafeHtml html={vip.rules} />
              </div>
            </Panel>
            <Notice
              icon="shield-check"
              action={
                <Link to={accountPage('limits')} className={styles.link}>
                  {t('limits')}
                </Link>
              }
            >
              {t('calm')}
            </Notice>
          </div>
        )}
      </Loaded>
    </AccountPage>
  )
}
