import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankCard } from '#src/gateway/contract/account/cards.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './card-choice.module.css'

interface CardChoiceProps {
  cards: readonly BankCard[]
  most: number
  chosen: string | undefined
  error: string | undefined
  onChoose: (id: string) => void
  onAdd: () => void
}

/** The accounts that the member can be paid out to, one of which is chosen. */
export function CardChoice({ cards, most, chosen, error, onChoose, onAdd }: CardChoiceProps) {
  const { t } = useTranslation('wallet')
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('withdraw.toCard')}</legend>
      <div className={styles.cards}>
        {cards.map((card) => (
          <label key={card.id} className={styles.card} data-chosen={card.id === chosen ? '' : undefined}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={card.id === chosen}
              aria-invalid={error && card.id === chosen ? true : undefined}
              onChange={() => onChoose(card.id)}
            />
            <Icon name="landmark" />
            <span className={styles.words}>
              <span className={styles.bank}>{card.bankName}</span>
              <bdi className={styles.number} dir="ltr">
                {card.number}
              </bdi>
              <span className={styles.holder}>{card.holder}</span>
            </span>
            {card.isDefault && <span className={styles.first}>{t('withdraw.defaultCard')}</span>}
          </label>
        ))}
        {cards.length < most && (
          <Button look="outline" icon="plus" className={styles.add} onClick={onAdd}>
            {t('withdraw.addCard')}
          </Button>
        )}
      </div>
      <div role="alert">
        {error && (
          <p className={styles.error}>
            <Icon name="circle-alert" size="tiny" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  )
}
