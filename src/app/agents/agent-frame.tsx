import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { AccountContext } from '#src/account/frame/account-context.ts'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { useAgentSettings } from '#src/account/parts/agent-settings.ts'
import { agentPaths, isAgentPath } from '#src/config/agent-path.ts'
import { AgentLayout } from '#src/features/agent/pages/agent-layout.tsx'
import { useMemberQuery } from '#src/session/session.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { PartLevel } from '#src/ui/part-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { PageReady } from '../layout/page-ready.tsx'
import { BrandMark } from '../parts/brand-mark.tsx'
import { ErrorBoundary } from '../parts/error-boundary.tsx'
import styles from './agent-frame.module.css'
import { agentEntries, agentGroups, agentPath, agentPathFor, agentPathOf } from './agent-pages.ts'

const nothing = () => undefined

const frame = { close: nothing, showList: nothing, isPlain: true, pathOf: agentPathOf }

function PageSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  return (
    <AccountPage title={title}>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <Skeleton className={styles.skeletonBar} />
      <Skeleton className={styles.skeleton} />
    </AccountPage>
  )
}

/** An address of a page that there is none of, or that this agent does not have. */
function NoPage() {
  const { t } = useTranslation('agent')
  return (
    <AccountPage title={t('title')}>
      <StatePanel
        icon="art-lost"
        title={t('unknown.title')}
        text={t('unknown.text')}
        actions={
          <LinkButton to={agentPaths.home} icon="layout-dashboard">
            {t('unknown.toOverview')}
          </LinkButton>
        }
      />
    </AccountPage>
  )
}

/** The agents' pages in their frame. From an address of the players' site the agent is led to the page that stands for it. */
export function AgentFrame(props: { tools: ReactNode }) {
  const location = useLocation()
  return isAgentPath(location.pathname) ? <Framed {...props} /> : <Navigate to={agentPathFor(location)} replace />
}

/** The address names a page, the first one unless it does. */
function Framed({ tools }: { tools: ReactNode }) {
  const { t } = useTranslation('agent')
  const [query] = useAddressQuery()
  const settings = useAgentSettings()
  const { data: member } = useMemberQuery()
  const entries = agentEntries(settings.data)
  const asked = query.get('page')
  const entry = asked === null ? entries[0] : entries.find(({ id }) => id.toLowerCase() === asked.toLowerCase())
  const isPending = entry === undefined && settings.isPending
  const counts = { offers: settings.data?.toAnswer ?? 0, messages: member?.unreadMessage ?? 0 }
  const groups = agentGroups.map((id) => ({
    id,
    name: t(`group.${id}`),
    pages: entries
      .filter(({ group }) => group === id)
      .map((page) => ({
        id: page.id,
        icon: page.icon,
        name: t(`page.${page.id}`),
        to: agentPath(page.id),
        count: page.counts ? counts[page.counts] : 0,
        countLabel: page.counts && t(`count.${page.counts}`, { count: counts[page.counts] }),
      })),
  }))
  return (
    <AgentLayout
      brand={<BrandMark to={agentPaths.home} />}
      tools={tools}
      groups={groups.filter(({ pages }) => pages.length > 0)}
      current={entry?.id}
      newsTo={agentPath('messages')}
      news={counts.messages}
    >
      <AccountContext value={frame}>
        <PartLevel value="h2">
          <ErrorBoundary resetKey={entry?.id ?? ''}>
            <Suspense fallback={<PageSkeleton title={entry ? t(`page.${entry.id}`) : t('title')} />}>
              {entry ? <entry.Page key={entry.id} /> : isPending ? <PageSkeleton title={t('title')} /> : <NoPage />}
              <PageReady name={entry?.id ?? ''} />
            </Suspense>
          </ErrorBoundary>
        </PartLevel>
      </AccountContext>
    </AgentLayout>
  )
}
