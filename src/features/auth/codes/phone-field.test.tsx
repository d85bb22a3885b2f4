import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { PhoneField } from './phone-field.tsx'
import { loadPhoneLibrary } from './phone-rules.ts'

const countries = [
  { country: 'BD', countryDialingCode: '880' },
  { country: 'VN', countryDialingCode: '84' },
  { country: 'US', countryDialingCode: '1' },
  { country: 'CA', countryDialingCode: '1' },
]
const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

function Part({ given = '' }: { given?: string }) {
  const form = useForm({ defaultValues: { countryDialingCode: given, mobileNum: '' } })
  const values = form.watch()
  return (
    <>
      <PhoneField form={form} error={undefined} />
      <output>{JSON.stringify(values)}</output>
    </>
  )
}

const country = () => screen.getByLabelText<HTMLSelectElement>('Country code')
const number = () => screen.getByLabelText<HTMLInputElement>('Mobile number')
const values = (): unknown => JSON.parse(screen.getByText(/mobileNum/).textContent)

async function show(given?: string) {
  callGateway.mockResolvedValue({ success: true, value: countries })
  await loadPhoneLibrary()
  renderPart(<Part {...(given !== undefined && { given })} />)
  await waitFor(() => expect(country().disabled).toBe(false))
}

test('the merchant’s own country comes first, the others in the order of their names', async () => {
  await show()
  expect(values()).toEqual({ countryDialingCode: '880', mobileNum: '' })
  expect([...country().options].map(({ text }) => text)).toEqual([
    'Bangladesh (+880)',
    'Canada (+1)',
    'United States (+1)',
    'Vietnam (+84)',
  ])
})

test('a country that was there before stays, and two may share their code', async () => {
  await show('84')
  expect(country().value).toBe('VN')
  fireEvent.change(country(), { target: { value: 'CA' } })
  expect(country().value).toBe('CA')
  expect(values()).toMatchObject({ countryDialingCode: '1' })
})

test('a number with its country’s code brings the country along', async () => {
  await show()
  typeInto(number(), '+84 (912) 345-678')
  expect(number().value).toBe('912 345 678')
  expect(country().value).toBe('VN')
  expect(values()).toEqual({ countryDialingCode: '84', mobileNum: '912 345 678' })
})

test('digits of other scripts become 0-9, with the gaps of the country', async () => {
  await show()
  typeInto(number(), '০১৭১২৩৪৫৬৭৮')
  expect(number().value).toBe('01712-345678')
})

test('a correction in the middle leaves the caret where it was', async () => {
  await show('84')
  typeInto(number(), '912345678')
  const field = number()
  field.setRangeText('7', 2, 3, 'end')
  act(() => {
    fireEvent.input(field)
  })
  expect([field.value, field.selectionStart]).toEqual(['917 345 678', 3])
})

test('countries that cannot be had can be asked for again', async () => {
  callGateway.mockRejectedValueOnce(new Error('offline'))
  renderPart(<Part />)
  const again = await screen.findByRole('button', { name: 'Try again' })
  callGateway.mockResolvedValue({ success: true, value: countries })
  press(again)
  await waitFor(() => expect(values()).toMatchObject({ countryDialingCode: '880' }))
})
