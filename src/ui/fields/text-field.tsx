import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { Field } from './field.tsx'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode
  icon?: IconName
  error?: string | undefined
  isAnnounced?: boolean
  hint?: ReactNode
  aside?: ReactNode
  /** Inside the box, at its end: a button. */
  end?: ReactNode
}

/** One line of text. Takes what `register` of react-hook-form gives. */
export function TextField({ label, icon, error, isAnnounced = false, hint, aside, end, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} isAnnounced={isAnnounced} hint={hint} aside={aside}>
      <div className={styles.box} data-invalid={error ? '' : undefined}>
        {icon && <Icon name={icon} size="small" className={styles.icon} />}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
        />
        {end}
      </div>
    </Field>
  )
}
