import type { ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { Icon } from '../icon.tsx'
import { Image } from '../picture/image.tsx'
import { type TileAbout, type TileAction, TileActions, TileDetail, TileName } from './tile-actions.tsx'
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
  about?: TileAbout | undefined
  className?: string | undefined
}

/** A 16:9 picture for tables and matches. */
export function WideTile({ name, detail, src, live, people, aside, play, trial, about, className }: WideTileProps) {
  return (
    <article className={classNames(styles.tile, className)}>
      <div className={styles.art}>
        <Image className={styles.picture} src={src} alt="" width={480} height={270} fallback="tv" />
        {live && <span className={styles.live}>{live}</span>}
        {people && (
          <span className={styles.people} role="img" aria-label={people.label}>
            <Icon name="users" size="tiny" />
            {people.text}
          </span>
        )}
        <TileActions play={play} trial={trial} />
      </div>
      <div className={styles.caption}>
        <TileName name={name} className={styles.name} play={play} />
        <TileDetail text={detail} about={about} className={styles.detail} />
        {aside && (
          <span className={styles.aside} data-tone={aside.tone}>
            {aside.content}
          </span>
        )}
      </div>
    </article>
  )
}
