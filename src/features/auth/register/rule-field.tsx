import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { usePasswordWords } from '../forms/form-parts.tsx'
import { usePatternText } from '../patterns/use-pattern-text.ts'
import { fieldLooks, inputModeOf, isTelling } from './field-looks.ts'
import type { OptionalField } from './register-fields.ts'
import styles from './register-form.module.css'
import type { RegisterFormState } from './use-register-form.ts'
import { useRuleMet } from './use-rule-met.ts'

interface RuleFieldProps extends ComponentProps<typeof TextField> {
  name: 'username' | OptionalField
  state: RegisterFormState
  isRequired: boolean
}

export function OptionalMark() {
  const { t } = useTranslation('register')
  return <span className={styles.optional}>{t('optional')}</span>
}

/** A field under a rule of the gateway's: what the rule asks for below it, and a check in it where the rule is kept. */
export function RuleField({ name, state, isRequired, hint, inputMode, ...rest }: RuleFieldProps) {
  const patternText = usePatternText()
  const rule = state.rules[name]
  const value = useWatch({ control: state.form.control, name })
  const error = state.messageOf(name)
  const isMet = useRuleMet(rule, value) && !error
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      maxLength={255}
      {...rest}
      inputMode={inputModeOf(rule, inputMode)}
      required={isRequired}
      aside={isRequired ? undefined : <OptionalMark />}
      hint={hint ?? (rule && isTelling(rule) ? patternText(rule) : undefined)}
      error={error}
      end={isMet && <Icon name="circle-check" size="small" className={styles.met} />}
      {...state.field(name)}
    />
  )
}

/** One of the fields that stand in the form only where the gateway asks for them. */
export function ExtraField({ name, state }: { name: OptionalField; state: RegisterFormState }) {
  const { t } = useTranslation('register')
  const words = usePasswordWords()
  const patternText = usePatternText()
  const rule = state.rules[name]
  const isRequired = rule?.enabled === true && rule.required
  const { icon, ...look } = fieldLooks[name]
  const label = t(`field.${name}`)
  if (name === 'paymentPassword')
    return (
      <PasswordField
        {...look}
        label={label}
        words={words}
        maxLength={255}
        required={isRequired}
        aside={isRequired ? undefined : <OptionalMark />}
        hint={rule && isTelling(rule) ? patternText(rule) : undefined}
        error={state.messageOf(name)}
        {...state.field(name)}
      />
    )
  const payeeHint = name === 'payeeName' ? t('payeeHint') : undefined
  return (
    <RuleField {...look} name={name} state={state} isRequired={isRequired} label={label} icon={icon} hint={payeeHint} />
  )
}
