import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticleView } from '#src/account/lists/article-view.tsx'
import { CardGrid } from '#src/account/lists/card-grid.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { Link } from '#src/ui/link.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { usePostQuery, type WholePost } from '../api/queries.ts'
import { PostCard } from '../components/post-card.tsx'
import { PostFacts } from '../components/post-facts.tsx'
import { SharePost } from '../components/share-post.tsx'
import { listPath, postPath } from '../lib/addresses.ts'
import { usePageAbout } from '../lib/use-page-about.ts'
import styles from './post-view.module.css'

function PageSkeleton() {
  const { t } = useTranslation('blog')
  return (
    <div role="status" aria-label={t('post.loading')} className={styles.article}>
      <Skeleton className={styles.skeletonTitle} />
      <Skeleton className={styles.picture} />
      <Skeleton className={styles.skeleton} />
    </div>
  )
}

function Loaded({ post }: { post: WholePost }) {
  const { t } = useTranslation('blog')
  const id = useId()
  const { slug, title, excerpt, imageUrl, category, content, next } = post
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <Link to={listPath({ category: category.id })} className={styles.category}>
            {category.title}
          </Link>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.excerpt}>{excerpt}</p>
          <div className={styles.line}>
            <PostFacts post={post} />
            <div className={styles.share}>
              <SharePost title={title} url={new URL(postPath(slug), window.location.origin).href} />
            </div>
          </div>
        </header>
        <Image
          src={imageUrl && assetUrl(imageUrl)}
          alt=""
          fallback="newspaper"
          className={styles.picture}
          loading="eager"
        />
        <div className={styles.text}>
          <SafeHtml html={content} />
        </div>
      </article>
      {next.length > 0 && (
        <section className={styles.next} aria-labelledby={id}>
          <h2 id={id} className={styles.heading}>
            {t('post.next')}
          </h2>
          <CardGrid label={t('post.next')} size="large">
            {next.map((one) => (
              <PostCard key={one.slug} post={one} heading="h3" />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  )
}

/** One post, and what to read next. */
export function PostView({ slug }: { slug: string }) {
  const { t } = useTranslation('blog')
  const { data, error, refetch } = usePostQuery(slug)
  const isUnknown = !data && error !== null && toGatewayError(error).code === 'post.unknown'
  usePageAbout({
    title: data?.title ?? (isUnknown ? t('post.unknown') : undefined),
    description: data?.excerpt,
    path: postPath(slug),
  })
  return (
    <ArticleView
      query={{ data, error, refetch }}
      back={{ to: listPath(), text: t('post.all'), className: styles.back }}
      skeleton={<PageSkeleton />}
      failed={t('post.failed')}
      unknown={{
        code: 'post.unknown',
        size: 'page',
        icon: 'art-lost',
        title: t('post.unknown'),
        text: t('post.unknownText'),
      }}
    >
      {(post) => <Loaded post={post} />}
    </ArticleView>
  )
}
