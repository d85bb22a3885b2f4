import { Icon } from '#src/ui/icon.tsx'
import styles from './filters.module.css'

interface FilterSelectProps<Code extends string> {
  label: string
  /** The choice of all; without it one of the options is always chosen. */
  all?: string
  options: readonly { code: Code; name: string }[]
  chosen: Code | undefined
  onChoose: (code: Code | undefined) => void
}

/** The browser's own list under a box that shows the choice. */
export function FilterSelect<Code extends string>(props: FilterSelectProps<Code>) {
  const { label, all, options, chosen, onChoose } = props
  return (
    <label className={styles.select}>
      <span className={styles.chosen}>{options.find(({ code }) => code === chosen)?.name ?? all ?? label}</span>
      <Icon name="chevron-down" size="small" />
      <select
        aria-label={label}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(options.find(({ code }) => code === target.value)?.code)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
