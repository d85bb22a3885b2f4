import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProfileField } from '#contract/account/profile.ts'
import { getProfile, setAvatar, setProfile } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { button, expectAt, gatewayOf, pressButton, showPage } from '#tests/support/show-money-page.tsx'
import { ProfilePage } from './profile-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const field = (name: string, more: Partial<ProfileField> = {}): ProfileField => ({
  name,
  value: '',
  isOnce: true,
  isBound: false,
  maxLength: 40,
  ...more,
})

const profile = {
  avatar: '/art/1.svg',
  avatars: ['/art/1.svg', '/art/2.svg'],
  minimumAge: 18,
  hasPassword: true,
  fields: [
    field('email'),
    field('telegram', { value: '@m•••a', isBound: true }),
    field('fullname'),
    field('nickname', { value: 'Mina', isOnce: false }),
    field('birthday'),
    field('nationality', { choices: [{ code: 'BD', name: 'Bangladesh' }] }),
    field('shoe-size'),
  ],
}

const gateway = (answers: Record<string, unknown> = {}) =>
  gatewayOf(callGateway, { [getProfile.id]: () => profile, [setProfile.id]: () => null, ...answers })

const label = (name: string) => screen.getByLabelText(name)
const open = async () => {
  showPage(<ProfilePage />)
  await screen.findByLabelText('Full name')
}
const dialog = () => screen.getByRole('dialog', { name: 'Is this right?' })

beforeEach(() => {
  callGateway.mockReset()
})

test('what is bound is read-only and masked, what the site has no words for is left out', async () => {
  gateway()
  await open()
  expect(label('Telegram')).toMatchObject({ value: '@m•••a', readOnly: true })
  expect(screen.queryByText('shoe-size')).toBeNull()
  expect(button('Save')).toHaveProperty('disabled', true)
})

test('what may be changed is sent at once, and alone', async () => {
  const { sent } = gateway()
  await open()
  typeInto(label('Nickname'), ' Minna ')
  expect(screen.getByText('1 change not saved yet')).toBeTruthy()
  pressButton('Save')
  expect(await screen.findByText('Your details are saved.')).toBeTruthy()
  expect(sent(setProfile.id)[0]?.body).toEqual({ values: { nickname: 'Minna' } })
})

test('what is bound for good is shown once more before it is; going back sends nothing', async () => {
  const { sent } = gateway()
  await open()
  typeInto(label('Full name'), 'Mina Harbour')
  pressButton('Save')
  expect(within(dialog()).getByText('Mina Harbour')).toBeTruthy()
  expect(within(dialog()).getByText('This cannot be changed later, nor taken out.')).toBeTruthy()
  expect(within(dialog()).queryByLabelText('Your password')).toBeNull()
  pressButton('Back to the form')
  expect(label('Full name')).toHaveProperty('value', 'Mina Harbour')
  expect(sent(setProfile.id)).toEqual([])
  pressButton('Save')
  pressButton('Yes, save it')
  expect(await screen.findByText('Your details are saved.')).toBeTruthy()
  expect(sent(setProfile.id)[0]?.body).toEqual({ values: { fullname: 'Mina Harbour' } })
})

test('an address that opens the account asks for the password, and says where that is wrong', async () => {
  const { sent } = gateway({ [setProfile.id]: [new GatewayError('password.wrong', { status: 403 }), null] })
  await open()
  typeInto(label('E-mail address'), 'mina@mail.example')
  pressButton('Save')
  pressButton('Yes, save it')
  await expectAt('Your password', 'Please enter your password')
  typeInto(label('Your password'), 'wrong')
  pressButton('Yes, save it')
  await waitFor(() => expect(label('Your password').getAttribute('aria-invalid')).toBe('true'))
  typeInto(label('Your password'), 'right')
  pressButton('Yes, save it')
  expect(await screen.findByText('Your details are saved.')).toBeTruthy()
  expect(sent(setProfile.id)[1]?.body).toEqual({ values: { email: 'mina@mail.example' }, password: 'right' })
})

test.each([
  ['Nickname', '', 'Please fill this in'],
  ['Nickname', 'x'.repeat(41), 'At most 40 characters'],
  ['E-mail address', 'mina@', 'E-mail format is incorrect'],
  ['Date of birth', '2020-01-01', 'Members must be at least 18 years old'],
])('%s as "%s" is not sent, and takes the focus', async (name, value, message) => {
  const { sent } = gateway()
  await open()
  typeInto(label(name), value)
  pressButton('Save')
  await expectAt(name, message)
  expect(document.activeElement).toBe(label(name))
  expect(sent(setProfile.id)).toEqual([])
})

test('a refusal stands at its field, and nothing typed is lost', async () => {
  const taken = new GatewayError('profile.taken', { status: 409, fields: { email: 'profile.taken' } })
  gateway({ [setProfile.id]: taken })
  await open()
  typeInto(label('E-mail address'), 'mina@mail.example')
  typeInto(label('Nickname'), 'Minna')
  pressButton('Save')
  typeInto(label('Your password'), 'right')
  pressButton('Yes, save it')
  await expectAt('E-mail address', 'This cannot be used here. If it is yours, ask customer service.')
  expect(document.activeElement).toBe(label('E-mail address'))
  expect(label('Nickname')).toHaveProperty('value', 'Minna')
})

test('what was typed is there again after the way to another page, and goes with the session', async () => {
  gateway()
  const Pages = () => {
    const [isHere, setHere] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setHere(!isHere)}>
          Other page
        </button>
        {isHere && <ProfilePage />}
      </>
    )
  }
  const { client } = showPage(<Pages />)
  typeInto(await screen.findByLabelText('Nickname'), 'Minna')
  pressButton('Other page')
  expect(screen.queryByLabelText('Nickname')).toBeNull()
  pressButton('Other page')
  expect(await screen.findByLabelText('Nickname')).toHaveProperty('value', 'Minna')
  expect(client.getQueryCache().find({ queryKey: ['profile-draft'] })?.meta).toEqual({ auth: 'token' })
})

test('another picture is chosen of those that are offered; one that failed stays a choice', async () => {
  const { sent } = gateway({ [setAvatar.id]: [new GatewayError('network.failed'), { avatar: '/art/2.svg' }] })
  await open()
  pressButton('Change the picture')
  press(screen.getByRole('radio', { name: 'Picture 2' }))
  pressButton('Use this picture')
  expect(await screen.findByText('Network link is abnormal, please try again')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Picture 2' })).toHaveProperty('checked', true)
  pressButton('Use this picture')
  expect(await screen.findByText('Your picture is changed.')).toBeTruthy()
  expect(sent(setAvatar.id)[1]?.body).toEqual({ avatar: '/art/2.svg' })
})

test('details that cannot be had say so, with another try', async () => {
  const { sent } = gateway({
    [getProfile.id]: [new GatewayError('system.fault', { status: 500, reference: 'AB12' }), profile],
  })
  showPage(<ProfilePage />)
  expect(await screen.findByText('Your details could not be loaded')).toBeTruthy()
  expect(screen.getByText('AB12')).toBeTruthy()
  pressButton('Try again')
  expect(await screen.findByLabelText('Full name')).toBeTruthy()
  expect(sent(getProfile.id).length).toBe(2)
})

test('the reward for the contact on Zalo is said at its field where the tenant sets it', async () => {
  gateway({ [getProfile.id]: () => ({ ...profile, fields: [field('zalo')] }) })
  showPage(<ProfilePage />)
  await screen.findByLabelText('Zalo')
  expect(screen.queryByText(/reward/)).toBeNull()
  cleanup()
  showPage(<ProfilePage />, '/member?page=profile', { promotions: { zaloReward: '131K' } })
  await screen.findByText(/a reward of up to 131K for adding it on Zalo, and tells you the conditions first/)
})
