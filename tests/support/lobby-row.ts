import type { ReactNode } from 'react'
import { tenThousand } from './faulty-gateway.ts'
import type { lobbyAnswers } from './lobby-answers.ts'

type Answers = ReturnType<typeof lobbyAnswers>

export interface Row<Id extends keyof Answers = keyof Answers> {
  call: Id
  page: ReactNode
  path?: string
  /** What the gateway's good answer shows. */
  good: string | RegExp
  /** What a failure says beside "Try again"; left out where the page goes on without the call's answer. */
  failed?: string | RegExp
  /** What an answer without entries says; left out where nothing stands in its place. */
  empty?: string | RegExp
  /** What stands there without the answer. */
  beside: string | RegExp
  /** Where nothing is asked again but by what is done next. */
  hasRetry?: boolean
  /** The answer with ten thousand entries; left out where it has no list. */
  most?: (answer: Answers[Id]) => unknown
  /** What a visitor does to have the call made. */
  act?: () => Promise<void>
  /** Calls that are refused besides, and by which code. */
  refusals?: Readonly<Record<string, string>>
}

export const row = <Id extends keyof Answers>(given: Row<Id>): Row => given as unknown as Row

export const value = (answer: { value: unknown }, change: object) => ({
  ...answer,
  value: { ...(answer.value as object), ...change },
})
export const entries = (answer: unknown, name: string): object[] => Reflect.get(Object(answer), name)

export function manyHits(answer: Answers['searchGames']): object[] {
  const [hit] = entries(answer.value, 'hits') as { card: object }[]
  return tenThousand(hit?.card ?? {}).map((card) => ({ ...hit, card }))
}

export function manyRecent(answer: Answers['getRecentGames']): object[] {
  const [played] = entries(answer.value, 'list') as { card: object }[]
  return tenThousand(played?.card ?? {}).map((card) => ({ ...played, card }))
}
