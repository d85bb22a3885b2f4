import { useMutation } from '@tanstack/react-query'
import { sendFeedback } from '#src/gateway/account-calls.ts'
import type { BodyTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useMemberQuery } from '#src/session/session.ts'

type Feedback = Omit<BodyTo<typeof sendFeedback>, 'sender'>

/** Answers with the reference. */
export function useSendFeedback() {
  const { data: member } = useMemberQuery()
  return useMutation({
    mutationFn: async (feedback: Feedback) =>
      (await callGateway(sendFeedback, { body: { ...feedback, sender: member?.account ?? '' } })).value.reference,
  })
}
