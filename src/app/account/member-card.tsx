import { useTranslation } from 'react-i18next'
import { vipOf } from '#contract/lobby/vip.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import { BalanceFigure } from '../layout/balance.tsx'
import { toggleBalanceHidden, useBalanceView } from '../layout/balance-view.ts'
import styles from './member-card.module.css'

/** Who is signed in, and the balance, above the list of pages. */
export function MemberCard() {
  const { t } = useTranslation()
  const { data: member } = useMemberQuery()
  const view = useBalanceView()
  const isOpen = usePermissions()
  const vip = FEATURE_VIP && isOpen('vip') ? vipOf(member) : undefined
  return (
    <>
      <div className={styles.who}>
        <Avatar src={assetUrl(member?.avatar)} />
        <div className={styles.names}>
          <strong className={styles.name}>{member?.nickname ?? '…'}</strong>
          {vip ? (
            <span className={styles.rank}>
              <Icon name="crown" size="tiny" />
              {vip.vipLabelName}
            </span>
          ) : (
            <span className={styles.account}>{member?.account}</span>
          )}
        </div>
      </div>
      <div className={styles.balance}>
        <span className={styles.label}>{t('account.balance')}</span>
        <span className={styles.figure}>
          <BalanceFigure view={view} />
        </span>
        <span className={styles.tools}>
          <IconButton
            icon={view.isHidden ? 'eye-off' : 'eye'}
            label={t(view.isHidden ? 'account.showBalance' : 'account.hideBalance')}
            size="tiny"
            onClick={toggleBalanceHidden}
          />
          <IconButton
            icon="refresh-cw"
            label={t('account.refreshBalance')}
            size="tiny"
            aria-busy={view.isRefreshing}
            onClick={view.refresh}
          />
        </span>
      </div>
    </>
  )
}
