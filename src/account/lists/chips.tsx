import { Link } from '#src/ui/link.tsx'
import styles from './chips.module.css'

interface ChipsProps<Id> {
  label: string
  options: readonly { id: Id; text: string /** How many there are. */; note?: string }[]
  chosen: Id
  onChoose: (id: Id) => void
}

/** One of a few, in a line that scrolls. */
export function Chips<Id extends string | undefined>({ label, options, chosen, onChoose }: ChipsProps<Id>) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {options.map(({ id, text, note }) => (
        <button
          key={id ?? ''}
          type="button"
          className={styles.chip}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {text}
          {note !== undefined && <span aria-hidden="true">&nbsp;· {note}</span>}
        </button>
      ))}
    </fieldset>
  )
}

interface ChipLinksProps {
  label: string
  links: readonly { to: string; text: string; isHere: boolean }[]
}

/** The same, each an address of its own. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {links.map(({ to, text, isHere }) => (
        <Link key={to} to={to} className={styles.chip} aria-current={isHere ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
