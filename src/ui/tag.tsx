import type { ReactNode } from 'react'
import styles from './tag.module.css'

export type TagTone = 'hot' | 'wins' | 'new'

interface Props {
  tone: TagTone
  children: ReactNode
}

/** A word on the corner of a tile, in the brand's accent shape. */
export function Tag({ tone, children }: Props) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
