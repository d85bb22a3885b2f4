import { classNames } from '#src/lib/class-names.ts'
import styles from './skeleton.module.css'

/** A grey shape where something is about to be; its size comes from `className`, so that nothing moves later. */
export function Skeleton({
  className,
  shape = 'block',
}: {
  className?: string | undefined
  shape?: 'block' | 'line' | 'circle'
}) {
  return <span className={classNames(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />
}
