import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/account/blog.ts'
import { site } from '#src/config/site.ts'
import { formatTag } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import styles from './post-facts.module.css'

/** When a post was written, and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<Post, 'publishedAt' | 'minutes'> }) {
  const { t } = useTranslation('blog')
  const language = useLanguage()
  const dates = new Intl.DateTimeFormat(`${formatTag(language)}-u-ca-gregory-nu-latn`, {
    dateStyle: 'medium',
    timeZone: site.timeZone,
  })
  return (
    <p className={styles.facts}>
      <time dateTime={post.publishedAt}>{dates.format(new Date(post.publishedAt))}</time>
      <span>{t('minutes', { count: post.minutes })}</span>
    </p>
  )
}
