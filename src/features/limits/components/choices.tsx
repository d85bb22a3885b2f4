import { useId } from 'react'
import styles from './choices.module.css'

interface ChoicesProps<Value extends string | number> {
  label: string
  isLabelHidden?: boolean
  choices: readonly { value: Value; text: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
  disabled?: boolean
}

/** One of a few, side by side: radio buttons, so that the arrow keys go along them. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, isLabelHidden, choices, chosen, onChoose, disabled } = props
  const name = useId()
  return (
    <fieldset className={styles.choices} disabled={disabled}>
      <legend className={isLabelHidden ? styles.hidden : styles.legend}>{label}</legend>
      <div className={styles.row}>
        {choices.map(({ value, text }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
