import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { SelectField } from '#src/account/parts/select-field.tsx'
import { useFirstError } from '#src/account/parts/use-first-error.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { PinField } from '../parts/pin-field.tsx'
import styles from './add-card-form.module.css'
import { type AddCard, useAddCard } from './use-add-card.ts'
import type { Cards } from './use-withdraw-form.ts'

/** The name that is bound with the first card: said plainly, and confirmed, before it is. */
function HolderField({ card }: { card: AddCard }) {
  const { t } = useTranslation('wallet')
  return (
    <div className={styles.holder}>
      <TextField
        label={t('card.holder')}
        autoComplete="name"
        maxLength={64}
        value={card.values.holder}
        error={card.errorOf('holder')}
        onChange={(event) => card.set('holder', event.target.value)}
      />
      <p className={styles.once}>
        <Icon name="triangle-alert" size="small" />
        <strong>{t('card.holderOnce')}</strong>
      </p>
      <Checkbox
        checked={card.isSure}
        aria-invalid={card.errorOf('sure') ? true : undefined}
        onChange={(event) => card.setSure(event.target.checked)}
      >
        {t('card.holderSure')}
      </Checkbox>
      <p role="alert" className={styles.error}>
        {card.errorOf('sure')}
      </p>
    </div>
  )
}

/** An account to be paid out to. */
export function AddCardForm({ cards, onDone }: { cards: Cards; onDone: () => void }) {
  const { t } = useTranslation('wallet')
  const card = useAddCard(cards, onDone)
  const ref: Ref<HTMLFormElement> = useFirstError<HTMLFormElement>(card.submitAttempts)
  return (
    <Form ref={ref} className={formStyles.form} onSubmit={card.submit}>
      <FormFailure>{card.above}</FormFailure>
      <SelectField
        label={t('card.bank')}
        nothing={t('card.chooseBank')}
        choices={cards.banks}
        value={card.values.bankCode}
        error={card.errorOf('bankCode')}
        onChange={(event) => card.set('bankCode', event.target.value)}
      />
      <TextField
        label={t('card.number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={26}
        dir="ltr"
        value={card.values.number}
        error={card.errorOf('number')}
        onChange={(event) => card.set('number', event.target.value)}
      />
      {cards.holder === null ? (
        <HolderField card={card} />
      ) : (
        <p className={formStyles.text}>{t('card.holderBound', { name: cards.holder })}</p>
      )}
      <PinField value={card.values.pin} error={card.errorOf('pin')} onChange={(pin) => card.set('pin', pin)} />
      <Button type="submit" size="large" isWide isBusy={card.isPending}>
        {t('card.add')}
      </Button>
    </Form>
  )
}
