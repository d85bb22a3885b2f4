import type { Hono } from 'hono'
import {
  convertPoints,
  getPointBalance,
  getPointConfig,
  getPointHistory,
  getPointRewards,
  getRedeemList,
  type PointItem,
  type PointRedemption,
  redeemPoints,
} from '#contract/account/points.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { exchangePoints } from './exchange.ts'
import { type Item, itemsOf } from './items.ts'
import { redeemItem } from './redeem.ts'
import type { RedemptionRow } from './redemptions.ts'
import { earningsOf, exchangeOf } from './terms.ts'
import { isItemName, itemName, itemText, pointRules, redeemRemark, storedText } from './texts.ts'

const maxPageSize = 100

export function addPointRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getPointConfig, ({ merchant, language }) => {
    if (!merchant.pointMall) return refuse('module.closed')
    const exchange = exchangeOf(merchant)
    return good({
      exchange: exchange && { ...exchange, amount: decimalOf(exchange.amount) },
      earning: earningsOf(merchant).map((earning) => ({ ...earning, staked: decimalOf(earning.staked) })),
      currency: merchant.currency,
      rules: pointRules(language),
    })
  })

  addCall(app, gateway, getPointRewards, ({ merchant, language }) => {
    if (!merchant.pointMall) return refuse('module.closed')
    const items = itemsOf(store, merchant).map((item) => itemAnswer(merchant, item, language))
    return good({
      items,
      currency: merchant.currency,
      imageUrl: artAddress.item(`still-life-${merchant.demo.points.setting ?? 'study'}`),
    })
  })

  addCall(app, gateway, getPointBalance, ({ merchant, member }) => {
    if (!merchant.pointMall) return refuse('module.closed')
    return good({ points: store.points.balance(member.id) })
  })

  addCall(app, gateway, redeemPoints, ({ merchant, member, body, idempotencyKey }) => {
    if (!merchant.pointMall) return refuse('module.closed')
    return answerOnce(gateway, redeemPoints, { member, idempotencyKey, body }, () => {
      const row = redeemItem(gateway, { merchant, member }, body)
      if (row instanceof Refusal) return row
      return good({ reference: row.reference, points: store.points.balance(member.id) })
    })
  })

  addCall(app, gateway, convertPoints, ({ merchant, member, body, idempotencyKey }) => {
    if (!merchant.pointMall) return refuse('module.closed')
    return answerOnce(gateway, convertPoints, { member, idempotencyKey, body }, () => {
      const done = exchangePoints(gateway, { merchant, member }, body.points)
      if (done instanceof Refusal) return done
      return good({ ...done, amount: decimalOf(done.amount), balance: decimalOf(done.balance) })
    })
  })
  addLists(app, gateway)
}

function addLists(app: Hono, gateway: Gateway): void {
  const { points, redemptions } = gateway.store

  addCall(app, gateway, getRedeemList, ({ merchant, member, language, query }) => {
    if (!merchant.pointMall) return refuse('module.closed')
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const rows = redemptions.page(member.id, query.pageSize, offsetOf(query))
    return good({
      rows: rows.map((row) => redemptionAnswer(gateway, merchant, { row, language })),
      currency: merchant.currency,
      ...pagesOf(query, redemptions.count(member.id)),
    })
  })

  addCall(app, gateway, getPointHistory, ({ merchant, member, language, query }) => {
    if (!merchant.pointMall) return refuse('module.closed')
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    return good({
      rows: points.page(member.id, query.pageSize, offsetOf(query)).map((row) => ({
        reference: /^[A-Z]/.test(row.reference) ? row.reference : `P${String(row.id).padStart(9, '0')}`,
        at: instantOf(row.at),
        type: row.type,
        changed: row.changed,
        balance: row.balance,
        remark: storedText(row.remark, language),
      })),
      ...pagesOf(query, points.count(member.id)),
    })
  })
}

function itemAnswer({ currency }: Merchant, item: Item, language: LanguageCode): PointItem {
  const { id, type, points, money, bonus, turnover, left, most, isOpen } = item
  return {
    id,
    name: itemName(id, { language, currency, bonus }),
    text: itemText(id, language),
    type,
    imageUrl: artAddress.item(id),
    points,
    amountNeeded: money > 0 ? decimalOf(money) : null,
    bonus: bonus > 0 ? { amount: decimalOf(bonus), turnover: turnover > 0 ? decimalOf(turnover) : null } : null,
    left,
    most,
    isOpen,
  }
}

function redemptionAnswer(
  { store }: Gateway,
  merchant: Merchant,
  { row, language }: { row: RedemptionRow; language: LanguageCode },
): PointRedemption {
  const item = itemsOf(store, merchant).find(({ id }) => id === row.item)
  return {
    reference: row.reference,
    appliedAt: instantOf(row.at),
    type: item?.type ?? 'goods',
    name: isItemName(row.item)
      ? itemName(row.item, { language, currency: merchant.currency, bonus: item?.bonus ?? 0 })
      : row.item,
    quantity: row.quantity,
    points: row.points,
    amountNeeded: row.amount > 0 ? decimalOf(row.amount) : null,
    status: row.status,
    remark: redeemRemark(row.remark, language),
  }
}
