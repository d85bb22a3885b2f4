import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { type Limits, useTakeBreak } from '../hooks/use-limits.ts'
import { useLimitTexts } from '../lib/use-limit-texts.ts'
import { Choices } from './choices.tsx'
import styles from './exclusion-card.module.css'

interface ExcludeProps {
  months: readonly number[]
  onClose: () => void
  onMessage: (text: string) => void
}

function ExcludeDialog({ months, onClose, onMessage }: ExcludeProps) {
  const { t } = useTranslation(['limits', 'auth'])
  const texts = useLimitTexts()
  const errorText = useErrorText()
  const [length, setLength] = useState(months[0])
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const take = useTakeBreak()
  const refusal = take.error && toGatewayError(take.error)
  const isWrong = refusal?.code === 'password.wrong'
  const send = () => {
    setMissing(password === '')
    if (password === '' || length === undefined || take.isPending) return
    take.mutate({ kind: 'exclusion', length, password }, { onSuccess: () => onMessage(t('exclusion.started')) })
  }
  const wrong = isMissing ? t('exclusion.passwordRequired') : isWrong ? errorText(refusal) : undefined
  return (
    <TaskDialog title={t('exclusion.ask')} text={t('exclusion.means')} onClose={onClose}>
      <Form className={styles.form} onSubmit={send}>
        <Choices
          label={t('exclusion.length')}
          choices={months.map((value) => ({ value, text: texts.exclusionLength(value) }))}
          chosen={length}
          onChoose={setLength}
        />
        <PasswordField
          label={t('exclusion.password')}
          autoComplete="current-password"
          value={password}
          error={wrong}
          words={{
            show: t('auth:show'),
            hide: t('auth:hide'),
            showLabel: t('auth:showPassword'),
            hideLabel: t('auth:hidePassword'),
          }}
          onChange={(event) => {
            setPassword(event.target.value)
            setMissing(false)
          }}
        />
        <div role="alert">{refusal && !isWrong && <Notice tone="bad">{errorText(refusal)}</Notice>}</div>
        <div className={styles.actions}>
          <Button type="submit" look="outline" isBusy={take.isPending}>
            {t(take.isPending ? 'exclusion.submitting' : 'exclusion.submit')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('form.back')}
          </Button>
        </div>
      </Form>
    </TaskDialog>
  )
}

/** Excluding oneself for months, or for good. */
export function ExclusionCard({ limits, onMessage }: { limits: Limits; onMessage: (text: string) => void }) {
  const { t } = useTranslation('limits')
  const [isOpen, setOpen] = useState(false)
  const isForGood = limits.pause?.kind === 'exclusion' && limits.pause.until === null
  return (
    <section className={styles.card} aria-labelledby="exclusion-title">
      <span className={styles.plate}>
        <Icon name="ban" />
      </span>
      <div>
        <PartHeading id="exclusion-title" className={styles.title}>
          {t('exclusion.title')}
        </PartHeading>
        <p className={styles.text}>{t('exclusion.text')}</p>
      </div>
      <Button look="outline" size="small" disabled={isForGood} onClick={() => setOpen(true)}>
        {t('exclusion.start')}
      </Button>
      {isOpen && (
        <ExcludeDialog
          months={limits.exclusionMonths}
          onClose={() => setOpen(false)}
          onMessage={(text) => {
            setOpen(false)
            onMessage(text)
          }}
        />
      )}
    </section>
  )
}
