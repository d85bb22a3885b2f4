import { tokenFor } from '#tests/e2e/gateway-calls.ts'
import type { Visitor } from '../visitor.ts'

const asAgent = (username: string) => ({ username, password: `Demo-${username}-1`, site: 'agent' as const })

/** An agent offers a contract to the one below, who accepts it. */
export async function contract(visitor: Visitor): Promise<void> {
  const { server, merchant } = visitor.place
  const token = await tokenFor(server, merchant, asAgent('agent'))
  await visitor.open('/agentHome?page=contracts&with=subagent&offer=1', { token })
  const kind = visitor.say('contracts:kind.hourly')
  await visitor.check({ role: 'tab', name: kind })
  const rate = visitor.say('contracts:tiers.of', { what: visitor.say('contracts:tiers.rate'), step: 1 })
  await visitor.fill({ role: 'textbox', name: rate }, '0.01')
  await visitor.look('the offer')
  if ((await visitor.find({ role: 'checkbox' })).count > 0) await visitor.check({ role: 'checkbox' })
  await visitor.click(visitor.button('contracts:offer.send'))
  await visitor.gone({ role: 'dialog' })
  await visitor.look('it is offered')

  const below = await tokenFor(server, merchant, asAgent('subagent'))
  await visitor.open('/agentHome?page=contracts&side=receiver&state=open', { token: below })
  const action = visitor.say('contracts:list.answer')
  await visitor.click(visitor.button('contracts:list.openOf', { action, kind, other: 'agent' }))
  await visitor.look('its details')
  await visitor.click(visitor.button('contracts:action.accept'))
  await visitor.click(visitor.button('contracts:yes.accept'))
  await visitor.gone({ role: 'dialog' })
  await visitor.look('it is accepted')
}
