import { useTranslation } from 'react-i18next'
import { Link } from '#src/ui/link.tsx'
import type { HelpGroup } from '../api/queries.ts'
import { articlePath } from '../lib/article-path.ts'
import styles from './article-list.module.css'

/** The articles by groups, as links to their anchors; `here` is that of the one that is open. */
export function ArticleList({ groups, here }: { groups: readonly HelpGroup[]; here: string | undefined }) {
  const { t } = useTranslation('help')
  return (
    <nav aria-label={t('articles')} className={styles.nav}>
      {groups.map((group) => (
        <section key={group.id}>
          <h2 className={styles.title}>{group.title}</h2>
          <ul className={styles.list}>
            {group.articles.map(({ term, title }) => (
              <li key={term}>
                <Link to={articlePath(term)} aria-current={term === here ? 'page' : undefined} className={styles.link}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
