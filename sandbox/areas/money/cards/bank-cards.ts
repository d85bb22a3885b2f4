import { randomBytes } from 'node:crypto'
import type { addCard, BankCard } from '#contract/account/cards.ts'
import type { BodyOf } from '#contract/call.ts'
import { memberNow, type Owner, refuseTrial } from '#sandbox/ledger/accounts.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { maskedAccount, maskedPerson } from '#sandbox/lib/masks.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { bankName, banks } from '../texts/money-texts.ts'
import type { BankCardRow } from './rows.ts'

type Body = BodyOf<typeof addCard>

export const maxCards = 5

export function cardAnswer({ id, bank, number, is_default, added_at }: BankCardRow, holder: string): BankCard {
  return {
    id,
    bankCode: bank,
    bankName: bankName(bank),
    number: maskedAccount(number),
    holder: maskedPerson(holder),
    isDefault: is_default === 1,
    addedAt: instantOf(added_at),
  }
}

/**
 * Binds an account; the first one binds the holder's name for good. Gives the card and that name. The payment password is
 * looked at before.
 */
export function bindCard(
  part: Pick<Gateway, 'store' | 'now'>,
  { merchant, member }: Owner,
  { bankCode, number, holder }: Body,
): { card: BankCardRow; holder: string } | Refusal {
  const { store, now } = part
  return store.transaction(() => {
    const bound = memberNow(part, member)?.payee_name ?? null
    const refused = refuseTrial(member) ?? refuseHolder(bound, holder) ?? refuseBank(bankCode)
    if (refused) return refused
    const cards = store.bankCards.of(member.id)
    if (store.bankCards.isKnown(merchant.code, bankCode, number)) return refuse('card.known')
    if (cards.length >= maxCards) return refuse('card.too-many')
    const name = bound ?? holder?.trim() ?? ''
    if (bound === null) store.members.setPayeeName(member.id, name)
    const card: BankCardRow = {
      id: `C${randomBytes(6).toString('hex').toUpperCase()}`,
      merchant: merchant.code,
      member_id: member.id,
      bank: bankCode,
      number,
      is_default: cards.length === 0 ? 1 : 0,
      added_at: now().getTime(),
    }
    store.bankCards.add(card)
    const values = { card: { text: `${bankName(card.bank)} ${maskedAccount(card.number)}` } }
    writeMessage(store, member.id, { event: 'card-added', values, at: card.added_at })
    return { card, holder: name }
  })
}

/** Removes a member's card; of those that stay the first is chosen first, where the removed one was. Inside a transaction. */
export function unbindCard({ store }: Pick<Gateway, 'store'>, member: number, id: string): Refusal | null {
  const card = store.bankCards.of(member).find((one) => one.id === id)
  if (!card) return refuse('card.unknown')
  store.bankCards.remove(member, id)
  const [next] = store.bankCards.of(member)
  if (card.is_default === 1 && next) store.bankCards.choose(member, next.id)
  return null
}

/** A name that is bound already may be told again, and no other. */
function refuseHolder(bound: string | null, given: string | undefined): Refusal | null {
  const name = given?.trim()
  if (bound === null) {
    return name === undefined || name.length < 2
      ? refuse('request.invalid', { fields: { holder: name === undefined ? 'field.required' : 'field.invalid' } })
      : null
  }
  return name === undefined || name === bound
    ? null
    : refuse('request.invalid', { fields: { holder: 'field.invalid' } })
}

function refuseBank(code: string): Refusal | null {
  return banks.some((bank) => bank.code === code)
    ? null
    : refuse('card.bank', { fields: { bankCode: 'field.invalid' } })
}
