import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PostCategory } from '#contract/account/blog.ts'
import { listPath } from '../lib/addresses.ts'
import styles from './topics.module.css'

interface TopicsProps {
  categories: readonly PostCategory[]
  chosen: string | undefined
}

/** The topics of the blog, each an address. */
export function Topics({ categories, chosen }: TopicsProps) {
  const { t } = useTranslation('blog')
  const topics = [{ id: undefined, title: t('allTopics') }, ...categories]
  return (
    <nav className={styles.topics} aria-label={t('topics')}>
      {topics.map(({ id, title }) => (
        <Link
          key={id ?? ''}
          to={listPath({ category: id })}
          className={styles.topic}
          aria-current={id === chosen ? 'page' : undefined}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}
