import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { vipOf } from '#src/gateway/contract/vip.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { type Member, useMemberQuery, useSession } from '#src/session/session.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { CountBadge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { type MenuEntry, MenuList } from '#src/ui/menu-list.tsx'
import styles from './account-panel.module.css'
import { BalanceFigure } from './balance.tsx'
import { toggleBalanceHidden, useBalanceView } from './balance-view.ts'
import { memberPaths } from './member-paths.ts'

const hasReferral = (member: Member | undefined) =>
  member?.availablePromo.some(({ type, enabled }) => type === 'REFERRAL' && enabled) ?? false

function useEntries(member: Member | undefined, view: ReturnType<typeof useBalanceView>): MenuEntry[] {
  const { t } = useTranslation()
  const { role } = useSession()
  const unread = member?.unreadMessage ?? 0
  const vip = FEATURE_VIP ? vipOf(member) : undefined
  return [
    { id: 'deposit', icon: 'circle-arrow-down', text: t('account.deposit'), to: memberPaths.deposit },
    { id: 'withdraw', icon: 'circle-arrow-up', text: t('account.withdraw'), to: memberPaths.withdraw },
    {
      id: 'messages',
      icon: 'mail',
      text: t('account.messages'),
      to: memberPaths.messages,
      end: <CountBadge count={unread} label={t('account.unread', { count: unread })} />,
    },
    { id: 'account', icon: 'user', text: t('account.memberCentre'), to: memberPaths.account },
    ...(vip
      ? [{ id: 'vip', icon: 'crown', text: t('vip.title'), to: '/member?page=vip', end: vip.vipLabelName } as const]
      : []),
    ...(FEATURE_REFERRAL && hasReferral(member)
      ? [
          {
            id: 'invite',
            icon: 'user-plus',
            text: t(FEATURE_AGENT_CENTRE && role === 'agent' ? 'invite.agents' : 'invite.title'),
            to: '/member?page=referral',
          } as const,
        ]
      : []),
    ...(FEATURE_RED_ENVELOPE
      ? [{ id: 'envelope', icon: 'gift', text: t('redEnvelope.title'), to: '/member?page=redEnvelope' } as const]
      : []),
    ...(FEATURE_PRIZE_WHEEL
      ? [{ id: 'wheel', icon: 'star', text: t('prizeWheel.title'), to: '/member?page=prizeWheel' } as const]
      : []),
    { id: 'refresh', icon: 'refresh-cw', text: t('account.refreshBalance'), onChoose: view.refresh, isApart: true },
    {
      id: 'hide',
      icon: view.isHidden ? 'eye' : 'eye-off',
      text: t(view.isHidden ? 'account.showBalance' : 'account.hideBalance'),
      onChoose: toggleBalanceHidden,
    },
    { id: 'limits', icon: 'shield-check', text: t('account.limits'), to: memberPaths.limits, isApart: true },
    { id: 'feedback', icon: 'message-square', text: t('account.feedback'), to: memberPaths.feedback },
    {
      id: 'out',
      icon: 'log-out',
      text: t('account.signOut'),
      onChoose: () => openPopup('sign-out', {}),
      isApart: true,
    },
  ]
}

const stayingOpen = new Set(['refresh', 'hide'])

/** Who is signed in, the balance, and everything of the account, for the menu and for the sheet on phones. */
export function AccountPanel({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation()
  const { role } = useSession()
  const { data: member } = useMemberQuery()
  const view = useBalanceView()
  const entries = useEntries(member, view).map((entry) => ({
    ...entry,
    onChoose: () => {
      if (!stayingOpen.has(entry.id)) onChosen()
      entry.onChoose?.()
    },
  }))
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Avatar src={assetUrl(member?.avatar)} />
        <div className={styles.who}>
          <strong className={styles.name}>{member?.nickname ?? '…'}</strong>
          <span className={styles.account}>{role === 'trial' ? t('account.trial') : member?.account}</span>
        </div>
        <IconButton icon="x" label={t('close')} size="small" className={styles.close} onClick={onChosen} />
      </div>
      <div className={styles.balance}>
        <span>{t('account.balance')}</span>
        <BalanceFigure view={view} />
      </div>
      <MenuList entries={entries} label={t('account.menu')} />
    </div>
  )
}
