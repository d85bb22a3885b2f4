import { expect, test } from 'vitest'
import { maxPictureBytes, pictureType, readPicture } from '#src/account/proofs/picture.ts'
import { safePageAddress } from '#src/lib/page-address.ts'
import { amountError } from './amount-error.ts'
import { clockOffset, clockText, secondsUntil } from './clock.ts'
import { feeOf, isFree, withoutFee } from './fee.ts'

test('a fee is a share and a fixed part, as whole as the currency is', () => {
  const rule = { feeBasisPoints: 50, fixedFee: '2' }
  expect(feeOf('1000', rule, 'USD')).toBe('7.00')
  expect(withoutFee('1000', rule, 'USD')).toBe('993.00')
  expect(feeOf('20150', { feeBasisPoints: 50, fixedFee: '0.00' }, 'VND')).toBe('100.00')
  expect(feeOf('x', rule, 'USD')).toBeUndefined()
  expect([isFree(rule), isFree({ feeBasisPoints: 0, fixedFee: '0.00' })]).toEqual([false, true])
})

test('of several faults the plainest comes first', () => {
  const fee = { feeBasisPoints: 0, fixedFee: '20', currency: 'USD' }
  const rule = { min: '10', max: '500', step: '10', available: '300', leftToday: '200', ownLimit: '100', fee }
  const kindOf = (amount: string) => amountError(amount, rule)?.kind
  expect(['', '0', '1.234', 'x', '5', '510', '15', '310', '210', '110', '20', '100'].map(kindOf)).toEqual([
    'required',
    'unread',
    'unread',
    'unread',
    'below',
    'above',
    'step',
    'short',
    'today',
    'ownLimit',
    'belowFee',
    undefined,
  ])
})

test('a payment page is opened over TLS alone, and never with a name or password in its address', () => {
  const open = (url: string) => safePageAddress(url, 'site.example')
  expect(open('https://pay.example/1?a=b')).toBe('https://pay.example/1?a=b')
  const wrong = ['http://pay.example/1', 'javascript:alert(1)', 'data:text/html,x', 'https://a:b@c.example', '//x', '']
  for (const url of [...wrong, 'http://localhost:1/x']) expect(open(url), url).toBeUndefined()
  expect(safePageAddress('http://localhost:1/x', 'club.localhost')).toBe('http://localhost:1/x')
})

test('the time left is counted by the gateway’s clock', () => {
  const offset = clockOffset('2026-11-20T10:00:30Z', Date.parse('2026-11-20T10:00:00Z'))
  expect(offset).toBe(30_000)
  expect(clockOffset(undefined, 5)).toBe(0)
  expect(secondsUntil('2026-11-20T10:15:00Z', Date.parse('2026-11-20T10:00:00Z') + offset)).toBe(870)
  expect([clockText(870), clockText(5), clockText(3725)]).toEqual(['14:30', '00:05', '1:02:05'])
  expect(secondsUntil('2026-11-20T10:00:00Z', Date.parse('2027-01-01T00:00:00Z'))).toBe(0)
})

test('a picture is known by its content, not by its name', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  expect(pictureType(png)).toBe('image/png')
  expect(pictureType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(pictureType(new Uint8Array([0x47, 0x49, 0x46]))).toBeUndefined()
  expect(await readPicture(new File(['<svg/>'], 'a.png', { type: 'image/png' }))).toBe('type')
  expect(await readPicture(new File([new Uint8Array(maxPictureBytes + 1)], 'a.png'))).toBe('size')
  const read = await readPicture(new File([png], 'a.txt', { type: 'text/plain' }))
  expect(typeof read === 'string' ? read : read.file.type).toBe('image/png')
})
