import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/account/blog.ts'
import { useFormat } from '#src/i18n/format.ts'
import styles from './post-facts.module.css'

/** When a post was written, and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<Post, 'publishedAt' | 'minutes'> }) {
  const { t } = useTranslation('blog')
  const { day } = useFormat()
  return (
    <p className={styles.facts}>
      <time dateTime={post.publishedAt}>{day(post.publishedAt)}</time>
      <span>{t('minutes', { count: post.minutes })}</span>
    </p>
  )
}
