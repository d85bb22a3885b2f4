import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Field } from '#src/ui/fields/field.tsx'
import { maxNumbers, readTyped } from '../lib/picks.ts'
import styles from './typed-numbers.module.css'

interface TypedNumbersProps {
  digits: number
  text: string
  onType: (text: string) => void
}

/** Whole numbers, typed or pasted as a list; says what of it counts and what does not. */
export function TypedNumbers({ digits, text, onType }: TypedNumbersProps) {
  const { t } = useTranslation('lottery')
  const figure = useFormat().number
  const id = useId()
  const { numbers, wrong, twice } = readTyped(text, digits)
  // Two are never parted by the end of a line.
  const list = (left: readonly string[]) => left.slice(0, 8).join(', ') + (left.length > 8 ? ' …' : '')
  const notes = [
    t('ticket.typedCount', { count: numbers.length, figure: figure(numbers.length) }),
    wrong.length > 0 && t('ticket.wrongLength', { numbers: list(wrong) }),
    twice.length > 0 && t('ticket.twice', { numbers: list(twice) }),
  ].filter((note) => note !== false)
  const error = numbers.length > maxNumbers ? t('ticket.tooMany', { figure: figure(maxNumbers) }) : undefined
  return (
    <Field
      id={id}
      label={t('ticket.typed', { figure: figure(digits) })}
      error={error}
      hint={
        <span className={styles.notes} role="status">
          {text === '' ? t('ticket.typedHint') : notes.map((note) => <span key={note}>{note}</span>)}
        </span>
      }
    >
      <textarea
        id={id}
        className={styles.area}
        rows={4}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  )
}
