import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { typeInto } from '#tests/support/render-part.tsx'
import { expectAt, gatewayOf, pressButton, refusal, showPage } from '#tests/support/show-money-page.tsx'
import { AccountTicketsPage } from './account-tickets-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Of two dynamic imports at once, Vitest gives the second the real module.
vi.mock('#src/lib/chunk-failure.ts', () => ({ loadPart: async () => ({ callGateway }) }))

const question = 'How long does a payout take?'
const ticket = {
  id: 'T1',
  type: 2,
  state: 'answered',
  excerpt: question,
  openedAt: '2026-11-20T10:00:00Z',
  changedAt: '2026-11-20T11:00:00Z',
  isUnread: true,
}
const message = (id: string, from: string, content: string, pictures: string[] = []) => {
  return { id, from, content, at: '2026-11-20T10:00:00Z', pictures }
}
const messages = [message('1', 'member', question, ['p1']), message('2', 'service', 'A day.\nAt most.')]
const whole = { ...ticket, isUnread: false, messages }
const list = (...tickets: object[]) => ({ tickets, pageNum: 1, totalPages: 1 })
const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'proof.png')

beforeEach(() => {
  callGateway.mockReset()
})

function open(answers: Record<string, unknown>, query = '') {
  const gateway = gatewayOf(callGateway, { getTickets: list(ticket), getTicket: whole, ...answers })
  showPage(<AccountTicketsPage />, `/member?page=tickets${query}`)
  return gateway
}

test('the list says what each is about, its state and whether there is a new answer; it opens', async () => {
  open({})
  await screen.findByText(question)
  expect(screen.getByRole('region', { name: 'Withdrawals' }).textContent).toContain('New answer')
  pressButton('Open: Withdrawals')
  expect((await screen.findByText(/A day/)).textContent).toBe('A day.\nAt most.')
  screen.getByText('Customer service has answered. Write on if something is open.')
})

test('none is said with the way to ask; what cannot be loaded can be tried again', async () => {
  open({ getTickets: [refusal('system.fault', 500), list()] })
  await screen.findByText('The tickets could not be loaded')
  pressButton('Try again')
  await screen.findByText('You have no tickets')
  pressButton('New ticket')
  await screen.findByLabelText('Your message')
})

test('a new one has a topic, enough words and pictures; a refusal loses nothing', async () => {
  const gateway = open({ uploadProof: [{ id: 'p1' }], openTicket: [refusal('ticket.too-many'), whole] }, '&ticket=new')
  pressButton('Send')
  await expectAt('Topic', 'Please fill this in')
  screen.getByText('Please write at least 3 words')
  fireEvent.change(screen.getByLabelText('Topic'), { target: { value: '2' } })
  typeInto(screen.getByLabelText('Your message'), ` ${question} `)
  fireEvent.change(screen.getByLabelText('Pictures'), { target: { files: [picture] } })
  await screen.findByText('proof.png is ready')
  pressButton('Send')
  await screen.findByText(/Five of your tickets are still open/)
  pressButton('Send')
  await screen.findByText(/A day/)
  expect(gateway.sent('openTicket').at(-1)?.body).toEqual({ type: 2, content: question, pictures: ['p1'] })
})

test('pictures of a ticket are small ones with a name, without a press; one that fails can be asked for again', async () => {
  const two = { ...whole, messages: [message('1', 'member', question, ['p1', 'p2'])] }
  const image = 'data:image/png;base64,iVBORw0='
  open({ getTicket: two, getTicketPicture: [{ image }, refusal('system.fault', 500), { image }] }, '&ticket=T1')
  const first = await screen.findByRole('button', { name: 'Picture 1', expanded: false })
  await waitFor(() => expect(first.querySelector('img')?.getAttribute('src')).toBe(image))
  const second = screen.getByRole('button', { name: 'Picture 2', expanded: false })
  expect(second.querySelector('img')).toBeNull()
  pressButton('Try again')
  await waitFor(() => expect(second.querySelector('img')?.getAttribute('src')).toBe(image))
  expect(screen.queryByRole('img', { name: 'Picture 2' })).toBeNull()
})

test('its member writes on, looks at a picture, and closes it after a question', async () => {
  const more = { ...whole, state: 'open', messages: [...messages, message('3', 'member', 'It took three days.')] }
  const gateway = open(
    {
      getTicket: [whole, more, { ...more, state: 'closed' }],
      getTicketPicture: { image: 'data:image/png;base64,iVBORw0=' },
      answerTicket: more,
      closeTicket: { ...more, state: 'closed' },
    },
    '&ticket=T1',
  )
  await screen.findByText(/A day/)
  pressButton('Picture 1')
  expect((await screen.findByRole('img', { name: 'Picture 1' })).getAttribute('src')).toMatch(/^data:image/)
  typeInto(screen.getByLabelText('Your message'), 'It took three days.')
  pressButton('Send')
  await screen.findByText('Customer service has your message and answers here.')
  expect(screen.getByLabelText('Your message')).toHaveProperty('value', '')
  pressButton('Close the ticket')
  pressButton('Leave it open')
  expect(gateway.sent('closeTicket')).toEqual([])
  pressButton('Close the ticket')
  screen.getAllByRole('button', { name: 'Close the ticket' }).at(-1)?.click()
  await screen.findByText('This ticket is closed.')
  await waitFor(() => expect(screen.queryByLabelText('Your message')).toBeNull())
})
