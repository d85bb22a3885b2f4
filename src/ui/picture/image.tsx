import type { ComponentProps } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import styles from './image.module.css'
import { usePicture } from './use-picture.ts'

type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onLoad' | 'onError'> & {
  /** A whole address (`assetUrl` makes one of a gateway's path); empty or broken: the fallback. */
  src: string | undefined
  /** Empty where the name stands beside the picture. */
  alt: string
  /** Drawn where the picture cannot be had. */
  fallback?: IconName
}

/** A picture that never leaves a hole: while it loads the plate shows, where it fails an icon on the plate. */
export function Image({ src, alt, fallback = 'dices', className, ...rest }: ImageProps) {
  const { address, onLoad, onError } = usePicture(src)
  if (address === undefined)
    return (
      <span
        className={classNames(styles.fallback, className)}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Icon name={fallback} size="large" />
      </span>
    )
  return (
    <img
      loading="lazy"
      decoding="async"
      draggable={false}
      {...rest}
      src={address}
      alt={alt}
      className={classNames(styles.image, className)}
      onLoad={onLoad}
      onError={onError}
    />
  )
}
