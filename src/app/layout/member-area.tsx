import { useTranslation } from 'react-i18next'
import { registerPath } from '#contract/site/routes.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { Dot } from '#src/ui/badge.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { useDisclosure } from '#src/ui/overlay/disclosure.ts'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import { memberPaths } from '../parts/member-paths.ts'
import { useRegistrationOpen } from '../parts/use-registration-open.ts'
import styles from './account-area.module.css'
import { AccountPanel } from './account-panel.tsx'
import { Balance } from './balance.tsx'

function Mail({ unread }: { unread: number }) {
  const { t } = useTranslation()
  const label =
    unread > 0 ? `${t('account.messages')}: ${t('account.unread', { count: unread })}` : t('account.messages')
  return (
    <Link to={memberPaths.messages} className={styles.mail} aria-label={label} title={label}>
      <Icon name="mail" />
      {unread > 0 && <Dot />}
    </Link>
  )
}

function AccountMenu({ avatar }: { avatar: string | undefined }) {
  const { t } = useTranslation()
  const menu = useDisclosure()
  return (
    <div className={styles.account} {...menu.holder}>
      <button type="button" className={styles.avatar} aria-label={t('account.menu')} {...menu.button}>
        <Avatar src={assetUrl(avatar)} />
        <Icon name="chevron-down" size="tiny" className={styles.chevron} />
      </button>
      {menu.isOpen && (
        <div className={styles.panel}>
          <AccountPanel onChosen={() => menu.setOpen(false)} />
        </div>
      )}
    </div>
  )
}

/** A member's end of the header: the balance and what is done with it, messages and the account. */
export function MemberArea({ isGame }: { isGame: boolean }) {
  const { t } = useTranslation()
  const { data: member } = useMemberQuery()
  const { role } = useSession()
  const mayRegister = useRegistrationOpen()
  if (role === 'trial')
    return (
      <>
        {!isGame && <Balance />}
        {mayRegister && (
          <LinkButton to={registerPath} className={styles.deposit}>
            {t('account.register')}
          </LinkButton>
        )}
        <AccountMenu avatar={member?.avatar} />
      </>
    )
  return (
    <>
      {!isGame && <Balance />}
      <LinkButton to={memberPaths.deposit} className={styles.deposit}>
        {t('account.deposit')}
      </LinkButton>
      <LinkButton to={memberPaths.withdraw} look="outline" className={styles.withdraw}>
        {t('account.withdraw')}
      </LinkButton>
      <Mail unread={member?.unreadMessage ?? 0} />
      <AccountMenu avatar={member?.avatar} />
    </>
  )
}
