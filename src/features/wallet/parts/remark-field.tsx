import { TextField } from '#src/ui/fields/text-field.tsx'

/** The most characters of a remark, counted as a reader counts them. */
const most = 140

interface RemarkFieldProps {
  label: string
  hint: (count: number) => string
  value: string
  onChange: (value: string) => void
}

/** A remark of 140 characters at most, with what is left. */
export function RemarkField({ label, hint, value, onChange }: RemarkFieldProps) {
  const characters = [...value]
  return (
    <TextField
      label={label}
      autoComplete="off"
      value={value}
      hint={hint(characters.length)}
      onChange={(event) => onChange([...event.target.value].slice(0, most).join(''))}
    />
  )
}
