import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUnreadCount } from '#contract/account/messages.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, zen } from './support/merchants.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

test.each([acme, zen])(
  'calls of the relay family stand behind the prefix of $code, and nowhere else',
  async (merchant) => {
    const { code } = merchant
    const token = await tokenOf(gateway, 'player', { merchant: code })
    await gateway.answer(getUnreadCount, { token, merchant: code })
    const headers = { 'X-Merchant-Code': code, Authorization: `Bearer ${token}` }
    for (const prefix of ['', '/nothing', merchant === acme ? zen.relayPrefix : acme.relayPrefix]) {
      const response = await gateway.sandbox.app.request(`${prefix}${getUnreadCount.path}`, { headers })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'call.unknown' })
    }
  },
)
