import type { ReactNode, RefCallback } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { useNear } from '#src/lib/use-near.ts'
import styles from './avatar.module.css'
import { Image } from './image.tsx'

interface AvatarProps {
  src: string | undefined
  size?: 32 | 40
  className?: string | undefined
}

interface CircleProps extends Pick<AvatarProps, 'size' | 'className'> {
  children: ReactNode
  ref?: RefCallback<Element>
}

const Circle = ({ size = 40, className, children, ref }: CircleProps) => (
  <span className={classNames(styles.avatar, className)} data-size={size} ref={ref}>
    {children}
  </span>
)

const Picture = ({ src, size = 40 }: AvatarProps) => (
  <Image src={src} alt="" width={size} height={size} fallback="user" className={styles.picture} />
)

/** A member's picture in a circle; decorative, the name stands beside it or on the control around it. */
export function Avatar(props: AvatarProps) {
  return (
    <Circle {...props}>
      <Picture {...props} />
    </Circle>
  )
}

/** One of a list that scrolls within the page: browsers load all of its pictures, this asks for those in sight. */
export function RowAvatar(props: AvatarProps) {
  const [ref, isNear] = useNear()
  return (
    <Circle {...props} ref={ref}>
      {isNear && <Picture {...props} />}
    </Circle>
  )
}
