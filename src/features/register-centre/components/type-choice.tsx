import { useTranslation } from 'react-i18next'
import styles from './register-centre.module.css'

export type AccountType = 'agent' | 'member'

interface TypeChoiceProps {
  /** A name that no other choice of the page has. */
  name: string
  mayOpenAgents: boolean
  chosen: AccountType
  onChoose: (type: AccountType) => void
}

/** Whether it is a player's or an agent's account. */
export function TypeChoice({ name, mayOpenAgents, chosen, onChoose }: TypeChoiceProps) {
  const { t } = useTranslation('registerCentre')
  const types: readonly AccountType[] = mayOpenAgents ? ['member', 'agent'] : ['member']
  return (
    <fieldset className={styles.choice}>
      <legend>{t('type.label')}</legend>
      {types.map((type) => (
        <label key={type} className={styles.option}>
          <input type="radio" name={name} checked={chosen === type} onChange={() => onChoose(type)} />
          <span>
            <strong>{t(`type.${type}`)}</strong>
            <span className={styles.quiet}>{t(`type.${type}Text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
