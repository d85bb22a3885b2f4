import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  changeContract,
  getAgentSettings,
  getContracts,
  getContractTerms,
  getDownlines,
  offerContract,
} from '#src/gateway/agent-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import type { Contract, ContractTerms } from '../api/queries.ts'
import { ContractsPage } from './contracts-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))
// Several queries ask at once: each gets the mock without waiting for the client's code.
vi.mock('#src/gateway/query-client.ts', async (original) => ({
  ...(await original<typeof import('#src/gateway/query-client.ts')>()),
  callQuery: (call: { id: string }, input: { query?: unknown }) => ({
    queryKey: [call.id, input.query],
    queryFn: () => callGateway(call, input),
  }),
}))
vi.mock('#src/session/session.ts', () => ({ useMemberQuery: () => ({ data: { id: 'A1' } }) }))

const step = {
  validBet: '500000.00',
  activeMembers: 5,
  teamLoss: '0.00',
  rate: '40.00',
  winRate: '0.00',
  lossRate: '0.00',
}

const contract = (more: Partial<Contract> = {}): Contract => ({
  id: 'C1',
  kind: 'dividend',
  period: 'semimonthly',
  state: 'offered',
  side: 'receiver',
  account: null,
  nickname: '',
  tiers: [step],
  remark: '<img src=x onerror=alert(1)>',
  conflicts: [],
  offeredAt: '2026-11-18T08:00:00Z',
  answeredAt: null,
  startsAt: null,
  endsAt: '2026-11-25T08:00:00Z',
  ...more,
})

const terms: ContractTerms = {
  currency: 'USD',
  periods: ['semimonthly', 'monthly'],
  ownRate: '42.00',
  ownTiers: [{ ...step, rate: '42.00' }],
  current: { id: 'C0', rate: '40.00', tiers: [step] },
  given: [
    { id: 'D1', account: 'baochau', rate: '39.00', period: 'semimonthly' },
    { id: 'D2', account: 'huyhoang', rate: '37.00', period: 'semimonthly' },
  ],
  starts: [{ period: 'semimonthly', at: '2026-12-01T00:00:00Z' }],
  hasOffer: false,
}

let contractConflict: 'confirm' | 'replace'
let contracts: Contract[]
let change: () => Contract

const settings = () => ({
  enableCt: true,
  pay: ['dividend', 'daily'],
  contractConflict,
  rebateRate: '1.00',
  currency: 'USD',
  timeZone: 'UTC',
  toAnswer: 1,
  unreadMessage: 0,
})

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

beforeEach(() => {
  sessionStorage.clear()
  contractConflict = 'confirm'
  contracts = [contract()]
  change = () => contract({ state: 'accepted' })
  callGateway.mockReset().mockImplementation(async ({ id }: { id: string }) => {
    const answers: Record<string, () => unknown> = {
      [getAgentSettings.id]: settings,
      [getContracts.id]: () => ({ contracts, toAnswer: 1, pageNum: 1, totalPages: 1 }),
      [getContractTerms.id]: () => terms,
      [getDownlines.id]: () => ({ rows: [] }),
      [changeContract.id]: () => change(),
      [offerContract.id]: () => contract({ side: 'offerer', account: 'thanh' }),
    }
    return { success: true, value: answers[id]?.() }
  })
})

const sentTo = (call: { id: string }) => callGateway.mock.calls.filter(([asked]) => asked.id === call.id)
const offerTo = (query = '&with=thanh&offer=1') =>
  renderPart(<ContractsPage />, { path: `/agentHome?page=contracts${query}` })

test('an offer from above is read whole, and accepted once after the question', async () => {
  renderPart(<ContractsPage />, { path: '/agentHome?page=contracts' })
  press(await screen.findByRole('button', { name: /: Dividend with the platform itself$/ }))
  const details = within(await screen.findByRole('dialog'))
  expect(details.getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(details.getByText('40%')).toBeTruthy()
  press(details.getByRole('button', { name: 'Accept' }))
  expect(details.getByText(/takes the place of the one before it/)).toBeTruthy()
  const yes = details.getByRole('button', { name: 'Yes, accept' })
  press(yes)
  press(yes)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(changeContract)).toHaveLength(1)
  expect(sentTo(changeContract)[0]?.[1]).toMatchObject({ query: { id: 'C1', action: 'accept' } })
})

test('what the other side did meanwhile is said, and what had no answer is asked for again', async () => {
  renderPart(<ContractsPage />, { path: '/agentHome?page=contracts&entry=C1' })
  const details = within(await screen.findByRole('dialog'))
  change = () => {
    throw new GatewayError('contract.state', { status: 409 })
  }
  press(details.getByRole('button', { name: 'Reject' }))
  press(details.getByRole('button', { name: 'Yes, reject' }))
  expect(await details.findByRole('alert')).toHaveProperty('textContent', expect.stringMatching(/\w/))
  change = () => {
    throw new GatewayError('network.timeout')
  }
  press(details.getByRole('button', { name: 'Yes, reject' }))
  expect(await details.findByRole('button', { name: 'Check again' })).toBeTruthy()
})

test('a contract that ended before it began shows no period that runs backwards', async () => {
  contracts = [
    contract({
      state: 'ended',
      startsAt: '2026-12-01T00:00:00Z',
      endsAt: '2026-11-20T08:00:00Z',
    }),
  ]
  renderPart(<ContractsPage />, { path: '/agentHome?page=contracts' })
  expect(await screen.findByText(/^Never in force; ended /)).toBeTruthy()
  press(screen.getByRole('button', { name: /Dividend with the platform itself$/ }))
  const details = within(await screen.findByRole('dialog'))
  expect(details.getByText('Ended before it began')).toBeTruthy()
  expect(details.queryByText('In force from')).toBeNull()
})

test('an offer begins with the steps that run, and says where a rate is more than one’s own', async () => {
  offerTo()
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer contract' }))
  const rate = await dialog.findByRole('textbox', { name: 'Rate, step 1' })
  await waitFor(() => expect(rate).toHaveProperty('value', '40'))
  typeInto(rate, '43')
  expect(dialog.getByText('Step 1: at most the 42.00 % that you have yourself.')).toBeTruthy()
  expect(dialog.getByText('1 thing to mend')).toBeTruthy()
  press(dialog.getByRole('button', { name: 'Offer contract' }))
  expect(sentTo(offerContract)).toHaveLength(0)
  press(dialog.getByRole('button', { name: 'Add a step' }))
  typeInto(rate, '40')
  typeInto(dialog.getByRole('textbox', { name: 'Rate, step 2' }), '41')
  typeInto(dialog.getByRole('textbox', { name: 'Valid bets from, step 2' }), '400000')
  expect(await dialog.findByText(/Step 2 must ask for more than the \$500,000\.00 of step 1/)).toBeTruthy()
})

test('contracts below that give more are named, and agreed to before it is sent', async () => {
  offerTo()
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer contract' }))
  const rate = await dialog.findByRole('textbox', { name: 'Rate, step 1' })
  await waitFor(() => expect(rate).toHaveProperty('value', '40'))
  expect(dialog.queryByText(/baochau/)).toBeNull()
  typeInto(rate, '38')
  expect(dialog.getByText('Lower than 1 contract that thanh gave')).toBeTruthy()
  expect(dialog.getByText('baochau')).toBeTruthy()
  expect(dialog.queryByText('huyhoang')).toBeNull()
  press(dialog.getByRole('button', { name: 'Offer contract' }))
  expect(sentTo(offerContract)).toHaveLength(0)
  press(dialog.getByRole('checkbox'))
  press(dialog.getByRole('button', { name: 'Offer contract' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(offerContract)[0]?.[1].body).toMatchObject({ account: 'thanh', kind: 'dividend', endsConflicts: true })
})

test('where the gateway replaces by itself, they are named and need no word', async () => {
  contractConflict = 'replace'
  offerTo()
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer contract' }))
  const rate = await dialog.findByRole('textbox', { name: 'Rate, step 1' })
  await waitFor(() => expect(rate).toHaveProperty('value', '40'))
  typeInto(rate, '38')
  expect(dialog.getByText('baochau')).toBeTruthy()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  press(dialog.getByRole('button', { name: 'Offer contract' }))
  await waitFor(() => expect(sentTo(offerContract)).toHaveLength(1))
})

test('no contract is an invitation, and one that cannot be had an error with a retry', async () => {
  contracts = []
  const { unmount } = renderPart(<ContractsPage />, { path: '/agentHome?page=contracts' })
  expect(await screen.findByText('No contracts yet')).toBeTruthy()
  unmount()
  callGateway.mockRejectedValue(new GatewayError('system.fault', { status: 400 }))
  renderPart(<ContractsPage />, { path: '/agentHome?page=contracts' })
  expect(within(await screen.findByRole('alert')).getByRole('button')).toBeTruthy()
})

test('each field of a step has its name beside it, for screens without heads of columns', async () => {
  renderPart(<ContractsPage />, { path: '/agentHome?page=contracts&with=thanh&offer=1' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Offer contract' }))
  const rate = await dialog.findByRole('textbox', { name: 'Rate, step 1' })
  const nameBeside = (field: HTMLElement) => field.closest('[data-fields] > div')?.firstElementChild?.textContent
  expect(nameBeside(rate)).toBe('Rate')
  const amounts = dialog.getAllByRole('textbox', { name: /(Valid bets|Team loss) from, step 1/ })
  expect(amounts.map(nameBeside)).toEqual(['Valid bets from', 'Team loss from'])
})
