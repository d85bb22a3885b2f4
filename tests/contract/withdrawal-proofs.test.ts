import { expect, test } from 'vitest'
import { uploadProof } from '#contract/account/withdraw.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway } from './support/gateway.ts'
import { acme } from './support/merchants.ts'
import { png } from './support/pictures.ts'

test('a proof is what its bytes say: whole, of a known kind and not too large', async () => {
  const gateway = await openGateway({ merchants: [acme] })
  const token = await tokenOf(gateway, 'mover')
  const refuse = async (body: Blob) => (await gateway.refusal(uploadProof, { token, body })).code
  const bytes = new Uint8Array(await png().arrayBuffer())
  expect(await refuse(new Blob([bytes], { type: 'image/jpeg' }))).toBe('upload.type')
  expect(await refuse(new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }))).toBe('upload.type')
  expect(await refuse(new Blob(['GIF89a'], { type: 'image/gif' }))).toBe('upload.type')
  expect(await refuse(new Blob([bytes.slice(0, -14)], { type: 'image/png' }))).toBe('upload.unreadable')
  // A picture that says it is larger than its pixels, and one that would fill the memory.
  expect(await refuse(png(9000))).toBe('upload.unreadable')
  expect(await refuse(png(2 ** 31))).toBe('upload.unreadable')
  const large = (megabytes: number) => new Blob([bytes, new Uint8Array(megabytes * 1024 * 1024)], { type: 'image/png' })
  expect(await refuse(large(5))).toBe('upload.size')
  expect(await refuse(large(6))).toBe('upload.size')
  expect((await gateway.answer(uploadProof, { token, body: large(4.9) })).value.id).toMatch(/^[\w-]{16}$/)
  expect(await gateway.refusal(uploadProof, { body: png() })).toMatchObject({ status: 401 })
  gateway.sandbox.close()
})
