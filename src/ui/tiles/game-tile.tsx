import type { ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { Image } from '../picture/image.tsx'
import { Tag, type TagTone } from '../tag.tsx'
import { useReveal } from '../use-reveal.ts'
import styles from './game-tile.module.css'
import { type TileAction, TileActions, TileLink } from './tile-actions.tsx'

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
  /** Its heart, with the class that puts it into its place. */
  heart?: ((className: string | undefined) => ReactNode) | undefined
  /** In the first view: loaded at once. */
  isEager?: boolean
  className?: string | undefined
}

/** A 3:4 poster with its name, its vendor and a heart; under the pointer or with focus inside, Play above Free trial. */
export function GameTile(props: GameTileProps) {
  const { name, vendor, src, tag, link, play, trial, heart, isEager = false, className } = props
  const { rootRef, isRevealed, reveal } = useReveal()
  return (
    <article className={classNames(styles.tile, className)} ref={rootRef}>
      <div className={styles.art} data-revealed={isRevealed || undefined}>
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
        {play && <TileActions play={play} trial={trial} onReveal={reveal} />}
        {link && <TileLink {...link} />}
      </div>
      <div className={styles.caption} data-heart={heart ? '' : undefined}>
        <h3 className={styles.name} title={name}>
          <bdi>{name}</bdi>
        </h3>
        {vendor && <p className={styles.vendor}>{vendor}</p>}
      </div>
      {heart?.(styles.heart)}
    </article>
  )
}
