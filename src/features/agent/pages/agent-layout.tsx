import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agentLogInPath } from '#contract/site/routes.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { useBalanceQuery, useMemberQuery } from '#src/session/session.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Money } from '#src/ui/money.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Avatar } from '#src/ui/picture/avatar.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SkipLink } from '#src/ui/skip-link.tsx'
import { AgentClock } from '../components/agent-clock.tsx'
import { AgentSideList, type ListedGroup } from '../components/agent-side-list.tsx'
import styles from './agent-layout.module.css'

interface AgentLayoutProps {
  brand: ReactNode
  /** Theme and language, where the site has a choice of them. */
  tools: ReactNode
  groups: readonly ListedGroup[]
  /** The page that is open. */
  current: string | undefined
  /** Messages that were not read, and where they are. */
  news: number
  newsTo: string
  children: ReactNode
}

function AgentBalance() {
  const { t } = useTranslation('agent')
  const format = useFormat()
  const { data, isPending, isError } = useBalanceQuery()
  const parts = data && !isError ? format.money(data.balance, { currency: data.currency }) : undefined
  return (
    <div className={styles.balance}>
      <span className={styles.label}>{t('balance')}</span>
      {isPending ? (
        <Skeleton shape="line" className={styles.skeleton} />
      ) : (
        <Money parts={parts} className={styles.amount} />
      )}
    </div>
  )
}

/** The agents' own shell: pages at the side; clock, balance, name and the way out above. */
export function AgentLayout({ brand, tools, groups, current, news, newsTo, children }: AgentLayoutProps) {
  const { t } = useTranslation(['agent', 'shell'])
  const { data: member } = useMemberQuery()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const head = (
    <div className={styles.brand}>
      {brand}
      <span className={styles.badge}>{t('badge')}</span>
    </div>
  )
  return (
    <div className={styles.layout}>
      <SkipLink text={t('shell:skipToContent')} />
      <aside className={styles.side}>
        {head}
        <AgentSideList groups={groups} current={current} />
      </aside>
      <header className={styles.bar}>
        <IconButton icon="menu" label={t('menu')} className={styles.burger} onClick={() => setMenuOpen(true)} />
        <AgentClock />
        <div className={styles.end}>
          <AgentBalance />
          <div className={styles.tools}>{tools}</div>
          <Link to={newsTo} className={styles.news} aria-label={t('count.messages', { count: news })}>
            <Icon name="bell" />
            {news > 0 && <span className={styles.dot} />}
          </Link>
          <Avatar src={assetUrl(member?.avatar)} />
          <span className={styles.name}>{member?.nickname}</span>
          <Button
            look="outline"
            size="small"
            icon="log-out"
            className={styles.out}
            aria-label={t('signOut')}
            onClick={() => openPopup('sign-out', { to: agentLogInPath })}
          >
            {t('signOut')}
          </Button>
        </div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {isMenuOpen && (
        <Dialog label={t('sections')} kind="drawer" closesOutside onClose={() => setMenuOpen(false)}>
          {head}
          <AgentSideList groups={groups} current={current} onChosen={() => setMenuOpen(false)} />
          <div className={styles.drawerTools}>{tools}</div>
        </Dialog>
      )}
    </div>
  )
}
