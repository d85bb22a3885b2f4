import { randomInt } from 'node:crypto'
import type { LanguageCode } from '#contract/site/languages.ts'
import { nameKey } from '#sandbox/members/names.ts'
import { messageText } from '#sandbox/members/proof/message-texts.ts'
import { post } from '#sandbox/members/proof/outbox.ts'
import { type Limit, refuseTry } from '#sandbox/members/proof/tries.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { Refusal } from '#sandbox/server/problems.ts'

const minutes = 30
const length = 12

/** Without what looks alike. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'

interface Asked {
  merchant: Merchant
  language: LanguageCode
  address: string
  username: string
  email: string
  captcha?: string | undefined
  captchaId?: string | undefined
}

/** A password to send, and its hash. */
interface NewPassword {
  password: string
  hash: string
}

/** A new password, made whether or not name and address turn out to belong together: the effort is the same. */
export async function prepareTemporaryPassword(gateway: Gateway, asked: Asked): Promise<NewPassword | Refusal> {
  const { merchant, address } = asked
  const name = nameKey(asked.username)
  const refused = refuseTry(gateway, limitsFor(merchant.code, name, address), asked)
  if (refused) return refused
  const password = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  return { password, hash: await gateway.passwords.hash(password) }
}

/** Sends a temporary password where name and address belong together. */
export function sendTemporaryPassword(gateway: Gateway, asked: Asked, { password, hash }: NewPassword): void {
  const { merchant, language } = asked
  const member = gateway.store.members.byName(merchant.code, nameKey(asked.username))
  if (member?.email?.toLowerCase() !== asked.email.trim().toLowerCase()) return
  const until = gateway.now().getTime() + minutes * 60_000
  gateway.store.members.setTemporaryPassword(member.id, hash, until)
  const text = messageText('temporary', language, { name: merchant.name, secret: password, minutes })
  post(gateway, { merchant: merchant.code, channel: 'email', to: member.email, text, code: password })
}

function limitsFor(merchant: string, name: string, address: string): Limit[] {
  return [
    { merchant, subject: `reset of ${name}`, most: 6, free: 3, windowMs: 3_600_000 },
    { merchant, subject: `reset from ${address}`, most: 30, free: 15, windowMs: 15 * 60_000 },
  ]
}
