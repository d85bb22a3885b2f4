import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useRuleSchema } from '../patterns/use-rule-schema.ts'
import { usePasswordRule } from './get-password-rule.ts'

/** The schema of a new password by the gateway's rule, and that rule where it is known. */
export function useNewPasswordSchema() {
  const { t } = useTranslation('security')
  const ruleSchema = useRuleSchema()
  const rule = usePasswordRule()
  const emptyText = rule ? t('error.passwordLength', { min: rule.minLength, max: rule.maxLength }) : t('error.empty')
  return { rule, schema: ruleSchema(rule, { isPassword: true, isRequired: true, emptyText }) }
}

/** A field that may not be empty; nothing of it is trimmed. */
export const filledSecret = (message: string) => z.string().check(z.minLength(1, message))
