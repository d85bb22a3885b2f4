import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { maxTiers } from '#contract/agent/contract-terms.ts'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { type DraftError, fieldsOf, isRate, type TierDraft, type TierField } from '../lib/tier-draft.ts'
import styles from './tier-fields.module.css'
import type { OfferForm } from './use-offer-form.ts'

/** What an error is called, and what fixes it. */
function useErrorText(form: OfferForm) {
  const { t } = useTranslation('contracts')
  const format = useFormat()
  const { number } = useFormat()
  return ({ place, field, wrong }: DraftError): string => {
    const step = number(place + 1)
    if (wrong === 'own') return t('fault.own', { step, rate: form.terms?.ownRate ?? '0' })
    if (wrong !== 'rising') return t(`fault.${wrong}`, { step })
    const before = form.tiers[place - 1]?.[field] || '0'
    const isMoney = field === 'validBet' || field === 'teamLoss'
    const figure = isMoney ? (format.moneyText(before) ?? before) : isRate(field) ? `${before} %` : before
    return t(`fault.rising.${field}`, { step, before: number(place), figure })
  }
}

interface CellProps {
  form: OfferForm
  place: number
  field: TierField
  tier: TierDraft
  error: boolean
  noteId: string | undefined
}

function Control({ form, place, field, tier, error, noteId }: CellProps) {
  const { t } = useTranslation('contracts')
  const { number } = useFormat()
  const label = t('tiers.of', { what: t(`tiers.${field}`), step: number(place + 1) })
  if (field === 'validBet' || field === 'teamLoss')
    return (
      <AmountField
        label={label}
        isLabelHidden
        isSmall
        currency={form.terms?.currency ?? site.currency}
        value={tier[field]}
        onChange={(value) => form.change(place, field, value)}
      />
    )
  return (
    <div className={styles.box} data-invalid={error ? '' : undefined}>
      <input
        className={styles.input}
        dir="ltr"
        inputMode={isRate(field) ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={7}
        placeholder="0"
        aria-label={label}
        aria-invalid={error || undefined}
        aria-describedby={error ? noteId : undefined}
        value={tier[field]}
        onChange={({ currentTarget }) => form.change(place, field, currentTarget.value.trim().replace(',', '.'))}
      />
      <span className={styles.unit}>{isRate(field) ? '%' : t('tiers.people')}</span>
    </div>
  )
}

/** A field below its name, which a wide screen has once, at the head of the column. */
function Cell(props: CellProps) {
  const { t } = useTranslation('contracts')
  return (
    <div>
      <span className={styles.name} aria-hidden="true">
        {t(`tiers.${props.field}`)}
      </span>
      <Control {...props} />
    </div>
  )
}

/** The steps of an offer: what each asks for and gives, at most six of them. */
export function TierFields({ form }: { form: OfferForm }) {
  const { t } = useTranslation('contracts')
  const { number } = useFormat()
  const errorText = useErrorText(form)
  const id = useId()
  const fields = fieldsOf(form.kind)
  // What is still empty is not wrong before somebody has tried to send it.
  const shown = form.errors.filter(({ wrong }) => form.isTried || wrong !== 'missing')
  return (
    <fieldset className={styles.steps}>
      <legend className={styles.legend}>{t('tiers.title')}</legend>
      <p className={styles.most}>{t('tiers.most', { most: number(maxTiers) })}</p>
      <div className={styles.head} data-fields={fields.length} aria-hidden="true">
        <span />
        {fields.map((field) => (
          <span key={field}>{t(`tiers.${field}`)}</span>
        ))}
      </div>
      {form.tiers.map((tier, place) => {
        const error = shown.find((one) => one.place === place)
        const noteId = error && `${id}-${place}`
        return (
          <div key={tier.id} className={styles.step}>
            <div className={styles.row} data-fields={fields.length}>
              <span className={styles.number}>{number(place + 1)}</span>
              {fields.map((field) => (
                <Cell
                  key={field}
                  form={form}
                  place={place}
                  field={field}
                  tier={tier}
                  error={error?.field === field}
                  noteId={noteId}
                />
              ))}
              <IconButton
                icon="x"
                size="small"
                label={t('tiers.remove', { step: number(place + 1) })}
                disabled={form.tiers.length === 1}
                onClick={() => form.remove(place)}
              />
            </div>
            {error && (
              <p id={noteId} className={styles.error}>
                <Icon name="circle-alert" size="tiny" />
                {errorText(error)}
              </p>
            )}
          </div>
        )
      })}
      <div>
        <Button look="quiet" size="small" icon="plus" disabled={form.tiers.length >= maxTiers} onClick={form.add}>
          {t('tiers.add')}
        </Button>
      </div>
    </fieldset>
  )
}
