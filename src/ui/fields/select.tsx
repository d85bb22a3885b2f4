import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'
import styles from './select.module.css'

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'size'> {
  size?: 'usual' | 'small'
}

/** One of a list, by the browser's own control: phones have a better one for it than a page can draw. Its box is the house's. */
export function Select({ size = 'usual', ...select }: SelectProps) {
  return (
    <span className={styles.box} data-size={size}>
      <select {...select} className={styles.select} />
      <Icon name="chevron-down" size="small" />
    </span>
  )
}
