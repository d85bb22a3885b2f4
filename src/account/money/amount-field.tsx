import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currencyDigits, type Grouping, groupingOf } from '#contract/site/figures.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Field } from '#src/ui/fields/field.tsx'
import { choicesOf, readAmount, settledAmount, typedOver, unreadText, writeAmount } from './amount.ts'
import styles from './amount-field.module.css'

interface AmountFieldProps {
  label: string
  isLabelHidden?: boolean
  /** ISO 4217. */
  currency: string
  /**
   * A decimal string as the gateway writes it; while typing it may end in its decimal mark. What is not read yet
   * (`unreadText`) is no decimal string, and no form may take it.
   */
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

/** Keeps the caret behind the same figure while the field's own marks (`group`) come and go around it. */
function useCaret(group: string | undefined) {
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

/** What stands in the field after an edit; a paste replaces what the field had grouped, a key does not. */
function editedText({ shown, value }: { shown: string; value: string }, event: Event, { group }: Grouping): string {
  const { target, inputType = '', data } = event as InputEvent
  const text = target instanceof HTMLInputElement ? target.value : ''
  const isWhole = unreadText(value) !== undefined || /^insertFrom|Replacement/.test(inputType) || data === text
  return isWhole ? text : typedOver(shown, text, group)
}

interface AskedProps {
  choices: readonly string[]
  currency: string
  onChoose: (amount: string) => void
}

/** Which of two amounts was meant: nothing is guessed about money. */
function Asked({ choices, currency, onChoose }: AskedProps) {
  const { t } = useTranslation('centre')
  const format = useFormat()
  return (
    <div className={styles.asked} role="status">
      <span className={styles.question}>{t('amount.meant')}</span>
      {choices.map((choice) => (
        <Button key={choice} look="outline" size="tiny" onClick={() => onChoose(choice)}>
          {format.moneyText(choice, { currency })}
        </Button>
      ))}
    </div>
  )
}

/** An amount of money: grouped while it is typed, never a float, never guessed, with what empties it. */
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
  const separators = groupingOf(useLanguage().tag)
  const digits = currencyDigits(currency)
  const { input, note } = useCaret(unreadText(value) === undefined ? separators.group : undefined)
  const [isLeft, setLeft] = useState(false)
  const shown = writeAmount(value, separators)
  const choices = isLeft || error ? choicesOf(value, separators, digits) : []
  const put = (amount: string) => {
    onChange(amount)
    input.current?.focus()
  }
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} aside={aside} error={error} isAnnounced hint={hint}>
      <div className={styles.box} data-small={isSmall ? '' : undefined} data-invalid={error ? '' : undefined}>
        <input
          ref={input}
          id={id}
          dir="ltr"
          className={styles.input}
          inputMode={digits > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder="0"
          value={shown}
          disabled={disabled}
          data-autofocus={autoFocus ? '' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          onChange={({ currentTarget, nativeEvent }) => {
            note(currentTarget)
            setLeft(false)
            onChange(readAmount(editedText({ shown, value }, nativeEvent, separators), separators, digits))
          }}
          onBlur={() => {
            const settled = settledAmount(value, separators, digits)
            if (value !== settled) onChange(settled)
            setLeft(true)
            onBlur?.()
          }}
        />
        <span className={styles.symbol}>{format.money('0', { currency })?.symbol}</span>
        {value !== '' && !disabled && !isSmall && (
          <IconButton icon="circle-x" label={t('amount.clear')} size="small" onClick={() => put('')} />
        )}
      </div>
      {choices.length > 0 && <Asked choices={choices} currency={currency} onChoose={put} />}
    </Field>
  )
}
