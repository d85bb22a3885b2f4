import { useQueryClient } from '@tanstack/react-query'
import type { RegisterField } from '#contract/identity/registration.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { getRegisterSettings } from '#src/gateway/identity-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useRuleText } from './use-rule-schema.ts'

const byRule = ['field.length', 'field.pattern', 'field.required']

/**
 * What a refusal by a rule says at each field: the rule, asked for anew, since the form let the value pass. The fields are
 * named with the rule that each keeps: { newPassword: 'password' }.
 */
export function useRuleRefusals<Name extends string>(rules: Partial<Record<Name, RegisterField>>) {
  const client = useQueryClient()
  const ruleText = useRuleText()
  return async (thrown: unknown): Promise<Partial<Record<Name, string>>> => {
    const { fields } = toGatewayError(thrown)
    const names = (Object.keys(rules) as Name[]).filter((name) => byRule.includes(fields[name] ?? ''))
    if (names.length === 0) return {}
    const query = { ...callQuery(getRegisterSettings, {}), staleTime: 0 }
    // Without the rules the refusal's own words stand.
    const answer = await client.fetchQuery(query).catch(() => undefined)
    const said: Partial<Record<Name, string>> = {}
    for (const name of names) {
      const field = rules[name]
      const rule = field && answer?.value.fields[field]
      if (rule) said[name] = ruleText(rule, field, fields[name] === 'field.length')
    }
    return said
  }
}
