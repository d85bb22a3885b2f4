import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { useShortMoney, useTextMoney } from '#src/account/money/use-short-money.ts'
import { useFirstFault, useStepFocus } from '#src/account/parts/use-first-fault.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useCardsQuery, useWithdrawRulesQuery } from '../api/queries.ts'
import formStyles from '../parts/form.module.css'
import { FormFailure } from '../parts/form-failure.tsx'
import { joinQueries } from '../parts/join-queries.ts'
import { Loaded } from '../parts/loaded.tsx'
import { NewPinForm } from '../parts/new-pin-form.tsx'
import { PinField } from '../parts/pin-field.tsx'
import { Said } from '../parts/said.tsx'
import { Unanswered } from '../parts/unanswered.tsx'
import { AddCardForm } from '../withdraw/add-card-form.tsx'
import { Payouts } from '../withdraw/payouts.tsx'
import { type Cards, useWithdrawForm, type WithdrawForm, type WithdrawRules } from '../withdraw/use-withdraw-form.ts'
import { WithdrawFields } from '../withdraw/withdraw-fields.tsx'
import { owedOf, TurnoverOwed, WithdrawFigures } from '../withdraw/withdraw-figures.tsx'
import { WithdrawReview } from '../withdraw/withdraw-review.tsx'
import styles from './two-columns.module.css'

const stepsAt = { amount: 0, review: 1, sent: 2 } as const

function useSteps(at: number) {
  const { t } = useTranslation('wallet')
  return { names: [t('withdraw.steps.amount'), t('withdraw.steps.review'), t('withdraw.steps.sent')], at }
}

/** The button that goes on, and what stands in its way. */
function Confirm({ form, rules }: { form: WithdrawForm; rules: WithdrawRules }) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(rules.currency)
  const { sending, step } = form
  const unknown = sending.unknownBody?.amount
  return (
    <div className={formStyles.confirm}>
      <FormFailure>{form.above}</FormFailure>
      <Unanswered
        sending={sending}
        onCheck={form.check}
        about={typeof unknown === 'string' ? t('unanswered.order', { amount: short(unknown) }) : undefined}
      >
        <PinField
          hint={t('unanswered.typeAgain')}
          value={form.pin}
          error={form.errorOf('pin')}
          onChange={form.setPin}
        />
      </Unanswered>
      {!sending.isUnknown && (
        <div className={formStyles.ways}>
          {step === 'review' && (
            <Button look="outline" size="large" disabled={sending.isPending} onClick={form.back}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" form="withdraw-form" size="large" isBusy={sending.isPending}>
            {step === 'amount' ? t('withdraw.review') : t('withdraw.send', { amount: short(form.amount) })}
          </Button>
        </div>
      )}
    </div>
  )
}

function Sent({ form }: { form: WithdrawForm }) {
  const { t } = useTranslation('wallet')
  const textMoney = useTextMoney()
  const { asked } = form
  if (!asked) return null
  const amount = textMoney(asked.amount, asked.currency)
  return (
    <StatePanel
      icon="circle-check"
      isAlert
      title={t('withdraw.sent')}
      text={t('withdraw.sentText', { amount, card: asked.to })}
      actions={
        <Button look="outline" onClick={form.another}>
          {t('withdraw.another')}
        </Button>
      }
    />
  )
}

interface DeskProps {
  rules: WithdrawRules
  cards: Cards
}

/** The first thing that is missing before a payout can be asked for; undefined where nothing is. */
function Missing({ rules, cards, onDone }: DeskProps & { onDone: (said: string) => void }) {
  const { t } = useTranslation('wallet')
  if (!rules.hasPaymentPassword)
    return (
      <Panel title={t('withdraw.needsPassword')}>
        <p className={formStyles.text}>
          {t('withdraw.needsPasswordText')} {t('newPin.text')}
        </p>
        <NewPinForm onDone={() => onDone(t('newPin.done'))} />
      </Panel>
    )
  return (
    <Panel title={t('withdraw.noCards')}>
      <p className={formStyles.text}>
        {t('withdraw.noCardsText')} {t('card.text')}
      </p>
      <AddCardForm cards={cards} onDone={() => onDone(t('card.added'))} />
    </Panel>
  )
}

function Desk({ rules, cards }: DeskProps) {
  const { t } = useTranslation('wallet')
  const form = useWithdrawForm(rules, cards)
  const [said, setSaid] = useState('')
  const [isAdding, setAdding] = useState(false)
  const ref = useFirstFault<HTMLFormElement>(form.wrongPresses)
  useStepFocus(ref, form.step === 'review')
  const isMissing = !rules.hasPaymentPassword || cards.cards.length === 0
  const isOwing = owedOf(rules).length > 0
  const isShut = isOwing || rules.timesLeftToday === 0
  const hasForm = !isMissing && !isShut && form.step !== 'sent'
  const done = (text: string) => {
    setAdding(false)
    setSaid(text)
  }
  const confirm = <Confirm form={form} rules={rules} />
  const steps = useSteps(stepsAt[form.step])
  return (
    <CentrePage
      title={t('withdraw.title')}
      steps={steps}
      foot={hasForm ? confirm : undefined}
      onBack={form.step === 'review' ? form.back : undefined}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <WithdrawFigures rules={rules} />
          <Said text={said} />
          <TurnoverOwed rules={rules} />
          {!isOwing && rules.timesLeftToday === 0 && (
            <p className={formStyles.text} role="status">
              {t('withdraw.noTimesLeft')}
            </p>
          )}
          {form.step === 'sent' && <Sent form={form} />}
          {isMissing && <Missing rules={rules} cards={cards} onDone={done} />}
          {hasForm && form.step === 'amount' && (
            <WithdrawFields ref={ref} form={form} rules={rules} cards={cards} onAddCard={() => setAdding(true)} />
          )}
          {hasForm && form.step === 'review' && <WithdrawReview ref={ref} form={form} rules={rules} />}
        </div>
        <Payouts />
      </div>
      {isAdding && (
        <TaskDialog title={t('card.title')} text={t('card.text')} onClose={() => setAdding(false)}>
          <AddCardForm cards={cards} onDone={() => done(t('card.added'))} />
        </TaskDialog>
      )}
    </CentrePage>
  )
}

function Waiting() {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <div className={styles.pair}>
          <Skeleton className={styles.figure} />
          <Skeleton className={styles.figure} />
        </div>
        <Skeleton className={styles.form} />
      </div>
      <div className={styles.column}>
        <Skeleton className={styles.row} />
        <Skeleton className={styles.row} />
        <Skeleton className={styles.row} />
      </div>
    </div>
  )
}

/** Pays out: amount and card, a review with the payment password, and what became of the payouts before. */
export function WithdrawPage() {
  const { t } = useTranslation('wallet')
  const rules = useWithdrawRulesQuery()
  const cards = useCardsQuery()
  const steps = useSteps(0)
  const { data: member } = useMemberQuery()
  if (rules.data && cards.data && member) return <Desk rules={rules.data.value} cards={cards.data.value} />
  return (
    <CentrePage title={t('withdraw.title')} steps={steps}>
      <Loaded query={joinQueries(rules, cards)} waiting={<Waiting />}>
        {() => <Waiting />}
      </Loaded>
    </CentrePage>
  )
}
