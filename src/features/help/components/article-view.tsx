import type { Ref } from 'react'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import type { HelpArticle } from '../api/queries.ts'
import styles from './article-view.module.css'

/** One article; its heading takes the focus when it is opened. */
export function ArticleView({ article, heading }: { article: HelpArticle; heading: Ref<HTMLHeadingElement> }) {
  return (
    <article className={styles.article}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {article.title}
      </h3>
      <div className={styles.text}>
        <SafeHtml html={article.content} />
      </div>
    </article>
  )
}
