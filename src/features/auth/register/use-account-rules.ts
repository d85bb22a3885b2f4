import { useTranslation } from 'react-i18next'
import { usePatternText } from '../patterns/use-pattern-text.ts'
import { useRuleSchema } from '../patterns/use-rule-schema.ts'
import { isTelling } from './field-looks.ts'
import { useRegisterSettingsQuery } from './get-register-settings.ts'

type Field = 'username' | 'password'

/**
 * The gateway's rules for a name and a password, for a form in which somebody opens an account for another. Until they are
 * known, and where they cannot be had, only what is empty is wrong here, and the gateway decides the rest.
 */
export function useAccountRules() {
  const { t } = useTranslation('register')
  const { data } = useRegisterSettingsQuery()
  const patternText = usePatternText()
  const ruleSchema = useRuleSchema()
  const hint = (field: Field): string | undefined => {
    const rule = data?.fields[field]
    return rule && isTelling(rule) ? patternText(rule) : undefined
  }
  const schemas = {
    username: ruleSchema(data?.fields.username, { isRequired: true, emptyText: t('error.usernameRequired') }),
    password: ruleSchema(data?.fields.password, {
      isRequired: true,
      isPassword: true,
      emptyText: t('error.passwordRequired'),
    }),
  }
  const messageFor = async (field: Field, value: string): Promise<string | undefined> => {
    const { error } = await schemas[field].safeParseAsync(value)
    return error?.issues[0]?.message
  }
  return {
    hints: { username: hint('username'), password: hint('password') },
    /** What is wrong with each; undefined where nothing is. */
    check: async (values: Readonly<Record<Field, string>>) => {
      const [username, password] = await Promise.all([
        messageFor('username', values.username),
        messageFor('password', values.password),
      ])
      return { username, password }
    },
  }
}
