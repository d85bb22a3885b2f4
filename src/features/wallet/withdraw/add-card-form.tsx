import { type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { PinField } from '../parts/pin-field.tsx'
import { useFirstFault } from '../parts/use-first-fault.ts'
import styles from './add-card-form.module.css'
import { type AddCard, useAddCard } from './use-add-card.ts'
import type { Cards } from './use-withdraw-form.ts'

function BankField({ card, banks }: { card: AddCard; banks: Cards['banks'] }) {
  const { t } = useTranslation('wallet')
  const id = useId()
  const error = card.errorOf('bankCode')
  return (
    <Field id={id} label={t('card.bank')} error={error}>
      <select
        id={id}
        className={formStyles.select}
        value={card.values.bankCode}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={(event) => card.set('bankCode', event.target.value)}
      >
        <option value="">{t('card.chooseBank')}</option>
        {banks.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

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
  const ref: Ref<HTMLFormElement> = useFirstFault<HTMLFormElement>(card.wrongPresses)
  return (
    <form
      ref={ref}
      noValidate
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        card.submit()
      }}
    >
      <FormFailure>{card.above}</FormFailure>
      <BankField card={card} banks={cards.banks} />
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
    </form>
  )
}
