import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field } from '#src/ui/fields/field.tsx'
import styles from './select-field.module.css'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  aside?: ReactNode
  /** Stands first, for nothing chosen. */
  nothing?: string
  choices: readonly { code: string; name: string; isOff?: boolean }[]
}

/** One of a list, by the browser's own control: phones have a better one for it than a page can draw. */
export function SelectField({ label, error, hint, aside, nothing, choices, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} hint={hint} aside={aside}>
      <select
        {...select}
        id={id}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      >
        {nothing !== undefined && <option value="">{nothing}</option>}
        {choices.map(({ code, name, isOff }) => (
          <option key={code} value={code} disabled={isOff}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
