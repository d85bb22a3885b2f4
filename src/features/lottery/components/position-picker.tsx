import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { hasHelpers, helped, helpers, labelOf, type PlayPosition, pressOption } from '../lib/picks.ts'
import styles from './position-picker.module.css'

interface PositionPickerProps {
  position: PlayPosition
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/** The arrow keys go along the buttons of a position, which the Tab key passes as one. */
function useArrows() {
  const row = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])]
    const isBackwards = event.key.startsWith('Arrow') && getComputedStyle(event.currentTarget).direction === 'rtl'
    const turned = isBackwards && (event.key === 'ArrowRight' || event.key === 'ArrowLeft') ? -1 : 1
    const step = (steps[event.key] ?? 0) * turned
    const ends: Readonly<Record<string, number>> = { Home: 0, End: buttons.length - 1 }
    const next = step === 0 ? ends[event.key] : (at + step + buttons.length) % buttons.length
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    buttons[next]?.focus()
  }
  return {
    row,
    onKeyDown,
    tabOf: (place: number) => ({ tabIndex: place === at ? 0 : -1, onFocus: () => setAt(place) }),
  }
}

/** The options of one position, each a button that is on or off, and what chooses several at once. */
export function PositionPicker({ position, chosen, onChoose }: PositionPickerProps) {
  const { t } = useTranslation('lottery')
  const { number } = useFormat()
  const id = useId()
  const { row, onKeyDown, tabOf } = useArrows()
  const { name, options, min, max } = position
  const limits = [
    min > 0 && t('ticket.atLeast', { figure: number(min) }),
    max < options.length && t('ticket.upTo', { figure: number(max) }),
    chosen.length > 0 && t('ticket.chosen', { figure: number(chosen.length) }),
  ].filter(Boolean)
  return (
    <div ref={row} role="toolbar" aria-labelledby={id} className={styles.position} onKeyDown={onKeyDown}>
      <div className={styles.head}>
        <span id={id} className={styles.name}>
          {name}
        </span>
        <span className={styles.limits}>{limits.join(' · ')}</span>
      </div>
      <div className={styles.options} data-labelled={position.labels ? '' : undefined}>
        {options.map((option, place) => (
          <button
            key={option}
            type="button"
            {...tabOf(place)}
            className={styles.option}
            aria-pressed={chosen.includes(option)}
            onClick={() => onChoose(pressOption(position, chosen, option))}
          >
            {labelOf(position, option)}
          </button>
        ))}
      </div>
      {hasHelpers(position) && (
        <div className={styles.helpers}>
          {helpers.map((helper, place) => (
            <button
              key={helper}
              type="button"
              {...tabOf(options.length + place)}
              className={styles.helper}
              onClick={() => onChoose(helped(position, helper))}
            >
              {t(`ticket.${helper}`)}
            </button>
          ))}
          <button
            type="button"
            {...tabOf(options.length + helpers.length)}
            className={styles.helper}
            onClick={() => onChoose([])}
          >
            {t('ticket.clear')}
          </button>
        </div>
      )}
    </div>
  )
}
