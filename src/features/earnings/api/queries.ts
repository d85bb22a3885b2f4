import { useQuery } from '@tanstack/react-query'
import type { PayKind } from '#contract/agent/contract-terms.ts'
import {
  getAgentIncome,
  getDailySalary,
  getDividends,
  getHourlySalary,
  getRealtimeSalary,
} from '#src/gateway/agent-calls.ts'
import type { AnswerTo, QueryTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import type { Period } from '#src/reports/filters/periods.ts'
import { recordQuery } from '#src/reports/record-query.ts'

export type Pay = AnswerTo<typeof getDividends>['value']
export type Settlement = Pay['rows'][number]
export type PayQuery = QueryTo<typeof getDividends>
export type Income = AnswerTo<typeof getAgentIncome>['value']

/** Asks for the settlements of a kind of pay: some by GET, some by POST, as the gateway has it. */
export async function fetchPay(kind: PayKind, asked: PayQuery, signal: AbortSignal): Promise<Pay> {
  if (kind === 'hourly') return (await callGateway(getHourlySalary, { body: asked, signal })).value
  if (kind === 'realtime') return (await callGateway(getRealtimeSalary, { body: asked, signal })).value
  return (await callGateway(kind === 'daily' ? getDailySalary : getDividends, { query: asked, signal })).value
}

const ids: Readonly<Record<PayKind, string>> = {
  dividend: getDividends.id,
  daily: getDailySalary.id,
  hourly: getHourlySalary.id,
  realtime: getRealtimeSalary.id,
}

/** Periods end while the page is looked at: what was read is good for a moment. */
export const usePay = (kind: PayKind, asked: PayQuery) =>
  useQuery({
    queryKey: [ids[kind], { pay: asked }],
    queryFn: ({ signal }) => fetchPay(kind, asked, signal),
    // Dropped with the session, as `callQuery` has it.
    meta: { auth: 'token' },
    ...recordQuery,
  })

export const useIncome = ({ from, to }: Period) =>
  useQuery({ ...valueQuery(getAgentIncome, { from, to }), ...recordQuery })
