import { afterEach, beforeEach, expect, test } from 'vitest'
import { getCards } from '#contract/account/cards.ts'
import { getProfile, setAvatar, setProfile } from '#contract/account/profile.ts'
import { loginFreePlay } from '#contract/identity/free-play.ts'
import { getMember } from '#contract/identity/member.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, zen } from './support/merchants.ts'
import { registered } from './support/registration.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

const query = { language: 'EN' } as const
const profileOf = async (token: string, merchant = 'acme') =>
  (await gateway.answer(getProfile, { token, merchant, query })).value
const fieldOf = async (token: string, name: string) =>
  (await profileOf(token)).fields.find((field) => field.name === name)

type Values = Record<string, string>
const asked = (token: string, values: Values, password?: string) => ({
  token,
  query,
  body: { values, ...(password !== undefined && { password }) },
})
const set = (token: string, values: Values, password?: string) =>
  gateway.answer(setProfile, asked(token, values, password))
const refused = async (token: string, values: Values, password?: string) => {
  const { code, fields } = await gateway.refusal(setProfile, asked(token, values, password))
  return [code, fields]
}

test('what is bound is shown masked, what is not can be typed', async () => {
  const full = Object.fromEntries(
    (await profileOf(await tokenOf(gateway, 'saver'))).fields.map((one) => [one.name, one]),
  )
  expect(full.fullname).toMatchObject({ value: 'D••• S••••', isOnce: true, isBound: true })
  expect(full.birthday?.value).toBe('1988-••-••')
  expect(full.telegram?.value).toBe('@d•••r')
  expect(full.address).toMatchObject({ value: '12 Lantern Street, Old Harbour', isOnce: false, isBound: false })
  expect(full.nationality?.choices).toEqual([{ code: 'BD', name: 'Bangladesh' }])
  expect(JSON.stringify(full)).not.toMatch(/demo_saver|2046810357|04-12/)
  const plain = await profileOf(await registered(gateway, 'plain01'))
  expect(plain.fields.map(({ name, isBound }) => [name, isBound]).filter(([, isBound]) => isBound)).toEqual([])
  expect(plain).toMatchObject({ minimumAge: 18, hasPassword: true })
  expect(plain.fields.find(({ name }) => name === 'nationality')?.choices?.length).toBeGreaterThan(150)
})

test('a binding is made once, and neither changed nor taken out again', async () => {
  const token = await registered(gateway, 'binder01')
  await set(token, { fullname: ' Ada  Harbour ', nationality: 'BD', telegram: '@ada_harbour', nickname: 'Ada' })
  expect(await fieldOf(token, 'fullname')).toMatchObject({ value: 'A•• H••••••', isBound: true })
  for (const fullname of ['Eve Harbour', 'Ada Harbour', '']) {
    expect(await refused(token, { fullname })).toEqual(['profile.bound', { fullname: 'profile.bound' }])
  }
  // All or nothing: what was right beside it is not changed either.
  expect((await refused(token, { nickname: 'Eve', telegram: '' }))[0]).toBe('profile.bound')
  expect((await gateway.answer(getMember, { token })).value.nickname).toBe('Ada')
  // The name at the bank is this name.
  expect((await gateway.answer(getCards, { token, query })).value.holder).toBe('A•• H••••••')
})

test('what may be changed can be changed and taken out again, but for the nickname', async () => {
  const token = await registered(gateway, 'changer01')
  await set(token, { address: '4 Quay Road', occupation: 'employed' })
  await set(token, { address: '', occupation: 'retired' })
  expect((await fieldOf(token, 'address'))?.value).toBe('')
  expect((await fieldOf(token, 'occupation'))?.value).toBe('retired')
  expect(await refused(token, { nickname: ' ' })).toEqual(['request.invalid', { nickname: 'field.required' }])
})

test.each([
  [{ fullname: 'A' }, 'request.invalid', 'field.length'],
  [{ fullname: '<b>Ada</b>' }, 'request.invalid', 'field.pattern'],
  [{ occupation: 'pirate' }, 'request.invalid', 'field.invalid'],
  [{ nationality: 'ZZ' }, 'request.invalid', 'field.invalid'],
  [{ email: 'ada@' }, 'request.invalid', 'field.length'],
  [{ email: 'ada@mail' }, 'request.invalid', 'field.pattern'],
  [{ mobile: '12345678' }, 'request.invalid', 'mobile.invalid'],
  [{ telegram: '' }, 'request.invalid', 'field.required'],
  [{ birthday: '2000-02-30' }, 'request.invalid', 'field.invalid'],
  [{ birthday: '1899-12-31' }, 'request.invalid', 'field.invalid'],
  [{ birthday: '2008-11-21' }, 'profile.too-young', 'profile.too-young'],
])('%j is refused', async (values: Values, code, fault) => {
  const token = await registered(gateway, 'refused01')
  expect(await refused(token, values)).toEqual([code, { [Object.keys(values)[0] ?? '']: fault }])
})

test('whoever has come of age today is old enough', async () => {
  const token = await registered(gateway, 'ofage01')
  await set(token, { birthday: '2008-11-20' })
  expect((await fieldOf(token, 'birthday'))?.isBound).toBe(true)
})

test('what somebody else has is refused alike wherever it is, and cannot be tried out without end', async () => {
  const token = await registered(gateway, 'taker01')
  const taken = (name: string) => ['profile.taken', { [name]: 'profile.taken' }]
  expect(await refused(token, { telegram: '@DEMO_saver' })).toEqual(taken('telegram'))
  expect(await refused(token, { email: 'Player@acme.example' }, 'harbour7')).toEqual(taken('email'))
  await set(token, { mobile: '01911 222 333' }, 'harbour7')
  const other = await registered(gateway, 'taker02')
  expect(await refused(other, { mobile: '+8801911222333' }, 'harbour7')).toEqual(taken('mobile'))
  const codes = new Set<string>()
  for (let count = 0; count < 25; count += 1)
    codes.add((await gateway.refusal(setProfile, asked(other, { line: 'demo-saver' }))).code)
  expect([...codes]).toEqual(['profile.taken', 'rate.limited'])
})

test('an address or number that opens the account is bound with its password alone', async () => {
  const token = await registered(gateway, 'guarded01')
  const mine = { email: 'mine@mail.example' }
  expect((await refused(token, mine))[0]).toBe('password.wrong')
  expect((await refused(token, mine, 'harbour8'))[0]).toBe('password.wrong')
  await set(token, mine, 'harbour7')
  expect((await fieldOf(token, 'email'))?.value).toBe('m•••@mail.example')
})

test('a picture is one of those that are offered, and is the member’s wherever it is shown', async () => {
  const token = await registered(gateway, 'picture01')
  const { avatar, avatars } = await profileOf(token)
  expect(avatars[0]).toBe(avatar)
  const wanted = avatars.at(-1) ?? ''
  expect((await gateway.answer(setAvatar, { token, body: { avatar: wanted } })).value.avatar).toBe(wanted)
  expect((await gateway.answer(getMember, { token })).value.avatar).toBe(wanted)
  for (const address of ['https://evil.example/a.svg', '/art/avatar/1.svg?v=1', 'javascript:alert(1)']) {
    expect((await gateway.refusal(setAvatar, { token, body: { avatar: address } })).code).toBe('request.invalid')
  }
})

test('a merchant asks for what its demo content names, and trial accounts for nothing', async () => {
  const demo = { profile: { fields: ['nickname', 'birthday', 'line'] } }
  await gateway.sandbox.close()
  gateway = await openGateway({ merchants: [acme, { ...zen, demo }] })
  const token = await registered(gateway, 'zenith01', {}, 'zen')
  expect((await profileOf(token, 'zen')).fields.map(({ name }) => name)).toEqual(['nickname', 'birthday', 'line'])
  const { value } = await gateway.answer(loginFreePlay, {
    body: { os: 'test', platform: 'W', encryption: false, gatewayVersion: 3 },
  })
  if (!('token' in value)) throw new Error('No trial account')
  expect((await gateway.refusal(getProfile, { token: value.token, query })).code).toBe('account.trial')
})
