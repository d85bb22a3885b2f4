import { useTranslation } from 'react-i18next'
import { vipOf } from '#contract/lobby/vip.ts'
import { favouritesPath, pointMallPath, recentPath, registerPath } from '#contract/site/routes.ts'
import { accountPage } from '#src/config/account-path.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { type Member, useSession } from '#src/session/session.ts'
import { CountBadge } from '#src/ui/badge.tsx'
import type { MenuEntry } from '#src/ui/overlay/menu-list.tsx'
import { hasReferral } from '../parts/has-referral.ts'
import { memberPaths } from '../parts/member-paths.ts'
import { useRegistrationOpen } from '../parts/use-registration-open.ts'
import { toggleBalanceHidden, type useBalanceView } from './balance-view.ts'

type BalanceView = ReturnType<typeof useBalanceView>

/** What is the visitor's own, whoever it is: the balance, and the way out. */
function useOwnEntries(view: BalanceView): { balance: MenuEntry[]; out: MenuEntry } {
  const { t } = useTranslation()
  return {
    balance: [
      { id: 'refresh', icon: 'refresh-cw', text: t('account.refreshBalance'), onChoose: view.refresh, isApart: true },
      {
        id: 'hide',
        icon: view.isHidden ? 'eye' : 'eye-off',
        text: t(view.isHidden ? 'account.showBalance' : 'account.hideBalance'),
        onChoose: toggleBalanceHidden,
      },
    ],
    out: {
      id: 'out',
      icon: 'log-out',
      text: t('account.signOut'),
      onChoose: () => openPopup('sign-out', {}),
      isApart: true,
    },
  }
}

function useMemberEntries(member: Member | undefined): MenuEntry[] {
  const { t } = useTranslation()
  const { role } = useSession()
  const isOpen = usePermissions()
  const unread = member?.unreadMessage ?? 0
  const vip = FEATURE_VIP && isOpen('vip') ? vipOf(member) : undefined
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
    { id: 'favourites', icon: 'heart', text: t('nav.favourites'), to: favouritesPath },
    { id: 'recent', icon: 'history', text: t('nav.recent'), to: recentPath },
    { id: 'account', icon: 'user', text: t('account.memberCentre'), to: memberPaths.account },
    ...(vip
      ? [{ id: 'vip', icon: 'crown', text: t('vip.title'), to: accountPage('vip'), end: vip.vipLabelName } as const]
      : []),
    ...(FEATURE_POINT_MALL && isOpen('pointMall')
      ? [{ id: 'points', icon: 'gem', text: t('pointMall.title'), to: pointMallPath } as const]
      : []),
    ...(FEATURE_REFERRAL && isOpen('referral') && hasReferral(member)
      ? [
          {
            id: 'invite',
            icon: 'user-plus',
            text: t(FEATURE_AGENT_CENTRE && role === 'agent' ? 'invite.agents' : 'invite.title'),
            to: accountPage('referral'),
          } as const,
        ]
      : []),
    ...(FEATURE_RED_ENVELOPE && isOpen('redEnvelope')
      ? [
          {
            id: 'envelope',
            icon: 'red-envelope',
            text: t('redEnvelope.title'),
            to: accountPage('redEnvelope'),
          } as const,
        ]
      : []),
    ...(FEATURE_PRIZE_WHEEL && isOpen('prizeWheel')
      ? [{ id: 'wheel', icon: 'prize-wheel', text: t('prizeWheel.title'), to: accountPage('prizeWheel') } as const]
      : []),
  ]
}

/** The entries of the account's menu. A trial account has no such pages: its way on is a registration. */
export function useAccountEntries(member: Member | undefined, view: BalanceView): MenuEntry[] {
  const { t } = useTranslation()
  const { role } = useSession()
  const mayRegister = useRegistrationOpen()
  const own = useOwnEntries(view)
  const ofMember = useMemberEntries(member)
  if (role === 'trial') {
    const register = { id: 'register', icon: 'user-plus', text: t('account.register'), to: registerPath } as const
    return [...(mayRegister ? [register] : []), ...own.balance, own.out]
  }
  return [
    ...ofMember,
    ...own.balance,
    { id: 'limits', icon: 'shield-check', text: t('account.limits'), to: memberPaths.limits, isApart: true },
    { id: 'feedback', icon: 'message-square', text: t('account.feedback'), to: memberPaths.feedback },
    own.out,
  ]
}
