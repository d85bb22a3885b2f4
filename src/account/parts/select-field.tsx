import { type ComponentProps, type ReactNode, useId } from 'react'
import { Field } from '#src/ui/fields/field.tsx'
import { Select } from '#src/ui/fields/select.tsx'

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, 'id'> {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  aside?: ReactNode
  /** Stands first, for nothing chosen. */
  nothing?: string
  choices: readonly { code: string; name: string; isOff?: boolean }[]
}

/** A field with one of a list. */
export function SelectField({ label, error, hint, aside, nothing, choices, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} hint={hint} aside={aside}>
      <Select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
      >
        {nothing !== undefined && <option value="">{nothing}</option>}
        {choices.map(({ code, name, isOff }) => (
          <option key={code} value={code} disabled={isOff}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
