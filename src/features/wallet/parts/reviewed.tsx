import { type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { Button } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { type Fact, Facts } from './facts.tsx'
import styles from './form.module.css'
import { FormFailure } from './form-failure.tsx'
import { NewPinDialog } from './new-pin-dialog.tsx'
import { PinField } from './pin-field.tsx'
import { Unanswered } from './unanswered.tsx'
import type { ReviewedForm } from './use-reviewed-form.ts'

/** The two forms that have a review; each has words of its own under its name. */
type Name = 'transfer' | 'withdraw'

interface ConfirmProps {
  name: Name
  form: ReviewedForm
  currency: string
}

/** The buttons that go on and back, and what stands in the way. */
export function Confirm({ name, form, currency }: ConfirmProps) {
  const { t } = useTranslation('wallet')
  const short = useShortMoney(currency)
  const { sending, step } = form
  const unknown = sending.unknownBody?.amount
  return (
    <div className={styles.confirm}>
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
        <div className={styles.ways}>
          {step === 'review' && (
            <Button look="outline" size="large" disabled={sending.isPending} onClick={form.back}>
              {t('back')}
            </Button>
          )}
          <Button type="submit" form={`${name}-form`} size="large" isBusy={sending.isPending}>
            {step === 'amount' ? t(`${name}.review`) : t(`${name}.send`, { amount: short(form.amount) })}
          </Button>
        </div>
      )}
    </div>
  )
}

interface StepFormProps {
  name: Name
  ref: Ref<HTMLFormElement>
  onSubmit: () => void
  /** Takes the focus when it comes. */
  isFocusable?: boolean
  children: ReactNode
}

/** The form of one step; its button stands below the page. */
export function StepForm({ name, ref, onSubmit, isFocusable = false, children }: StepFormProps) {
  return (
    <Form
      ref={ref}
      id={`${name}-form`}
      {...(isFocusable && { tabIndex: -1 })}
      className={styles.form}
      onSubmit={onSubmit}
    >
      {children}
    </Form>
  )
}

interface AmountPanelProps {
  name: Name
  rules: { currency: string; min: string; max: string }
  value: string
  error: string | undefined
  onChange: (amount: string) => void
  children: ReactNode
}

/** The amount, from where to where it may be, and what follows from it. */
export function AmountPanel({ name, rules, value, error, onChange, children }: AmountPanelProps) {
  const { t } = useTranslation('wallet')
  const { currency, min, max } = rules
  const short = useShortMoney(currency)
  return (
    <Panel
      title={t(`${name}.amount`)}
      aside={<span className={styles.range}>{t('amount.range', { min: short(min), max: short(max) })}</span>}
    >
      <AmountField
        label={t(`${name}.amount`)}
        isLabelHidden
        currency={currency}
        value={value}
        error={error}
        onChange={onChange}
      />
      {children}
    </Panel>
  )
}

interface ReviewProps {
  name: Name
  form: ReviewedForm
  facts: readonly Fact[]
  ref: Ref<HTMLFormElement>
}

/** What is to be sent once more, and the payment password. */
export function Review({ name, form, facts, ref }: ReviewProps) {
  const { t } = useTranslation('wallet')
  const [isForgotten, setForgotten] = useState(false)
  return (
    <StepForm name={name} ref={ref} onSubmit={form.send} isFocusable>
      <Panel title={t(`${name}.reviewTitle`)}>
        <Facts isNarrow facts={facts} />
        <p className={styles.text}>{t(`${name}.reviewText`)}</p>
        <PinField value={form.pin} error={form.errorOf('pin')} onChange={form.setPin} />
        <Button look="text" size="tiny" className={styles.all} onClick={() => setForgotten(true)}>
          {t('pin.forgotten')}
        </Button>
      </Panel>
      {isForgotten && <NewPinDialog hasOld isForgotten onClose={() => setForgotten(false)} />}
    </StepForm>
  )
}

/** What was sent, and the way to send more. */
export function Sent({ name, text, onAnother }: { name: Name; text: string; onAnother: () => void }) {
  const { t } = useTranslation('wallet')
  return (
    <StatePanel
      icon="circle-check"
      isAlert
      title={t(`${name}.sent`)}
      text={text}
      actions={
        <Button look="outline" onClick={onAnother}>
          {t(`${name}.another`)}
        </Button>
      }
    />
  )
}

const stepsAt = { amount: 0, review: 1, sent: 2 } as const

/** The steps of such a form, for the title of its page. */
export function useSteps(name: Name, step: ReviewedForm['step']) {
  const { t } = useTranslation('wallet')
  return { names: [t(`${name}.steps.amount`), t(`${name}.steps.review`), t(`${name}.steps.sent`)], at: stepsAt[step] }
}
