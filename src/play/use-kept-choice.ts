import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#src/gateway/query-client.ts'

interface KeptChoice<Answer> {
  send: (isOn: boolean) => Promise<unknown>
  /** The call that answers by the choice. */
  asked: { id: string }
  /** What it will answer once the choice is kept, as far as it is known. */
  after: (answer: Answer, isOn: boolean) => Answer
}

/** Changes a player's choice that the gateway keeps: it counts at once, and what could not be kept is as it was before. */
export function useKeptChoice<Answer>({ send, asked, after }: KeptChoice<Answer>) {
  const client = useQueryClient()
  const queryKey = [asked.id]
  return useMutation({
    mutationFn: send,
    onMutate: async (isOn) => {
      // A pending answer may have been given before.
      await client.cancelQueries({ queryKey })
      client.setQueriesData<Answer>({ queryKey }, (answer) => answer && after(answer, isOn))
    },
    onSettled: () => invalidate(client, asked),
  })
}
