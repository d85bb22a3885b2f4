import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoginStep, OpenedSession, StepMethod } from '#src/gateway/contract/session.ts'
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

/** The proof that stands before a session: which one, where there is a choice, and then the proof itself. */
export function StepView({ step, onOpened, onBack, onExpired }: StepViewProps) {
  const { t } = useTranslation('auth')
  const only = step.methods.length === 1 ? step.methods[0] : undefined
  const [chosen, setChosen] = useState<StepMethod | undefined>(only?.type)
  const method = step.methods.find(({ type }) => type === chosen)
  const reason = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone: what is asked now is read out from its beginning.
  useEffect(() => reason.current?.focus(), [])
  return (
    <div className={styles.step}>
      <p ref={reason} tabIndex={-1} className={styles.reason}>
        {t(`step.reason.${step.reason}`)}
      </p>
      {method ? (
        <StepForm
          key={method.type}
          stepId={step.id}
          method={method}
          hasFocus={method !== only}
          onOpened={onOpened}
          onExpired={onExpired}
        />
      ) : (
        <StepMethods methods={step.methods} onChoose={setChosen} />
      )}
      <div className={styles.ways}>
        {method && !only && (
          <Button look="text" size="small" icon="list-tree" onClick={() => setChosen(undefined)}>
            {t('step.other')}
          </Button>
        )}
        <Button look="text" size="small" icon="arrow-left" onClick={onBack}>
          {t('step.back')}
        </Button>
      </div>
    </div>
  )
}
