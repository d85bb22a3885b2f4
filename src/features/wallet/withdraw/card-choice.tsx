import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankCard } from '#contract/account/cards.ts'
import { chooseCard } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import styles from './card-choice.module.css'

interface CardChoiceProps {
  cards: readonly BankCard[]
  most: number
  chosen: string | undefined
  error: string | undefined
  onChoose: (id: string) => void
  onAdd: () => void
  onRemove: (card: BankCard) => void
}

/** Makes the chosen account the one that is chosen first from now on. */
function ChooseFirst({ card }: { card: BankCard }) {
  const { t } = useTranslation('wallet')
  const errorText = useErrorText()
  const invalidate = useInvalidateMoney()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callGateway(chooseCard, { query: { id: card.id } }),
    onSettled: invalidate,
  })
  return (
    <>
      <Button look="text" size="tiny" isBusy={isPending} onClick={() => isPending || mutate()}>
        {t('withdraw.makeDefault')}
      </Button>
      <p role="alert" className={styles.error}>
        {error && errorText(error)}
      </p>
    </>
  )
}

/** The accounts that the member can be paid out to, one of which is chosen. */
export function CardChoice({ cards, most, chosen, error, onChoose, onAdd, onRemove }: CardChoiceProps) {
  const { t } = useTranslation('wallet')
  const group = useId()
  const card = cards.find(({ id }) => id === chosen)
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
              <bdi className={styles.bank}>{card.bankName}</bdi>
              <bdi className={styles.number} dir="ltr">
                {card.number}
              </bdi>
              <bdi className={styles.holder}>{card.holder}</bdi>
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
      {cards.length >= most && <p className={styles.note}>{t('withdraw.mostCards', { count: most })}</p>}
      {card && (
        <div className={styles.actions}>
          {!card.isDefault && <ChooseFirst key={card.id} card={card} />}
          <Button look="text" size="tiny" onClick={() => onRemove(card)}>
            {t('card.removeThis')}
          </Button>
        </div>
      )}
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
