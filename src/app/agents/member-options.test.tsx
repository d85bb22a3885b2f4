import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getDownlines } from '#src/gateway/agent-calls.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { MemberOptions } from './member-options.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

test('whoever is directly below is found by a part of the name, wherever in a large team they stand', async () => {
  callGateway.mockImplementation(async (_call: unknown, { query }: { query: { search?: string } }) => ({
    success: true,
    value: {
      rows: query.search
        ? [
            { account: 'zoe99', nickname: 'Zoe', level: 1 },
            { account: 'zoe-below', nickname: 'Zoe', level: 2 },
          ]
        : [{ account: 'ada01', nickname: 'Ada', level: 1 }],
    },
  }))
  const names = () => [...document.querySelectorAll('option')].map(({ value }) => value)
  renderPart(<MemberOptions id="first" typed="" />)
  await waitFor(() => expect(names()).toEqual(['ada01']))
  document.body.replaceChildren()
  renderPart(<MemberOptions id="list" typed=" zoe " />)
  await waitFor(() => expect(names()).toEqual(['zoe99']))
  expect(callGateway).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: getDownlines.id }),
    expect.objectContaining({ query: expect.objectContaining({ search: 'zoe', pageSize: 50 }) }),
  )
})
