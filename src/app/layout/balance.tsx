import { useTranslation } from 'react-i18next'
import { useSession } from '#src/session/session.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Money } from '#src/ui/money.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { memberPaths } from '../parts/member-paths.ts'
import styles from './balance.module.css'
import { toggleBalanceHidden, useBalanceView } from './balance-view.ts'

/** The amount alone, in whatever state it is. */
export function BalanceFigure({ view }: { view: ReturnType<typeof useBalanceView> }) {
  const { t } = useTranslation()
  if (view.isUnreadable)
    return (
      <span className={styles.unreadable} title={t('account.balanceUnreadable')}>
        –
      </span>
    )
  if (view.isLoading) return <Skeleton shape="line" className={styles.skeleton} />
  if (view.isHidden)
    return (
      <bdi dir="ltr" className={styles.amount} aria-label={t('account.balanceHidden')} role="img">
        {view.parts?.symbol} ••••••
      </bdi>
    )
  return <Money parts={view.parts} isSpaced className={styles.amount} />
}

function useSpoken(view: ReturnType<typeof useBalanceView>): string {
  const { t } = useTranslation()
  if (view.isUnreadable) return t('account.balanceUnreadable')
  if (view.isRefreshing || view.isLoading) return ''
  if (view.isHidden) return t('account.balanceHidden')
  return view.text ? t('account.balanceNow', { amount: view.text }) : ''
}

/** The member's balance in the header, with hiding and asking again; on phones with a way to add to it. */
export function Balance() {
  const { t } = useTranslation()
  const view = useBalanceView()
  const spoken = useSpoken(view)
  const { role } = useSession()
  return (
    <div className={styles.balance}>
      <span className={styles.label} aria-hidden="true">
        {t('account.balance')}
      </span>
      <BalanceFigure view={view} />
      <span role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </span>
      <IconButton
        icon={view.isHidden ? 'eye-off' : 'eye'}
        label={t(view.isHidden ? 'account.showBalance' : 'account.hideBalance')}
        size="tiny"
        className={styles.tool}
        onClick={toggleBalanceHidden}
      />
      <IconButton
        icon="refresh-cw"
        label={t('account.refreshBalance')}
        size="tiny"
        className={view.isRefreshing ? styles.turning : styles.refresh}
        aria-busy={view.isRefreshing}
        onClick={view.refresh}
      />
      {role !== 'trial' && (
        <Link to={memberPaths.deposit} className={styles.add} aria-label={t('account.deposit')}>
          <Icon name="plus" />
        </Link>
      )}
    </div>
  )
}
