import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { helpPath } from '#contract/site/routes.ts'
import { ListFailed } from '#src/account/lists/list-failed.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { type HelpGroup, useHelpQuery } from '../api/queries.ts'
import { ArticleList } from '../components/article-list.tsx'
import { ArticleView } from '../components/article-view.tsx'
import { HelpHero } from '../components/help-hero.tsx'
import { HelpTopics } from '../components/help-topics.tsx'
import { HelpVerdict } from '../components/help-verdict.tsx'
import { HelpWays } from '../components/help-ways.tsx'
import { helpTerm } from '../lib/help-term.ts'
import { OwnCase } from '../own/own-case.tsx'
import styles from './help-page.module.css'

/** With each article that is opened on the page the focus goes to its heading, which comes into view. */
function useHeadingFocus(term: string | undefined, isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (!isReady || before.current === term) return
    before.current = term
    if (term === undefined) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [term, isReady])
  return heading
}

function PageSkeleton() {
  const { t } = useTranslation('help')
  return (
    <div role="status" aria-label={t('loading')} className={styles.inside}>
      <Skeleton className={styles.topics} />
      <div className={styles.reading}>
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    </div>
  )
}

interface ReadingProps {
  groups: readonly HelpGroup[]
  /** Of the article that the address asks for. */
  term: string | undefined
  isWide: boolean
}

/** The list, one article, and who else can help; on a phone the list, or one article. */
function Reading({ groups, term, isWide }: ReadingProps) {
  const { t } = useTranslation('help')
  const heading = useHeadingFocus(term, true)
  const asked = term ?? (isWide ? groups[0]?.articles[0]?.term.toLowerCase() : undefined)
  const group = groups.find(({ articles }) => articles.some((one) => one.term.toLowerCase() === asked))
  const article = group?.articles.find((one) => one.term.toLowerCase() === asked)
  const isListed = isWide || asked === undefined
  return (
    <div className={styles.reading}>
      {isListed ? (
        <ArticleList groups={groups} here={article?.term} />
      ) : (
        <LinkButton to={helpPath} look="text" size="small" icon="arrow-left" className={styles.all}>
          {t('all')}
        </LinkButton>
      )}
      {group && article && <ArticleView key={term} article={article} group={group.title} heading={heading} />}
      {asked !== undefined && !article && (
        <StatePanel icon="art-lost" heading="h2" title={t('unknown.title')} text={t('unknown.text')} />
      )}
      <aside className={styles.aside} aria-label={t('ask.title')}>
        {article && <HelpVerdict key={article.term} />}
        {article && <OwnCase term={article.term.toLowerCase()} />}
        <HelpWays />
      </aside>
    </div>
  )
}

/** The help centre: what is asked for, by words or by topic, and one article beside the member's own case. */
export function HelpPage() {
  const { t } = useTranslation(['help', 'errors'])
  const isWide = useMediaQuery('(min-width: 768px)')
  const term = helpTerm(useLocation().hash)
  const { data, error, refetch } = useHelpQuery()
  const isArticleAlone = !isWide && term !== undefined
  const page = (children: ReactNode) => (
    <div className={styles.page}>
      <div className={styles.inside}>
        {!isArticleAlone && <HelpHero groups={data ?? []} />}
        {children}
      </div>
    </div>
  )
  if (!data && error) return page(<ListFailed title={t('failed')} error={error} onRetry={() => void refetch()} />)
  if (!data) return page(<PageSkeleton />)
  if (data.length === 0)
    return page(
      <StatePanel
        icon="circle-help"
        art="empty"
        heading="h2"
        title={t('empty.title')}
        text={t('empty.text')}
        actions={<HelpWays />}
      />,
    )
  return page(
    <>
      {!isArticleAlone && <HelpTopics articles={data.flatMap(({ articles }) => articles)} here={term} />}
      <Reading groups={data} term={term} isWide={isWide} />
    </>,
  )
}
