import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTag, useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { digitsOf, plainAmount, readAmount, separatorsOf, writeAmount } from './amount.ts'
import styles from './amount-field.module.css'

interface AmountFieldProps {
  label: string
  isLabelHidden?: boolean
  /** ISO 4217. */
  currency: string
  /** A decimal string as the gateway writes it; while typing it may end in its decimal mark. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  hint?: ReactNode
  /** Beside the label: from where to where. */
  aside?: ReactNode
  disabled?: boolean
  autoFocus?: boolean
  /** Among other fields of a row: as large as they are, without the button that empties it. */
  isSmall?: boolean
}

/** Keeps the caret behind the same figure while groups come and go around it. */
function useCaret(group: string) {
  const input = useRef<HTMLInputElement>(null)
  const figures = useRef<number>(undefined)
  useLayoutEffect(() => {
    const element = input.current
    if (!element || figures.current === undefined || document.activeElement !== element) return
    let at = element.value.length
    // From the end: what stands behind the caret does not change by grouping.
    for (let left = figures.current; left > 0 && at > 0; at -= 1) if (/\d/.test(element.value[at - 1] ?? '')) left -= 1
    // Before a group's mark, so that the key that deletes backwards deletes a figure.
    if (element.value[at - 1] === group) at -= 1
    element.setSelectionRange(at, at)
    figures.current = undefined
  })
  return {
    input,
    note: (element: HTMLInputElement) => {
      const behind = element.value.slice(element.selectionStart ?? element.value.length)
      figures.current = behind.replace(/\D/g, '').length
    },
  }
}

/** An amount of money: grouped while it is typed, never a float, with what empties it. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    isLabelHidden = false,
    currency,
    value,
    onChange,
    onBlur,
    error,
    hint,
    aside,
    disabled,
    autoFocus,
    isSmall = false,
  } = props
  const { t } = useTranslation('centre')
  const id = useId()
  const format = useFormat()
  const tag = formatTag(useLanguage())
  const separators = useMemo(() => separatorsOf(tag), [tag])
  const digits = digitsOf(currency)
  const { input, note } = useCaret(separators.group)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Field
      id={id}
      label={isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      aside={aside}
      error={error}
      hint={hint}
    >
      <div className={styles.box} data-small={isSmall ? '' : undefined} data-invalid={error ? '' : undefined}>
        <input
          ref={input}
          id={id}
          dir="ltr"
          className={styles.input}
          inputMode={digits > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="0"
          value={writeAmount(value, separators)}
          disabled={disabled}
          data-autofocus={autoFocus ? '' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={({ currentTarget }) => {
            note(currentTarget)
            onChange(readAmount(currentTarget.value, separators, digits))
          }}
          onBlur={() => {
            if (value !== plainAmount(value)) onChange(plainAmount(value))
            onBlur?.()
          }}
        />
        <span className={styles.symbol}>{format.money('0', { currency })?.symbol}</span>
        {value !== '' && !disabled && !isSmall && (
          <IconButton icon="circle-x" label={t('amount.clear')} size="small" onClick={clear} />
        )}
      </div>
    </Field>
  )
}
