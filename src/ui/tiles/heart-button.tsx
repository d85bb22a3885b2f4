import { classNames } from '#src/lib/class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './heart-button.module.css'

interface Props {
  /** "Add Koi Fortune to favourites"; it stays the same when pressed, `aria-pressed` says the rest. */
  label: string
  isOn: boolean
  onToggle: () => void
  className?: string | undefined
}

export function HeartButton({ label, isOn, onToggle, className }: Props) {
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Icon name="heart" />
    </button>
  )
}
