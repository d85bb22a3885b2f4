import { classNames } from '#src/lib/class-names.ts'
import { TileSkeleton } from '#src/ui/tiles/tile-skeleton.tsx'
import styles from './tile-skeletons.module.css'

interface TileSkeletonsProps {
  count: number
  isWide?: boolean
  /** Placeholders of the same size, for those that nobody sees yet. */
  isStill?: boolean
  className?: string | undefined
}

/** As many posters or wide pictures as are about to come, with their two lines of text. */
export function TileSkeletons({ count, isWide = false, isStill = false, className }: TileSkeletonsProps) {
  return (
    <ul className={classNames(isWide ? styles.wides : styles.list, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position}>
          <TileSkeleton isWide={isWide} isStill={isStill} />
        </li>
      ))}
    </ul>
  )
}
