import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import styles from './claim-row.module.css'

interface ClaimRowProps {
  /** In place of a picture: an icon on a plate. */
  icon?: IconName
  picture?: ReactNode
  title: string
  heading: 'h3' | 'h4'
  /** Below the title; empty ones are left out. */
  lines: readonly ReactNode[]
  /** What it brings. */
  value?: ReactNode
  isValueLarge?: boolean
  /** It is over. */
  isMuted?: boolean
  /** The claim button, or what stands in its place. */
  children?: ReactNode
}

/** Something that can be claimed: what it is, what it brings, and the button that claims it. */
export function ClaimRow({ icon, picture, title, heading: Heading, lines, value, ...looks }: ClaimRowProps) {
  const { isValueLarge = false, isMuted = false, children } = looks
  return (
    <li className={styles.row} data-picture={picture ? '' : undefined} data-muted={isMuted ? '' : undefined}>
      {picture}
      {icon && (
        <span className={styles.plate}>
          <Icon name={icon} size="small" />
        </span>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {lines.filter(Boolean).map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without a state of their own
          <p key={place} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {value && (
        <bdi className={styles.value} data-large={isValueLarge ? '' : undefined}>
          {value}
        </bdi>
      )}
      {children}
    </li>
  )
}
