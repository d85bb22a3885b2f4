import { useTranslation } from 'react-i18next'
import styles from './vendor-tabs.module.css'

interface Props {
  label: string
  vendors: readonly { code: string; name: string }[]
  /** Undefined: all of them. */
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}

export function VendorTabs({ label, vendors, chosen, onChoose }: Props) {
  const { t } = useTranslation('home')
  return (
    <fieldset className={styles.tabs} aria-label={label}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('tabs.all')}
      </button>
      {vendors.map(({ code, name }) => (
        <button key={code} type="button" aria-pressed={chosen === code} onClick={() => onChoose(code)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
