import { classNames } from '#src/lib/class-names.ts'
import { TileSkeleton } from '#src/ui/tiles/tile-skeleton.tsx'
import styles from './tile-skeletons.module.css'

interface TileSkeletonsProps {
  count: number
  isWide?: boolean
  /** Not moving, for those that nobody sees. */
  isStill?: boolean
  className?: string | undefined
}

/** As many posters or wide pictures as are about to come, with their two lines of text. */
export function TileSkeletons({ count, isWide = false, isStill = false, className }: TileSkeletonsProps) {
  return (
    <ul
      className={classNames(isWide ? styles.wides : styles.list, isStill && styles.still, className)}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <li key={position}>
          <TileSkeleton isWide={isWide} />
        </li>
      ))}
    </ul>
  )
}
