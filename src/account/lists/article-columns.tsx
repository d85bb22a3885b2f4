import type { ReactNode } from 'react'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './article-columns.module.css'

interface ArticleColumnsProps {
  title: string
  /** As the gateway names it; empty where there is none. */
  image: string
  fallback: IconName
  children: ReactNode
  /** Facts and what can be done, in a column of their own; and what they are. */
  side: ReactNode
  sideLabel: string
}

/** Something to read beside its facts, such as a promotion; its title is the document's. */
export function ArticleColumns({ title, image, fallback, children, side, sideLabel }: ArticleColumnsProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.columns}>
      <article className={styles.main}>
        <Image src={image && assetUrl(image)} alt="" fallback={fallback} className={styles.picture} loading="eager" />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </article>
      <aside className={styles.side} aria-label={sideLabel}>
        {side}
      </aside>
    </div>
  )
}

/** A heading within it. */
export function ArticleHeading({ children }: { children: ReactNode }) {
  return <h2 className={styles.heading}>{children}</h2>
}

/** In the side column: what was done a moment ago, announced. */
export function SideMessage({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.message}>
      {children}
    </div>
  )
}

export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.columns}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  )
}
