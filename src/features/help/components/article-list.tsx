import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import type { HelpGroup } from '../api/queries.ts'
import styles from './article-list.module.css'

interface ArticleListProps {
  groups: readonly HelpGroup[]
  /** The anchor of the article that is open. */
  here: string | undefined
  /** How the history goes on: an entry of its own, or in place of this one. */
  step: { replace: boolean; state: unknown }
}

/** The articles by groups, as links to their anchors. */
export function ArticleList({ groups, here, step }: ArticleListProps) {
  const { t } = useTranslation('help')
  return (
    <nav aria-label={t('articles')}>
      {groups.map((group) => (
        <section key={group.id} className={styles.group}>
          <h3 className={styles.title}>{group.title}</h3>
          <ul className={styles.list}>
            {group.articles.map(({ term, title }) => (
              <li key={term}>
                <Link
                  to={`/help#${encodeURIComponent(term)}`}
                  {...step}
                  aria-current={term === here ? 'page' : undefined}
                  className={styles.link}
                >
                  <span>{title}</span>
                  <Icon name="chevron-right" size="small" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
