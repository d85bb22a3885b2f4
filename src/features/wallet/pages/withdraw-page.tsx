import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankCard } from '#contract/account/cards.ts'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { useFirstError, useStepFocus } from '#src/account/parts/use-first-error.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useCardsQuery, useWithdrawRulesQuery } from '../api/queries.ts'
import { Amount, type Fact } from '../parts/facts.tsx'
import formStyles from '../parts/form.module.css'
import { joinQueries } from '../parts/join-queries.ts'
import { Loaded } from '../parts/loaded.tsx'
import { NewPinForm } from '../parts/new-pin-form.tsx'
import { Confirm, Review, Sent, useSteps } from '../parts/reviewed.tsx'
import { StatusMessage } from '../parts/status-message.tsx'
import { AddCardForm } from '../withdraw/add-card-form.tsx'
import { CardChoice } from '../withdraw/card-choice.tsx'
import { RemoveCard } from '../withdraw/remove-card.tsx'
import { type Cards, useWithdrawForm, type WithdrawForm, type WithdrawRules } from '../withdraw/use-withdraw-form.ts'
import { WithdrawFields } from '../withdraw/withdraw-fields.tsx'
import { isAllTied, TurnoverOwed, WithdrawFigures } from '../withdraw/withdraw-figures.tsx'
import { WithdrawGuide } from '../withdraw/withdraw-guide.tsx'
import { WithdrawalList } from '../withdraw/withdrawal-list.tsx'
import styles from './two-columns.module.css'

/** The withdrawal once more. */
function factsOf({ amount, fee, credited, card }: WithdrawForm, currency: string, t: TFunction<'wallet'>): Fact[] {
  const to = (
    <>
      {card?.bankName} <bdi dir="ltr">{card?.number}</bdi>
    </>
  )
  return [
    { name: t('withdraw.amount'), value: <Amount value={amount} currency={currency} /> },
    { name: t('fee'), value: <Amount value={fee} currency={currency} /> },
    { name: t('withdraw.credited'), value: <Amount value={credited} currency={currency} />, isGain: true },
    { name: t('withdraw.toCard'), value: to },
  ]
}

interface DeskProps {
  rules: WithdrawRules
  cards: Cards
}

/** The first thing that is missing before a withdrawal can be asked for; undefined where nothing is. */
function Missing({ rules, cards, onDone }: DeskProps & { onDone: (message: string) => void }) {
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
  const [message, setMessage] = useState('')
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<BankCard>()
  const ref = useFirstError<HTMLFormElement>(form.submitAttempts)
  useStepFocus(ref, form.step === 'review')
  const isMissing = !rules.hasPaymentPassword || cards.cards.length === 0
  const isShut = isAllTied(rules) || rules.timesLeftToday === 0
  const hasForm = !isMissing && !isShut && form.step !== 'sent'
  const done = (text: string) => {
    setAdding(false)
    setRemoved(undefined)
    setMessage(text)
  }
  const textMoney = useTextMoney()
  const { asked } = form
  const { currency } = rules
  const steps = useSteps('withdraw', form.step)
  const accounts = (
    <CardChoice
      cards={cards.cards}
      most={cards.most}
      chosen={form.card?.id}
      error={form.errorOf('card')}
      onChoose={(cardId) => form.set({ cardId })}
      onAdd={() => setAdding(true)}
      onRemove={setRemoved}
    />
  )
  return (
    <AccountPage
      title={t('withdraw.title')}
      {...((hasForm || form.step === 'sent') && { steps })}
      foot={hasForm ? <Confirm name="withdraw" form={form} currency={currency} /> : undefined}
      onBack={form.step === 'review' ? form.back : undefined}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <WithdrawFigures rules={rules} />
          <StatusMessage text={message} />
          <TurnoverOwed rules={rules} />
          {rules.timesLeftToday === 0 && (
            <p className={formStyles.text} role="status">
              {t('withdraw.noTimesLeft')}
            </p>
          )}
          {form.step === 'sent' && asked && (
            <Sent
              name="withdraw"
              text={t('withdraw.sentText', { amount: textMoney(asked.amount, asked.currency), card: asked.to })}
              onAnother={form.another}
            />
          )}
          {isMissing && <Missing rules={rules} cards={cards} onDone={done} />}
          {hasForm && form.step === 'amount' && (
            <WithdrawFields ref={ref} form={form} rules={rules} accounts={accounts} />
          )}
          {!hasForm && cards.cards.length > 0 && accounts}
          {hasForm && form.step === 'review' && (
            <Review name="withdraw" ref={ref} form={form} facts={factsOf(form, currency, t)} />
          )}
        </div>
        <div className={styles.column}>
          <WithdrawalList />
          <WithdrawGuide rules={rules} />
        </div>
      </div>
      {removed && (
        <RemoveCard card={removed} onClose={() => setRemoved(undefined)} onDone={() => done(t('card.removed'))} />
      )}
      {isAdding && (
        <TaskDialog title={t('card.title')} text={t('card.text')} onClose={() => setAdding(false)}>
          <AddCardForm cards={cards} onDone={() => done(t('card.added'))} />
        </TaskDialog>
      )}
    </AccountPage>
  )
}

function PageSkeleton() {
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

/** Pays out: amount and card, a review with the payment password, and what became of the withdrawals before. */
export function WithdrawPage() {
  const { t } = useTranslation('wallet')
  const rules = useWithdrawRulesQuery()
  const cards = useCardsQuery()
  const steps = useSteps('withdraw', 'amount')
  const { data: member } = useMemberQuery()
  if (rules.data && cards.data && member) return <Desk rules={rules.data.value} cards={cards.data.value} />
  return (
    <AccountPage title={t('withdraw.title')} steps={steps}>
      <Loaded query={joinQueries(rules, cards)} skeleton={<PageSkeleton />}>
        {() => <PageSkeleton />}
      </Loaded>
    </AccountPage>
  )
}
