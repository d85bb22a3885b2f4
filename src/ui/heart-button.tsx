import styles from './heart-button.module.css'
import { Icon } from './icon.tsx'

interface Props {
  /** "Add Koi Fortune to favourites"; it stays the same when pressed, `aria-pressed` says the rest. */
  label: string
  isOn: boolean
  onToggle: () => void
}

export function HeartButton({ label, isOn, onToggle }: Props) {
  return (
    <button type="button" className={styles.heart} aria-label={label} aria-pressed={isOn} onClick={onToggle}>
      <Icon name="heart" />
    </button>
  )
}
