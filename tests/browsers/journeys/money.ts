import { randomInt } from 'node:crypto'
import { createDeposit, getDepositChannels, getDeposits } from '#contract/account/deposit.ts'
import { getWithdrawals } from '#contract/account/withdraw.ts'
import { getBalance } from '#contract/identity/member.ts'
import { ask } from '#tests/e2e/gateway-calls.ts'
import { registerMember } from '#tests/e2e/identity-support.ts'
import type { Visitor } from '../visitor.ts'

const paymentPassword = '482913'
const page = { pageNo: 1, pageSize: 20, language: 'EN' }

/** What the operator's staff does, at the sandbox's own address. @throws where it is refused */
async function operate(visitor: Visitor, path: string, body: object): Promise<void> {
  const response = await fetch(`http://localhost:${visitor.place.server.port}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`/sandbox/${path} answered ${response.status}: ${await response.text()}`)
}

export async function balanceOf({ place: { server, merchant } }: Visitor, token: string): Promise<number> {
  return Number((await ask(server, merchant, getBalance, { token })).value.balance)
}

function expectEqual<Value>(what: string, found: Value, wanted: Value): void {
  if (found !== wanted) throw new Error(`${what}: ${found} in place of ${wanted}`)
}

/** The channel that the form begins with: the first that takes payments now. */
async function firstChannel({ place: { server, merchant } }: Visitor, token: string) {
  const query = { language: 'EN' }
  const { channels } = (await ask(server, merchant, getDepositChannels, { token, query })).value
  const channel = channels.find(({ maintenance }) => !maintenance)
  if (!channel) throw new Error('no channel takes payments')
  return channel
}

/** The first channel and the first proposed amount; the bank confirms, and the ledger has it once. */
export async function deposit(visitor: Visitor): Promise<void> {
  const { server, merchant } = visitor.place
  const { token } = await registerMember(server, merchant)
  const { kind } = await firstChannel(visitor, token)
  await visitor.open('/member?page=depositv2', { token })
  const group = visitor.say('wallet:deposit.proposed')
  await visitor.see({ role: 'group', name: group })
  await visitor.look('the form')
  await visitor.click({ role: 'button', within: `[aria-label="${group}"]` })
  const create = { role: 'button', name: visitor.say(`wallet:deposit.create.${kind}`), isPart: true }
  await visitor.click(create)
  await visitor.see({ role: 'heading', name: visitor.say(`wallet:deposit.ticket.${kind}`) })
  await visitor.look('the code to pay by')
  const deposits = async () => (await ask(server, merchant, getDeposits, { token, query: page })).value.deposits
  const [one, ...others] = await deposits()
  if (!one) throw new Error('the gateway has no deposit')
  expectEqual('further deposits', others.length, 0)
  await operate(visitor, `deposits/${one.id}`, { outcome: 'received' })
  await visitor.see({ role: 'heading', name: visitor.say('wallet:deposit.end.received') })
  await visitor.look('the money is there')
  expectEqual('balance', await balanceOf(visitor, token), Number(one.credited))
  expectEqual('deposit', (await deposits())[0]?.state, 'received')
}

/** Puts money into a wallet, as a deposit that the bank has confirmed. */
export async function payIn(visitor: Visitor, token: string): Promise<void> {
  const { server, merchant } = visitor.place
  const { id: channelId, amounts } = await firstChannel(visitor, token)
  const response = await fetch(`http://localhost:${server.port}${createDeposit.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-merchant-code': merchant,
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ channelId, amount: amounts.at(-1), language: 'EN' }),
  })
  const { value } = createDeposit.answer.parse(await response.json())
  await operate(visitor, `deposits/${value.id}`, { outcome: 'received' })
}

/** A new payment password and a new account first; the amount leaves the balance once. */
export async function withdraw(visitor: Visitor): Promise<void> {
  const { server, merchant } = visitor.place
  const { token, password } = await registerMember(server, merchant)
  await payIn(visitor, token)
  const before = await balanceOf(visitor, token)
  const number = `6213${randomInt(10 ** 7, 10 ** 8)}`
  const secret = (key: string) => ({ role: 'password', name: visitor.say(`wallet:${key}`) })
  const field = (key: string) => ({ role: 'textbox', name: visitor.say(`wallet:${key}`) })
  await visitor.open('/member?page=withdraw', { token })
  await visitor.see(secret('newPin.new'))
  await visitor.look('the payment password')
  await visitor.fill(secret('newPin.logInPassword'), password)
  await visitor.fill(secret('newPin.new'), paymentPassword)
  await visitor.fill(secret('newPin.repeat'), paymentPassword)
  await visitor.click(visitor.button('wallet:newPin.set'))
  await visitor.see(field('card.number'))
  await visitor.look('the account')
  await visitor.choose({ role: 'combobox', name: visitor.say('wallet:card.bank') }, { at: 1 })
  await visitor.fill(field('card.number'), number)
  await visitor.fill(field('card.holder'), 'Demo Holder')
  await visitor.check({ role: 'checkbox', name: visitor.say('wallet:card.holderSure') })
  await visitor.fill(secret('pin.label'), paymentPassword)
  await visitor.click(visitor.button('wallet:card.add'))
  await visitor.see({ role: 'radio', name: number.slice(-4), isPart: true }, ({ isChecked }) => isChecked)
  await visitor.look('the form')
  await visitor.click({ role: 'button', name: visitor.say('wallet:most'), isPart: true })
  await visitor.click(visitor.button('wallet:withdraw.review'))
  await visitor.see(secret('pin.label'))
  await visitor.look('the review')
  await visitor.fill(secret('pin.label'), paymentPassword)
  const send = visitor.say('wallet:withdraw.send', { amount: '' }).trim()
  await visitor.click({ role: 'button', name: send, isPart: true })
  await visitor.see({ role: 'heading', name: visitor.say('wallet:withdraw.sent') })
  await visitor.look('it is asked for')
  const { withdrawals } = (await ask(server, merchant, getWithdrawals, { token, query: page })).value
  expectEqual('withdrawals', withdrawals.length, 1)
  expectEqual('balance', await balanceOf(visitor, token), before - Number(withdrawals[0]?.amount))
}
