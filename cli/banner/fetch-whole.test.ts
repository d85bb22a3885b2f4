import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BannerGateway, openBannerGateway } from '#tests/support/banner-gateway.ts'
import { fetchWhole } from './fetch-whole.ts'

let gateway: BannerGateway
beforeEach(async () => {
  gateway = await openBannerGateway()
  gateway.pictures = { '/art': { type: 'image/png', body: 'twelve bytes' } }
})
afterEach(async () => {
  vi.restoreAllMocks()
  await gateway.close()
})

const get = (path: string, limit = 100) =>
  fetchWhole(new URL(path, gateway.origin), { limit, headers: { accept: 'image/png' } })

test('an answer comes with its bytes and what it says that they are', async () => {
  expect(await get('/art')).toEqual({ bytes: Buffer.from('twelve bytes'), type: 'image/png' })
})

test('an answer may have as many bytes as are allowed, and not one more', async () => {
  expect(await get('/art', 12)).toHaveProperty('bytes')
  expect(await get('/art', 11)).toEqual({ wrong: 'sent more than 11 B' })
})

test('a redirect is not followed, wherever it leads', async () => {
  const headers = { location: '/art' }
  gateway.pictures['/moved'] = { type: 'text/plain', body: '', status: 301, headers }
  expect(await get('/moved')).toEqual({ wrong: 'answered 301, not 200' })
  expect(gateway.asked).toHaveLength(1)
})

test('an answer that takes too long is said to', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  timeout.mockReturnValue(AbortSignal.abort(new DOMException('too long', 'TimeoutError')))
  expect(await get('/art')).toEqual({ wrong: 'did not answer within 20 seconds' })
  expect(timeout).toHaveBeenCalledWith(20_000)
})

test('an address that nobody answers at is said to be so, with the system’s word', async () => {
  await gateway.close()
  expect(await get('/art')).toEqual({ wrong: 'does not answer (ECONNREFUSED)' })
})
