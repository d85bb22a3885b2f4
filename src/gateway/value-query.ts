import type { AnswerOf, Call, QueryOf } from '#contract/call.ts'
import type { CallRef } from './call-ref.ts'
import type { CallInput } from './client.ts'
import { callQuery } from './query-client.ts'

type ValueOf<C extends Call> = AnswerOf<C> extends { value: infer Value } ? Value : never

/** `callQuery` for calls that answer with an envelope, as the value in it: `useQuery(valueQuery(getVip, { language }))`. */
export function valueQuery<C extends Call>(
  call: CallRef<C>,
  ...[query]: undefined extends QueryOf<C> ? [] : [query: QueryOf<C>]
): Omit<ReturnType<typeof callQuery<C>>, 'select'> & { select: (answer: AnswerOf<C>) => ValueOf<C> } {
  return {
    ...callQuery(call, { query } as Pick<CallInput<C>, 'query'>),
    select: (answer) => (answer as { value: ValueOf<C> }).value,
  }
}
