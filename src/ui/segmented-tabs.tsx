import styles from './segmented-tabs.module.css'

interface SegmentedTabsProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
  isSmall?: boolean
}

/** A choice of few, all in sight: radio buttons of the browser in a track. */
export function SegmentedTabs<Value extends string>(props: SegmentedTabsProps<Value>) {
  const { label, value, options, onChange, isSmall } = props
  return (
    <fieldset className={styles.track} data-small={isSmall ? '' : undefined} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.item}>
          <input
            type="radio"
            name={label}
            className={styles.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
