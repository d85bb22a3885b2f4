import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { CardGrid, CardGridSkeleton } from '#src/account/lists/card-grid.tsx'
import { ListFailed } from '#src/account/lists/list-failed.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { Pager } from '#src/reports/table/pager.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { type PostPage, usePostsQuery } from '../api/queries.ts'
import { PostCard } from '../components/post-card.tsx'
import { Topics } from '../components/topics.tsx'
import { listOf, listPath } from '../lib/addresses.ts'
import { usePageAbout } from '../lib/use-page-about.ts'
import styles from './post-list.module.css'

type Asked = ReturnType<typeof listOf>

function Empty({ asked, totalPages }: { asked: Asked; totalPages: number }) {
  const { t } = useTranslation('blog')
  const isFar = asked.page > 1 && totalPages > 0
  const ofTopic = asked.category === undefined ? 'empty.title' : 'empty.topic'
  return (
    <StatePanel
      icon="newspaper"
      art="empty"
      heading="h2"
      title={t(isFar ? 'empty.page' : ofTopic)}
      text={t('empty.text')}
      actions={
        (isFar || asked.category !== undefined) && (
          <LinkButton look="outline" to={listPath()}>
            {t('empty.all')}
          </LinkButton>
        )
      }
    />
  )
}

function Listed({ found, asked }: { found: PostPage; asked: Asked }) {
  const { t } = useTranslation('blog')
  const navigate = useNavigate()
  const { posts, totalPages } = found
  if (posts.length === 0) return <Empty asked={asked} totalPages={totalPages} />
  const hasLead = asked.page === 1 && asked.category === undefined
  return (
    <>
      <CardGrid label={t('list')} size="large">
        {posts.map((post, place) => (
          <PostCard key={post.slug} post={post} isLead={hasLead && place === 0} heading="h2" />
        ))}
      </CardGrid>
      <Pager
        page={asked.page}
        pages={totalPages}
        label={t('pages')}
        onPage={(page) => void navigate(listPath({ ...asked, page }))}
      />
    </>
  )
}

/** The posts of the blog by topic and page, as the address says. */
export function PostList() {
  const { t } = useTranslation('blog')
  const [search] = useAddressQuery()
  const asked = listOf(search)
  const { data, error, refetch, isPlaceholderData } = usePostsQuery(asked.page, asked.category)
  const topic = data?.categories.find(({ id }) => id === asked.category)?.title
  usePageAbout({
    title: topic === undefined ? t('title') : t('topicTitle', { topic }),
    description: t('intro'),
    path: listPath({ category: asked.category }),
  })
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t('title')} />
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      {data && data.categories.length > 0 && <Topics categories={data.categories} chosen={asked.category} />}
      {!data && !error && <Skeleton className={styles.skeletonTopics} />}
      {data && !isPlaceholderData && <Listed found={data} asked={asked} />}
      {(isPlaceholderData || !data) && !error && (
        <CardGridSkeleton label={t('loading')} size="large" count={7} hasLead />
      )}
      {!data && error && <ListFailed heading="h2" title={t('failed')} error={error} onRetry={() => void refetch()} />}
    </>
  )
}
