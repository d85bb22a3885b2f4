import { Link } from 'react-router-dom'
import type { Post } from '#contract/account/blog.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { Image } from '#src/ui/image.tsx'
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
export function PostCard({ post, isLead = false, heading: Heading }: PostCardProps) {
  const { slug, title, excerpt, imageUrl, category } = post
  return (
    <li className={styles.card} data-lead={isLead ? '' : undefined}>
      <Image
        src={imageUrl && assetUrl(imageUrl)}
        alt=""
        fallback="newspaper"
        className={styles.picture}
        loading={isLead ? 'eager' : 'lazy'}
      />
      <div className={styles.body}>
        <span className={styles.category}>{category.title}</span>
        <Heading className={styles.title}>
          <Link to={postPath(slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{excerpt}</p>
        <PostFacts post={post} />
      </div>
    </li>
  )
}
