import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useMemberQuery, useSession } from '#src/session/session.ts'
import { IconButton } from '#src/ui/button.tsx'
import { MenuList } from '#src/ui/overlay/menu-list.tsx'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import { useAccountEntries } from './account-entries.tsx'
import styles from './account-panel.module.css'
import { BalanceFigure } from './balance.tsx'
import { useBalanceView } from './balance-view.ts'

const stayingOpen = new Set(['refresh', 'hide'])

/** Who is signed in, the balance, and everything of the account, for the menu and for the sheet on phones. */
export function AccountPanel({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation()
  const { role } = useSession()
  const { data: member } = useMemberQuery()
  const view = useBalanceView()
  const entries = useAccountEntries(member, view).map((entry) => ({
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
