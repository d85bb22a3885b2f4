import type { ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { Icon } from '../icon.tsx'
import { Image } from '../picture/image.tsx'
import { useReveal } from '../use-reveal.ts'
import { type TileAction, TileActions } from './tile-actions.tsx'
import styles from './wide-tile.module.css'

export interface WideTileProps {
  name: string
  /** The vendor, and what is played where the gateway says so: "Northstand · Cricket". */
  detail: string
  src: string | undefined
  /** The word on the LIVE tag. */
  live?: string | undefined
  /** People at the table: the figure, and the same for those who listen. */
  people?: { text: string; label: string } | undefined
  /** At the end of the caption: limits, or how many matches are open. */
  aside?: { content: ReactNode; tone: 'quiet' | 'open' } | undefined
  play: TileAction
  trial?: TileAction | undefined
  className?: string | undefined
}

/** A 16:9 picture for tables and matches. */
export function WideTile({ name, detail, src, live, people, aside, play, trial, className }: WideTileProps) {
  const { rootRef, isRevealed, reveal } = useReveal()
  return (
    <article className={classNames(styles.tile, className)} ref={rootRef}>
      <div className={styles.art} data-revealed={isRevealed || undefined}>
        <Image className={styles.picture} src={src} alt="" width={480} height={270} fallback="tv" />
        {live && <span className={styles.live}>{live}</span>}
        {people && (
          <span className={styles.people} role="img" aria-label={people.label}>
            <Icon name="users" size="tiny" />
            {people.text}
          </span>
        )}
        <TileActions play={play} trial={trial} onReveal={reveal} />
      </div>
      <div className={styles.caption}>
        <div className={styles.words}>
          <h3 className={styles.name} title={name}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.detail}>{detail}</p>
        </div>
        {aside && (
          <span className={styles.aside} data-tone={aside.tone}>
            {aside.content}
          </span>
        )}
      </div>
    </article>
  )
}
