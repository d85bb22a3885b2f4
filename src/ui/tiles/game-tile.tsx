import type { ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { Image } from '../picture/image.tsx'
import { Tag, type TagTone } from '../tag.tsx'
import styles from './game-tile.module.css'
import { type TileAbout, type TileAction, TileActions, TileDetail, TileLink, TileName } from './tile-actions.tsx'

export interface GameTileProps {
  name: string
  /** Empty where the tile stands for the vendor itself. */
  vendor: string
  src: string | undefined
  tag?: { tone: TagTone; text: string } | undefined
  /** Where the tile stands for a list: the way there, instead of the buttons. */
  link?: { to: string; label: string } | undefined
  play?: TileAction | undefined
  trial?: TileAction | undefined
  about?: TileAbout | undefined
  /** A line of its own below the vendor. */
  note?: string | undefined
  /** Its heart, with the class that puts it into its place. */
  heart?: ((className: string | undefined) => ReactNode) | undefined
  /** In the first view: loaded at once. */
  isEager?: boolean
  className?: string | undefined
}

/** A 3:4 poster with its name, its vendor and a heart: a press on picture or name plays. */
export function GameTile(props: GameTileProps) {
  const { name, vendor, src, tag, link, play, trial, about, note, heart, isEager = false, className } = props
  return (
    <article className={classNames(styles.tile, className)}>
      <div className={styles.art}>
        <Image
          className={styles.picture}
          src={src}
          alt=""
          width={300}
          height={400}
          loading={isEager ? 'eager' : 'lazy'}
        />
        {tag && (
          <span className={styles.tag}>
            <Tag tone={tag.tone}>{tag.text}</Tag>
          </span>
        )}
        {play && <TileActions play={play} trial={trial} />}
        {link && <TileLink {...link} />}
      </div>
      <div className={styles.caption} data-heart={heart ? '' : undefined}>
        <TileName name={name} className={styles.name} link={link} play={play} />
        {vendor && <TileDetail text={vendor} about={about} className={styles.vendor} />}
        {note && <TileDetail text={note} className={styles.vendor} />}
        {heart?.(styles.heart)}
      </div>
    </article>
  )
}
