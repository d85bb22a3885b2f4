import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/button.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import type { HelpArticle } from '../api/queries.ts'
import styles from '../scene/article-view.module.css'

interface ArticleViewProps {
  article: HelpArticle
  /** The title of its group. */
  group: string
  heading: Ref<HTMLHeadingElement>
}

/** One article; its heading takes the focus when it is opened. */
export function ArticleView({ article, group, heading }: ArticleViewProps) {
  const { t } = useTranslation('help')
  return (
    <article className={styles.article}>
      <p className={styles.group}>{group}</p>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {article.title}
        </h2>
        <IconButton icon="printer" label={t('print')} onClick={() => window.print()} />
      </div>
      <div className={styles.text}>
        <SafeHtml html={article.content} />
      </div>
    </article>
  )
}
