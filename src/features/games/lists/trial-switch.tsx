import { useTranslation } from 'react-i18next'
import { classNames } from '#src/lib/class-names.ts'
import styles from './list-bars.module.css'

interface Props {
  isOn: boolean
  onChange: (isOn: boolean) => void
  className?: string | undefined
}

export function TrialSwitch({ isOn, onChange, className }: Props) {
  const { t } = useTranslation('games')
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={classNames(styles.switch, className)}
      onClick={() => onChange(!isOn)}
    >
      {t('trial')}
      <span className={styles.track} aria-hidden="true" />
    </button>
  )
}
