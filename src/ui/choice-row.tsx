import styles from './choice-row.module.css'

interface Props {
  /** What is chosen between, for those who do not see the row. */
  label: string
  /** The text of the choice that leaves nothing out. */
  all: string
  choices: readonly { code: string; name: string }[]
  /** Undefined: all of them. */
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

/** One of several, or all of them: a row that scrolls where it is longer than its place. */
export function ChoiceRow({ label, all, choices, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.tabs} aria-label={label}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {all}
      </button>
      {choices.map(({ code, name }) => (
        <button key={code} type="button" aria-pressed={chosen === code} onClick={() => onChoose(code)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
