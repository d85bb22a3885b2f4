import { classNames } from '#src/lib/class-names.ts'
import styles from './icon.module.css'
import { type IconName, mirroredIconNames } from './icon-names.ts'

interface IconProps {
  name: IconName
  /** 14, 16, 20 (default) or 24 px; `large` is 32. */
  size?: 'tiny' | 'small' | 'medium' | 'big' | 'large'
  isFilled?: boolean
  className?: string | undefined
}

/** A picture from the sprite in index.html. It says nothing to a screen reader: the control around it has the name. */
export function Icon({ name, size = 'medium', isFilled = false, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[size], isFilled && styles.filled, className)}
      data-mirror={mirroredIconNames.has(name) ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#i-${name}`} />
    </svg>
  )
}
