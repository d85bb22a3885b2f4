import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginStep, OpenedSession, StepMethod } from '#contract/identity/session.ts'
import { Button } from '#src/ui/button.tsx'
import { StepForm } from './step-form.tsx'
import { StepMethods } from './step-methods.tsx'
import styles from './step-view.module.css'

export interface StepViewProps {
  step: LoginStep
  onOpened: (opened: OpenedSession) => void
  onBack: () => void
  onExpired: () => void
}

/** The method to begin with: the only one, or an app that shows the code already. */
const firstOf = ({ methods, reason }: LoginStep): StepMethod | undefined =>
  methods.length === 1 || reason === 'two-factor' ? methods[0]?.type : undefined

/** The proof that stands before a session: which one, where there is a choice, and then the proof itself. */
export function StepView({ step, onOpened, onBack, onExpired }: StepViewProps) {
  const { t } = useTranslation('auth')
  const [chosen, setChosen] = useState(() => firstOf(step))
  const method = step.methods.find(({ type }) => type === chosen)
  const id = useId()
  const reason = useRef<HTMLParagraphElement>(null)
  // What had the focus is gone: a field takes it by itself, a choice is read out from its beginning.
  useEffect(() => {
    if (!chosen) reason.current?.focus()
  }, [chosen])
  return (
    <fieldset className={styles.step} aria-labelledby={id}>
      <p ref={reason} id={id} tabIndex={-1} className={styles.reason}>
        {t(`step.reason.${step.reason}`)}
      </p>
      {method ? (
        <StepForm key={method.type} stepId={step.id} method={method} onOpened={onOpened} onExpired={onExpired} />
      ) : (
        <StepMethods methods={step.methods} onChoose={setChosen} />
      )}
      <div className={styles.ways}>
        {method && step.methods.length > 1 && (
          <Button look="text" size="small" icon="list-tree" onClick={() => setChosen(undefined)}>
            {t('step.other')}
          </Button>
        )}
        <Button look="text" size="small" icon="arrow-left" onClick={onBack}>
          {t('step.back')}
        </Button>
      </div>
    </fieldset>
  )
}
