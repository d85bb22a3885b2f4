import { getBalance } from '#contract/identity/member.ts'
import { getRegisterSettings } from '#contract/identity/registration.ts'
import { ask } from '#tests/e2e/gateway-calls.ts'
import { freshName, registerMember } from '#tests/e2e/identity-support.ts'
import type { Visitor } from '../visitor.ts'

const password = 'Harbour7lantern'

/** The session that the page opened, once it has: the gateway knows the member by it. */
async function signedIn(visitor: Visitor): Promise<string> {
  await visitor.until('a session', `sessionStorage.getItem('token')`)
  const token = String(await visitor.page.run(`sessionStorage.getItem('token')`))
  const { server, merchant } = visitor.place
  await ask(server, merchant, getBalance, { token })
  return token
}

export async function logIn(visitor: Visitor): Promise<void> {
  const { server, merchant } = visitor.place
  const { username } = await registerMember(server, merchant)
  await visitor.open('/promotions')
  await visitor.click({ ...visitor.button('account.logIn'), within: 'header' })
  await visitor.see({ role: 'textbox', name: visitor.say('auth:username') })
  await visitor.look('the form')
  await visitor.fill({ role: 'textbox', name: visitor.say('auth:username') }, username)
  await visitor.fill({ role: 'password', name: visitor.say('auth:password') }, password)
  await visitor.click(visitor.button('auth:submit'))
  await signedIn(visitor)
  await visitor.gone({ role: 'password' })
  await visitor.look('logged in')
}

export async function register(visitor: Visitor): Promise<void> {
  const { server, merchant } = visitor.place
  const { fields } = (await ask(server, merchant, getRegisterSettings)).value
  const field = (key: string) => ({ role: 'textbox', name: visitor.say(`register:${key}`) })
  const secret = (key: string) => ({ role: 'password', name: visitor.say(`register:field.${key}`) })
  await visitor.open('/register')
  await visitor.see(field('byName.username'))
  await visitor.look('the form')
  await visitor.fill(field('byName.username'), freshName())
  await visitor.fill(secret('password'), password)
  await visitor.fill(secret('confirmPassword'), password)
  if (fields.idNumber?.required) await visitor.fill(field('field.idNumber'), '1234567890')
  for (const nth of [0, 1]) await visitor.check({ role: 'checkbox', nth })
  await visitor.look('the form, filled in')
  await visitor.click(visitor.button('register:submit'))
  await signedIn(visitor)
  await visitor.gone(field('byName.username'))
  await visitor.look('the new member')
}
