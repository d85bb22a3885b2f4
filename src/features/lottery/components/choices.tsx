import { useId } from 'react'
import styles from './choices.module.css'

interface Choice {
  id: string
  text: string
}

interface ChoicesProps {
  /** What is chosen, for those who do not see the row. */
  label: string
  choices: readonly Choice[]
  chosen: string
  onChoose: (id: string) => void
}

/** One of a few in a row that wraps: radio buttons of the browser's own, whose arrow keys come with them. */
export function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  const name = useId()
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{label}</legend>
      {choices.map(({ id, text }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
