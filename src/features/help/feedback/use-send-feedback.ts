import { useMutation } from '@tanstack/react-query'
import { sendFeedback } from '#src/gateway/account-calls.ts'
import type { BodyTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useMemberQuery } from '#src/session/session.ts'
import type { FeedbackCaptcha } from './feedback-captcha.ts'

type Feedback = Pick<BodyTo<typeof sendFeedback>, 'type' | 'content'> & Pick<FeedbackCaptcha, 'answer'>

/** Answers with the reference. */
export function useSendFeedback() {
  const { data: member } = useMemberQuery()
  return useMutation({
    mutationFn: async ({ answer, ...feedback }: Feedback) => {
      const body = { ...feedback, ...(await answer()), sender: member?.account ?? '' }
      return (await callGateway(sendFeedback, { body })).value.reference
    },
  })
}
