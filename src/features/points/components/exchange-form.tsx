import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PointExchange } from '#contract/account/points.ts'
import { groupingOf } from '#contract/site/figures.ts'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { convertPoints } from '#src/gateway/account-calls.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { invalidatePoints, usePointsQuery } from '../api/queries.ts'
import { countOf, maxOf, type WrongPoints, worthOf, wrongWith } from '../lib/worth.ts'
import styles from './exchange-form.module.css'
import { useFullAccount } from './use-full-account.ts'
import { usePointsText } from './use-points-text.ts'

interface ExchangeFormProps {
  terms: PointExchange
  currency: string
}

function useWrongText(terms: PointExchange, owned: number | undefined): (wrong: WrongPoints) => string {
  const { t } = useTranslation('points')
  const { number } = useFormat()
  const pointsText = usePointsText()
  const texts = {
    range: t('exchange.wrong.range', { min: number(terms.min), max: number(terms.max) }),
    step: t('exchange.wrong.step', { step: number(terms.points) }),
    short: t('exchange.wrong.short', { points: pointsText(owned ?? 0) }),
  }
  return (wrong) => texts[wrong]
}

function useExchange(onDone: () => void) {
  const client = useQueryClient()
  return useIdempotentRequest({
    form: 'points.exchange',
    call: convertPoints,
    onDone: () => {
      onDone()
      void invalidatePoints(client)
    },
  })
}

interface ConfirmProps extends ExchangeFormProps {
  count: number
  owned: number | undefined
  exchange: ReturnType<typeof useExchange>
  onClose: () => void
}

function Confirm({ count, owned, terms, currency, exchange, onClose }: ConfirmProps) {
  const { t } = useTranslation('points')
  const { number, moneyText } = useFormat()
  const pointsText = usePointsText()
  const amount = moneyText(worthOf(count, terms) ?? '0', { currency }) ?? ''
  const left = owned === undefined ? '–' : number(owned - count)
  return (
    <TaskDialog
      title={t('exchange.confirm', { points: pointsText(count), amount })}
      text={t('exchange.confirmText', { figure: left })}
      onClose={onClose}
    >
      <div className={styles.actions}>
        <Button
          isWide
          isBusy={exchange.isSending}
          onClick={() => !exchange.isSending && exchange.send({ body: { points: count } })}
        >
          {t('redeem.confirm')}
        </Button>
        <Button isWide look="outline" onClick={onClose}>
          {t('redeem.cancel')}
        </Button>
      </div>
    </TaskDialog>
  )
}

/** So many points for money: what they bring is shown, confirmed, and done once. */
export function ExchangeForm({ terms, currency }: ExchangeFormProps) {
  const { t } = useTranslation('points')
  const { number, moneyText } = useFormat()
  const { data: owned } = usePointsQuery()
  const inFull = useFullAccount()
  const wrongText = useWrongText(terms, owned)
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const exchange = useExchange(() => {
    setTyped('')
    setChecked(false)
    setAsked(false)
  })
  const grouping = groupingOf(useLanguage().tag)
  const count = countOf(typed, grouping)
  const wrong = wrongWith(count, owned, terms)
  const worth = Number.isNaN(count) ? null : worthOf(count, terms)
  // The outcome stands in the page, not in what asked for it.
  if (isAsked && (exchange.isUnknown || exchange.refusal)) setAsked(false)
  const choose = (points: number) => () => setTyped(String(points))
  const done = exchange.answer?.value
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        setChecked(true)
        exchange.reset()
        if (!wrong) inFull(() => setAsked(true))
      }}
    >
      <div role="status" className={styles.notes}>
        {done && (
          <Notice tone="ok">
            {t('exchange.done', { amount: moneyText(done.amount, { currency }), reference: done.reference })}
          </Notice>
        )}
      </div>
      {!exchange.isUnknown && (
        <>
          <TextField
            label={t('exchange.points')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={11}
            value={typed}
            isAnnounced
            error={isChecked && wrong ? wrongText(wrong) : undefined}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            aside={
              <span className={styles.quick}>
                <Button look="outline" size="tiny" onClick={choose(terms.min)}>
                  {`${t('exchange.min')} ${number(terms.min)}`}
                </Button>
                {owned !== undefined && owned > terms.min && (
                  <Button look="outline" size="tiny" onClick={choose(maxOf(owned, terms))}>
                    {`${t('exchange.max')} ${number(maxOf(owned, terms))}`}
                  </Button>
                )}
              </span>
            }
          />
          <p className={styles.worth}>
            <span>{t('exchange.worth')}</span>
            <output>{worth === null ? '–' : moneyText(worth, { currency })}</output>
          </p>
        </>
      )}
      <ClaimOutcome
        claim={exchange}
        unknown={{ text: t('exchange.unknown'), check: t('check') }}
        className={styles.notes}
      />
      {!exchange.isUnknown && (
        <Button type="submit" isWide isBusy={exchange.isSending}>
          {t('exchange.go')}
        </Button>
      )}
      {isAsked && !wrong && (
        <Confirm
          count={count}
          owned={owned}
          terms={terms}
          currency={currency}
          exchange={exchange}
          onClose={() => setAsked(false)}
        />
      )}
    </Form>
  )
}
