import { useTranslation } from 'react-i18next'
import type { FieldRule } from '#contract/identity/registration.ts'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './password-meter.module.css'
import { type PasswordPart, passwordParts } from './password-parts.ts'
import { strengthOf } from './strength.ts'

interface PasswordMeterProps {
  /** What is typed at the moment; it goes nowhere. */
  value: string
  /** The gateway's rule for passwords. */
  rule: FieldRule
  /** A password that has the user name in it is weak. */
  username?: string
}

const bars = [1, 2, 3, 4] as const

function Part({ part, rule }: { part: PasswordPart; rule: FieldRule }) {
  const { t } = useTranslation('register')
  const { name, isMet, isAsked } = part
  const { minLength: min, maxLength: max } = rule
  return (
    <li className={styles.part} data-met={isMet ? '' : undefined}>
      {isMet ? <Icon name="check" size="tiny" /> : <span className={styles.dash} aria-hidden="true" />}
      {name === 'length' ? t('strength.length', { min, max }) : t(`strength.${name}`)}
      <VisuallyHidden>
        {`: ${isMet ? t('strength.met') : isAsked ? t('strength.open') : t('strength.advised')}`}
      </VisuallyHidden>
    </li>
  )
}

/** Below a new password: how strong it is, and which parts of the rule it keeps. */
export function PasswordMeter({ value, rule, username = '' }: PasswordMeterProps) {
  const { t } = useTranslation('register')
  const parts = passwordParts(value, rule, username)
  const isKept = parts.every(({ isMet, isAsked }) => isMet || !isAsked)
  const strength = strengthOf(value, username)
  // What the gateway will refuse is not called good.
  const level = isKept || strength === 0 ? strength : 1
  return (
    <div className={styles.meter}>
      <div className={styles.strength} data-level={value === '' ? undefined : level}>
        {bars.map((bar) => (
          <span key={bar} className={styles.bar} data-full={value !== '' && bar <= level ? '' : undefined} />
        ))}
        <span role="status" className={styles.word}>
          {value !== '' && (
            <>
              <VisuallyHidden>{`${t('strength.label')}: `}</VisuallyHidden>
              {t(`strength.level_${level}`)}
            </>
          )}
        </span>
      </div>
      <ul className={styles.parts} aria-label={t('strength.parts')}>
        {parts.map((part) => (
          <Part key={part.name} part={part} rule={rule} />
        ))}
      </ul>
    </div>
  )
}
