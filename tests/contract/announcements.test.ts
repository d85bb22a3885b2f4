import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import { productRoot } from '#tests/support/livery.ts'
import { tenantCodes } from '#tests/support/tenants.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway } from './support/gateway.ts'

const query = { types: 'B,PL,PU,PR,H', platform: 'W', language: 'EN' } as const

test('announcements over the page have their time, and can be switched off for a merchant', async () => {
  const gateway = await openGateway()
  const token = await tokenOf(gateway, 'player')
  const shown = async () => (await gateway.answer(getAnnouncements, { query, token })).value.popups
  expect(await shown()).toEqual([
    { id: 'popup-1', title: 'For members', content: '<p>A</p>', execution: 'A', timestamp: '2026-11-20T11:00:00.000Z' },
  ])
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', hasPopups: false })
  expect(await shown()).toEqual([])
  gateway.sandbox.close()
})

test('each demo tenant announces to guests, members and newcomers, one of them on more than a page', () => {
  const demo = z.object({ popups: z.array(z.object({ execution: z.enum(['A', 'B', 'F']) })) })
  const kinds = tenantCodes.map((code) => {
    const text = readFileSync(join(productRoot, 'tenants', code, 'demo.json'), 'utf8')
    return demo.parse(JSON.parse(text)).popups.map(({ execution }) => execution)
  })
  for (const own of kinds) expect([...new Set(own)].sort()).toEqual(['A', 'B', 'F'])
  expect(Math.max(...kinds.map((own) => own.filter((kind) => kind === 'A').length))).toBeGreaterThan(9)
})
