import { useTranslation } from 'react-i18next'
import type { LoginStep, StepMethod } from '#contract/identity/session.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import styles from './step-view.module.css'

const icons: Readonly<Record<StepMethod, IconName>> = {
  mobile: 'smartphone',
  email: 'mail',
  'bank-name': 'landmark',
  totp: 'shield-check',
  'recovery-code': 'file-pen',
}

interface StepMethodsProps {
  methods: LoginStep['methods']
  onChoose: (method: StepMethod) => void
}

/** The proofs that the gateway takes, each with where its code would go. */
export function StepMethods({ methods, onChoose }: StepMethodsProps) {
  const { t } = useTranslation('auth')
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('step.choose')}</legend>
      {methods.map(({ type, hint }) => (
        <button key={type} type="button" className={styles.method} onClick={() => onChoose(type)}>
          <Icon name={icons[type]} />
          <span>
            {t(`step.method.${type}`)}
            {hint && (
              <span className={styles.hint}>
                <bdi dir="ltr">{hint}</bdi>
              </span>
            )}
          </span>
          <Icon name="chevron-right" size="small" className={styles.go} />
        </button>
      ))}
    </fieldset>
  )
}
