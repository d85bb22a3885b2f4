import styles from './blog-page.module.css'
import { PostList } from './post-list.tsx'
import { PostView } from './post-view.tsx'

/** The blog: its list, or one post of it. */
export function BlogPage({ slug }: { slug: string | undefined }) {
  return <div className={styles.page}>{slug === undefined ? <PostList /> : <PostView key={slug} slug={slug} />}</div>
}
