import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { FieldRule, RegisterField } from '#contract/identity/registration.ts'
import { checkRule } from './check-rule.ts'
import { usePatternText } from './use-pattern-text.ts'

interface RuleSchemaOptions {
  /** A password is never trimmed, and a length that is wrong has a message of its own. */
  isPassword?: boolean
  /** Said of an empty field that is required; else "Input cannot be empty". */
  emptyText?: string
  /** Asked for where the rule does not (a field that the form itself needs). */
  isRequired?: boolean
}

/** What a rule asks of a field, as a sentence; a password whose length is wrong has one of its own. */
export function useRuleText() {
  const { t } = useTranslation('register')
  const patternText = usePatternText()
  return (rule: FieldRule, field: RegisterField, isLength: boolean): string => {
    const { minLength: min, maxLength: max } = rule
    return field === 'password' && isLength ? t('pattern.password', { min, max }) : patternText(rule)
  }
}

/**
 * Schemas of fields by the gateway's rules, with messages in the visitor's language:
 *
 *     const ruleSchema = useRuleSchema()
 *     const schema = z.object({
 *       username: ruleSchema(rules.username, { isRequired: true, emptyText: t('error.usernameRequired') }),
 *       password: ruleSchema(rules.password, { isPassword: true, isRequired: true }),
 *     })
 *
 * The check is asynchronous: `parseAsync`, or the resolver of useIdentityForm. Without a rule any text goes.
 */
export function useRuleSchema() {
  const { t } = useTranslation('register')
  const patternText = usePatternText()
  return (rule: FieldRule | undefined, options: RuleSchemaOptions = {}) => {
    const isRequired = options.isRequired ?? rule?.required ?? false
    const check = z.check<string>(async (payload) => {
      const { value } = payload
      const refuse = (message: string) => payload.issues.push({ code: 'custom', input: value, message, continue: true })
      if (value === '') {
        if (isRequired) refuse(options.emptyText ?? t('pattern.empty'))
        return
      }
      const result = rule ? await checkRule(rule, value) : 'ok'
      if (!rule || result === 'ok' || result === 'unchecked') return
      const { minLength: min, maxLength: max } = rule
      refuse(options.isPassword && result === 'length' ? t('pattern.password', { min, max }) : patternText(rule))
    })
    return options.isPassword ? z.string().check(check) : z.string().check(z.trim(), check)
  }
}
