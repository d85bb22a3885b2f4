import type { ReactNode } from 'react'
import { assetUrl } from '#src/gateway/asset-url.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { Link } from '#src/ui/link.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import styles from './media-card.module.css'

interface MediaCardProps {
  /** As the gateway names it; empty where there is none. */
  image: string
  fallback: IconName
  shape: 'post' | 'promotion'
  /** Above the title. */
  head: ReactNode
  title: string
  heading: 'h2' | 'h3'
  /** Where all of the card leads. */
  to?: string
  text?: string
  /** Across the whole width, for the one that stands first. */
  isLead?: boolean
  /** It is over, or cannot be had. */
  isOff?: boolean
  children?: ReactNode
}

/** A picture above a few words, in a list: a post, a promotion. */
export function MediaCard({
  image,
  fallback,
  shape,
  head,
  title,
  heading: Heading,
  to,
  text,
  ...rest
}: MediaCardProps) {
  const { isLead = false, isOff = false, children } = rest
  return (
    <li
      className={styles.card}
      data-shape={shape}
      data-lead={isLead ? '' : undefined}
      data-off={isOff ? '' : undefined}
    >
      <Image
        src={image && assetUrl(image)}
        alt=""
        fallback={fallback}
        className={styles.picture}
        {...(isLead && { loading: 'eager' })}
      />
      <div className={styles.body}>
        <div className={styles.head}>{head}</div>
        <Heading className={styles.title}>
          {to === undefined ? (
            title
          ) : (
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </li>
  )
}
