import { html } from 'hono/html'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { isProvenLate } from '../deposits/deposits.ts'
import type { DepositRow } from '../deposits/rows.ts'
import type { OperatorStep } from '../withdrawals/receipts.ts'
import type { WithdrawalRow } from '../withdrawals/rows.ts'

type Html = ReturnType<typeof html>

const shown = 40

/** What waits for a bank or the operator, with what they can do; the latest first. */
export function moneySection({ store }: Pick<Gateway, 'store'>): Html {
  const nameOf = (id: number): string => {
    const member = store.members.byId(id)
    return member ? `${member.merchant} ${member.name}` : ''
  }
  const deposits = store.deposits
    .latest(200)
    .filter((row) => row.state === 'waiting' || row.state === 'reported' || isProvenLate({ store }, row))
  const withdrawals = store.withdrawals.latest(200).filter((row) => stepsOf(row).length > 0)
  return html`<section><h2>Deposits</h2><p>The bank hears of a reported one by itself after a few seconds.</p>
${rowsOf(deposits.slice(0, shown).map((row) => depositRow(row, nameOf(row.member_id))))}</section>
<section><h2>Payouts</h2>${rowsOf(withdrawals.slice(0, shown).map((row) => withdrawalRow(row, nameOf(row.member_id))))}</section>`
}

function rowsOf(rows: readonly Html[]): Html {
  if (rows.length === 0) return html`<p>There is nothing to do.</p>`
  return html`<div class="scroll"><table><thead><tr><th scope="col">Member</th><th scope="col">Id</th>
<th scope="col">Amount</th><th scope="col">State</th><th scope="col">Do</th></tr></thead><tbody>${rows}</tbody></table></div>`
}

function depositRow({ id, amount, state }: DepositRow, name: string): Html {
  const isOver = state === 'expired' || state === 'refused'
  const outcomes = (isOver ? ['received'] : ['received', 'refused', 'expired']).map(
    (outcome) => html`<button name="outcome" value="${outcome}">${outcome}</button>`,
  )
  return html`<tr><td>${name}</td><td>${id}</td><td>${decimalOf(amount)}</td><td>${state}</td>
<td><form method="post" action="/sandbox/deposits/${id}">${outcomes}</form></td></tr>`
}

function withdrawalRow(row: WithdrawalRow, name: string): Html {
  const { id, amount, state } = row
  const steps = stepsOf(row).map((step) => html`<button name="step" value="${step}">${step}</button>`)
  return html`<tr><td>${name}</td><td>${id}</td><td>${decimalOf(amount)}</td><td>${state}</td>
<td><form method="post" action="/sandbox/withdrawals/${id}">${steps}</form></td></tr>`
}

function stepsOf({ state, objection }: WithdrawalRow): OperatorStep[] {
  if (objection === 'open') return ['returned', 'kept']
  if (state === 'pending') return ['paying', 'paid', 'refused']
  if (state === 'paying') return ['paid', 'refused']
  return state === 'partly' || state === 'disputed' ? ['forced'] : []
}
