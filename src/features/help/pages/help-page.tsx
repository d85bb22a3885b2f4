import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListFailed } from '#src/account/lists/list-failed.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMediaQuery } from '#src/ui/use-media-query.ts'
import { type HelpGroup, useHelpQuery } from '../api/queries.ts'
import { ArticleList } from '../components/article-list.tsx'
import { ArticleView } from '../components/article-view.tsx'
import { HelpAsk } from '../components/help-ask.tsx'
import { HelpSearch } from '../components/help-search.tsx'
import { searchArticles } from '../lib/search-articles.ts'
import { useHelpAddress } from '../lib/use-help-address.ts'
import styles from './help-page.module.css'

type Address = ReturnType<typeof useHelpAddress>

/** With each article that is opened the focus goes to its heading; back in the list, to the help centre's. */
function useHeadingFocus(term: string | undefined, isReady: boolean) {
  const article = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLHeadingElement>(null)
  const before = useRef(term)
  useEffect(() => {
    if (!isReady || before.current === term) return
    before.current = term
    const heading = article.current ?? list.current
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView?.({ block: 'nearest' })
  }, [term, isReady])
  return { article, list }
}

function PageSkeleton() {
  const { t } = useTranslation('help')
  return (
    <div role="status" aria-label={t('loading')} className={styles.side}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </div>
  )
}

interface SideProps {
  groups: readonly HelpGroup[]
  address: Address
  /** Below the list. */
  children: ReactNode
}

function Side({ groups, address, children }: SideProps) {
  const { t } = useTranslation('help')
  const [asked, setAsked] = useState('')
  const shown = searchArticles(groups, asked)
  return (
    <div className={styles.side}>
      <HelpSearch asked={asked} onAsk={setAsked} found={shown.flatMap(({ articles }) => articles).length} />
      {shown.length > 0 ? (
        <ArticleList groups={shown} here={address.term} step={address.step} />
      ) : (
        <StatePanel icon="search" art="no-result" isAlert title={t('foundNone')} text={t('foundNoneText')} />
      )}
      {children}
    </div>
  )
}

/** The help centre over the home page: what the address asks for after its `#`, beside the list of all articles. */
export function HelpPage() {
  const { t } = useTranslation(['help', 'shell', 'errors'])
  const isWide = useMediaQuery('(min-width: 768px)')
  const address = useHelpAddress(isWide)
  const { data, error, refetch } = useHelpQuery()
  const { term } = address
  const article = data?.flatMap(({ articles }) => articles).find((one) => one.term.toLowerCase() === term)
  const heading = useHeadingFocus(term, data !== undefined)
  const hasStage = isWide || term !== undefined
  const isArticleAlone = !isWide && term !== undefined
  const ask = <HelpAsk />
  return (
    <Dialog label={t('title')} kind="full" closesOutside hasAddress onClose={address.close} className={styles.dialog}>
      <div className={styles.frame}>
        <header className={styles.bar} data-alone={isArticleAlone ? undefined : ''}>
          {isArticleAlone && <IconButton icon="arrow-left" label={t('all')} onClick={address.toList} />}
          <h2 ref={heading.list} tabIndex={-1} data-autofocus="" className={styles.title}>
            {t('title')}
          </h2>
          {article && <IconButton icon="printer" label={t('print')} onClick={() => window.print()} />}
          <IconButton icon="x" label={t('close')} onClick={address.close} />
        </header>
        {!data && !error && <PageSkeleton />}
        {!data && error && <ListFailed title={t('failed')} error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && (
          <StatePanel icon="circle-help" art="empty" title={t('empty.title')} text={t('empty.text')} actions={ask} />
        )}
        {data && data.length > 0 && !isArticleAlone && (
          <Side groups={data} address={address}>
            {!isWide && ask}
          </Side>
        )}
        {data && data.length > 0 && hasStage && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          <section key={term} className={styles.stage} tabIndex={0} aria-label={article?.title ?? t('title')}>
            {article ? (
              <ArticleView article={article} heading={heading.article} />
            ) : (
              <StatePanel
                icon={term === undefined ? 'circle-help' : 'art-lost'}
                title={t(term === undefined ? 'choose.title' : 'unknown.title')}
                text={t(term === undefined ? 'choose.text' : 'unknown.text')}
              />
            )}
            {ask}
          </section>
        )}
      </div>
    </Dialog>
  )
}
