import { classNames } from '#src/lib/class-names.ts'
import styles from './avatar.module.css'
import { Image } from './image.tsx'

/** A member's picture in a circle; decorative, the name stands beside it or on the control around it. */
export function Avatar({ src, size = 40, className }: { src: string | undefined; size?: 32 | 40; className?: string }) {
  return (
    <span className={classNames(styles.avatar, className)} data-size={size}>
      <Image src={src} alt="" width={size} height={size} fallback="user" className={styles.picture} />
    </span>
  )
}
