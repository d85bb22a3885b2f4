import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBalance } from '#contract/identity/member.ts'
import { getLanes } from '#contract/lobby/games.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const host = 'http://acme.example'

async function bytesOf(path: string, headers: Record<string, string> = {}) {
  const response = await gateway.sandbox.app.request(`${host}${path}`, { headers })
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('answers and pictures of 1 kB and more are packed for who takes that, and say the same', async () => {
  const lanes = `${getLanes.path}?platform=html5-desktop&language=EN`
  const [, picture = ''] =
    /"iconUrl":"(?:https?:\/\/[^/"]+)?([^"]+)"/.exec((await bytesOf(lanes)).bytes.toString()) ?? []
  expect(picture).toMatch(/^\/art\//)
  for (const path of [lanes, picture]) {
    const [plain, packed] = [await bytesOf(path), await bytesOf(path, { 'Accept-Encoding': 'gzip, br' })]
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(packed.bytes)).toEqual(plain.bytes)
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2)
  }
  // A picture is kept by whatever stands between: for each form its own.
  expect((await bytesOf(picture)).headers.get('vary')).toContain('Accept-Encoding')
})

test('a short answer goes as it is', async () => {
  const token = await tokenOf(gateway, 'player')
  const { headers } = await bytesOf(getBalance.path, { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'br' })
  expect(headers.get('content-encoding')).toBeNull()
})
