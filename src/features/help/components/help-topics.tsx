import { useTranslation } from 'react-i18next'
import { Link } from '#src/ui/link.tsx'
import type { HelpArticle } from '../api/queries.ts'
import { articlePath } from '../lib/article-path.ts'
import { firstSentence } from '../lib/first-sentence.ts'
import styles from '../scene/help-topics.module.css'
import { TopicDrawing } from './topic-drawing.tsx'

const most = 6
/** Asked for most often in any house, in this order; the others follow as they are listed. */
const first = ['deposit', 'withdraw', 'bonus', 'account', 'games', 'limits']

const rank = (term: string): number => (first.indexOf(term) + first.length + 1) % (first.length + 1)

/** Six of the articles, each with a drawing and what it begins with. */
export function HelpTopics({ articles, here }: { articles: readonly HelpArticle[]; here: string | undefined }) {
  const { t } = useTranslation('help')
  const shown = articles.toSorted((one, two) => rank(one.term) - rank(two.term)).slice(0, most)
  return (
    <ul className={styles.topics} aria-label={t('topics')}>
      {shown.map(({ term, title, content }) => (
        <li key={term}>
          <Link to={articlePath(term)} aria-current={term === here ? 'page' : undefined} className={styles.topic}>
            <span className={styles.spot}>
              <TopicDrawing term={term} />
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{firstSentence(content)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
