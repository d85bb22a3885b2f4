import type { Post } from '#contract/account/blog.ts'
import { MediaCard } from '#src/account/lists/media-card.tsx'
import { postPath } from '../lib/addresses.ts'
import styles from './post-card.module.css'
import { PostFacts } from './post-facts.tsx'

interface PostCardProps {
  post: Post
  /** Across the whole width, for the one that stands first. */
  isLead?: boolean
  heading: 'h2' | 'h3'
}

/** A post in a list; all of it leads to the post. */
export function PostCard({ post, isLead = false, heading }: PostCardProps) {
  const { slug, title, excerpt, imageUrl, category } = post
  return (
    <MediaCard
      image={imageUrl}
      fallback="newspaper"
      shape="post"
      head={<span className={styles.category}>{category.title}</span>}
      title={title}
      heading={heading}
      to={postPath(slug)}
      text={excerpt}
      isLead={isLead}
    >
      <PostFacts post={post} />
    </MediaCard>
  )
}
