import { useQuery } from '@tanstack/react-query'
import type { FieldRule } from '#contract/identity/registration.ts'
import { getRegisterSettings } from '#src/gateway/identity-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'

/** The gateway's rule for passwords; until it is known, and where it cannot be had, the gateway alone decides. */
export function usePasswordRule(): FieldRule | undefined {
  const { data } = useQuery({
    ...callQuery(getRegisterSettings, {}),
    select: ({ value }) => value.fields.password,
  })
  return data
}
