import type { Hono } from 'hono'
import { claimReward, getRewards } from '#contract/account/rewards.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { openRewardCount, rewardAnswer, takeReward } from './rewards.ts'

const maxPageSize = 100

export function addRewardRoutes(app: Hono, gateway: Gateway): void {
  const { rewards } = gateway.store

  addCall(app, gateway, getRewards, ({ merchant, member, language, query }) => {
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const { state } = query
    const asked = { state, at: gateway.now().getTime() }
    const rows = rewards.page(member.id, asked, query.pageSize, offsetOf(query))
    return good({
      rewards: rows.map((row) => rewardAnswer(gateway, row, language)),
      open: openRewardCount(gateway, member.id),
      currency: merchant.currency,
      ...pagesOf(query, rewards.count(member.id, asked)),
    })
  })

  addCall(app, gateway, claimReward, ({ merchant, member, language, query, idempotencyKey }) => {
    const id = /^\d{1,15}$/.test(query.id) ? Number(query.id) : 0
    // Which one it is belongs to the order as a body would.
    return answerOnce(gateway, claimReward, { member, idempotencyKey, body: { id } }, () => {
      const row = takeReward(gateway, { merchant, member }, id)
      return row instanceof Refusal ? row : good(rewardAnswer(gateway, row, language))
    })
  })
}
