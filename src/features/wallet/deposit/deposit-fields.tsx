import type { ComponentType, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { asTyped } from '#src/account/money/amount.ts'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { isSameAmount } from '#src/lib/decimal.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Amount, Facts } from '../parts/facts.tsx'
import { ChannelCards } from './channel-cards.tsx'
import { useCoinFacts } from './coin.tsx'
import styles from './deposit-fields.module.css'
import { LimitBand, NoLimitBand } from './limit-band.tsx'
import { type DepositOffer, OfferField } from './offer-field.tsx'
import type { DepositForm, DepositInfo } from './use-deposit-form.ts'

interface DepositFieldsProps {
  form: DepositForm
  info: DepositInfo
  offers: readonly DepositOffer[]
  OfferFacts: ComponentType<{ id: string }> | undefined
  ref: Ref<HTMLFormElement>
  /** The ticket stands beside it: what it was made of is shown, and not changed. */
  isFixed: boolean
}

/** Amounts that the gateway proposes; for a card that was bought, the values that there are. */
function Proposed({ form, currency }: { form: DepositForm; currency: string }) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  const { channel, amount, isCard } = form
  if (!channel || channel.amounts.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the amount field's own group once more
    <div role="group" className={styles.proposed} aria-label={t(isCard ? 'deposit.cardValue' : 'deposit.proposed')}>
      {channel.amounts.map((proposed) => (
        <button
          key={proposed}
          type="button"
          className={styles.chip}
          aria-pressed={isSameAmount(amount, proposed)}
          onClick={() => form.set('amount', asTyped(proposed))}
        >
          {short(proposed)}
        </button>
      ))}
    </div>
  )
}

function CardFields({ form }: { form: DepositForm }) {
  const { t } = useTranslation('wallet')
  const common = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'characters', maxLength: 32, dir: 'ltr' }
  return (
    <div className={styles.pair}>
      <TextField
        {...common}
        label={t('deposit.serial')}
        value={form.values.serial}
        error={form.errorOf('serial')}
        hint={t('deposit.cardHint')}
        onChange={(event) => form.set('serial', event.target.value)}
      />
      <TextField
        {...common}
        label={t('deposit.pin')}
        value={form.pin}
        error={form.errorOf('pin')}
        onChange={(event) => form.setPin(event.target.value)}
      />
    </div>
  )
}

/** Channel, amount, and what follows from them. */
export function DepositFields({ form, info, offers, OfferFacts, isFixed, ref }: DepositFieldsProps) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(info.currency)
  const { channel, outcome } = form
  const { currency } = info
  const coinFacts = useCoinFacts(channel, currency)
  return (
    <Form ref={ref} id="deposit-form" onSubmit={form.submit}>
      <fieldset className={styles.fields} disabled={isFixed || form.sending.isPending}>
        <ChannelCards
          channels={info.channels}
          currency={currency}
          chosen={channel?.id ?? ''}
          error={form.errorOf('channel')}
          onChoose={(id) => form.set('channelId', id)}
        />
        <Panel
          title={t('deposit.amount')}
          aside={
            channel && (
              <span className={styles.range}>
                {t('amount.range', { min: short(channel.min), max: short(channel.max) })}
              </span>
            )
          }
        >
          <AmountField
            label={t('deposit.amount')}
            isLabelHidden
            currency={currency}
            value={form.typed}
            error={form.errorOf('amount')}
            onChange={(amount) => form.set('amount', amount)}
          />
          <Proposed form={form} currency={currency} />
          {form.isCard && <CardFields form={form} />}
          <Facts
            facts={[
              ...coinFacts,
              { name: t('fee'), value: <Amount value={outcome.fee} currency={currency} /> },
              ...(offers.length > 0
                ? [
                    {
                      name: t('deposit.promotion'),
                      value: (
                        <OfferField offers={offers} chosen={form.offerId} onChoose={(id) => form.set('offerId', id)} />
                      ),
                    },
                  ]
                : []),
              {
                name: t('deposit.credited'),
                value: <Amount value={outcome.credited} currency={currency} />,
                isGain: true,
              },
              { name: t('deposit.balanceAfter'), value: <Amount value={outcome.after} currency={currency} /> },
            ]}
          />
          {OfferFacts && form.offerId !== '' && <OfferFacts id={form.offerId} />}
        </Panel>
      </fieldset>
      <div className={styles.limit}>
        {info.limit ? (
          <LimitBand limit={info.limit} currency={currency} after={isFixed ? undefined : form.limitAfter} />
        ) : (
          <NoLimitBand />
        )}
      </div>
    </Form>
  )
}
