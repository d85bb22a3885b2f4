import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode
}

export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <span className={styles.box}>
        <input {...input} type="checkbox" className={styles.input} />
        <Icon name="check" size="tiny" className={styles.check} />
      </span>
      <span>{children}</span>
    </label>
  )
}
