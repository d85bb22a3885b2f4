import { type FormEvent, useId, useState } from 'react'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './filters.module.css'

interface SearchFilterProps {
  /** What is looked for: "Bet number", and what empties the field. */
  label: string
  clearLabel: string
  value: string
  onChange: (text: string | undefined) => void
}

/** Looks for rows by a text: when Enter is pressed, or the field is left. */
export function SearchFilter({ label, clearLabel, value, onChange }: SearchFilterProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  // The address changed by something else: a cleared filter, another link.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const apply = () => {
    if (typed.trim() !== value) onChange(typed.trim() || undefined)
  }
  const clear = () => {
    setTyped('')
    if (value !== '') onChange(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is what Enter submits; <search> holds no such thing by itself
    <form role="search" aria-label={label} className={styles.number} onSubmit={submit}>
      <Icon name="search" size="small" />
      <input
        id={id}
        type="text"
        inputMode="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
      />
      {typed !== '' && <IconButton icon="x" size="tiny" label={clearLabel} onClick={clear} />}
    </form>
  )
}
