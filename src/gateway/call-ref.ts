import type { AnswerOf, BodyOf, Call, QueryOf } from '#contract/call.ts'
import { loadPart } from '#src/lib/chunk-failure.ts'

/**
 * A call by its name, light enough for the first load: paths and shapes (and with them the schema library) come with the
 * first call that is made. `auth` repeats the contract's, so that private answers can be told apart; a test holds the two equal.
 */
export interface CallRef<C extends Call> {
  id: string
  auth: Call['auth']
  load(): Promise<C>
}

type CallOf<Ref> = Ref extends { load(): Promise<infer C extends Call> } ? C : never

/** What a call answers with, and what it is asked and sent: `AnswerTo<typeof getMember>`. */
export type AnswerTo<Ref extends CallRef<Call>> = AnswerOf<CallOf<Ref>>
export type QueryTo<Ref extends CallRef<Call>> = QueryOf<CallOf<Ref>>
export type BodyTo<Ref extends CallRef<Call>> = BodyOf<CallOf<Ref>>

/** The references of a contract file, which comes with the first call of it. */
export function callsOf<M extends object>(load: () => Promise<M>) {
  return <Name extends keyof M & string>(id: Name, auth: Call['auth'] = 'none') => ({
    id,
    auth,
    load: async () => (await loadPart(load))[id],
  })
}
