import { getCards } from '#contract/account/cards.ts'
import { confirmWithdrawal, createWithdrawal, getWithdrawals, uploadProof } from '#contract/account/withdraw.ts'
import { tokenOf } from './accounts.ts'
import { openGateway, type TestGateway } from './gateway.ts'
import { acme } from './merchants.ts'
import { fresh, paymentPassword } from './money.ts'
import { png } from './pictures.ts'

/** A member with money and a card, at a gateway of its own. */
export async function opened(username = 'mover', merchants = [acme]) {
  const gateway = await openGateway({ merchants })
  const token = await tokenOf(gateway, username)
  const { value } = await gateway.answer(getCards, { token, query: { language: 'EN' } })
  return { gateway, token, cardId: value.cards[0]?.id ?? '' }
}

export async function refused(gateway: TestGateway, token: string, body: object) {
  const whole = { amount: '1000', cardId: 'C1', paymentPassword, ...body }
  const { status, code } = await gateway.refusal(createWithdrawal, { token, body: whole, headers: fresh() })
  return [status, code]
}

export async function listed(gateway: TestGateway, token: string, language = 'EN') {
  const query = { pageNo: 1, pageSize: 20, language }
  return (await gateway.answer(getWithdrawals, { token, query })).value.withdrawals
}

export const proofOf = async (gateway: TestGateway, token: string) =>
  (await gateway.answer(uploadProof, { token, body: png() })).value.id

export const confirm = (gateway: TestGateway, token: string, id: string, body: object) =>
  gateway.answer(confirmWithdrawal, { token, query: { id }, body: { receipt: 'received', ...body }, headers: fresh() })

export const refuseConfirm = async (gateway: TestGateway, token: string, id: string, body: object) => {
  const given = { receipt: 'received' as const, ...body }
  const { status, code } = await gateway.refusal(confirmWithdrawal, {
    token,
    query: { id },
    body: given,
    headers: fresh(),
  })
  return [status, code]
}
