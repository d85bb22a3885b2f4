import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { type FaultKind, faultKinds, gateway } from '#tests/support/faulty-gateway.ts'
import { lobbyAnswers } from '#tests/support/lobby-answers.ts'
import type { Row } from '#tests/support/lobby-row.ts'
import { lobbyRows } from '#tests/support/lobby-rows.tsx'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'

vi.mock('#src/gateway/transport.ts', async () => ({
  send: (await import('#tests/support/faulty-gateway.ts')).send,
}))

/** What must never be in the page at once, whatever a gateway sends. */
const maxElements = 1500

const rejections: unknown[] = []
const complaints: string[] = []
const onRejection = (reason: unknown) => rejections.push(reason)

beforeEach(() => {
  standInForDialogs()
  rejections.length = 0
  complaints.length = 0
  process.on('unhandledRejection', onRejection)
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.join(' '))
  })
  Object.assign(gateway, { answers: lobbyAnswers(), refusals: {}, fault: undefined, asked: [] })
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't'.repeat(16), role: 'member' }, true)
})

afterEach(() => {
  process.off('unhandledRejection', onRejection)
})

const isThere = (text: string | RegExp) => text === '' || screen.queryAllByText(text).length > 0
const retries = () => screen.queryAllByRole('button', { name: 'Try again' })

async function show({ call, page, path = '/', refusals = {}, act, most }: Row, kind: FaultKind): Promise<void> {
  gateway.refusals = refusals
  gateway.fault = { call, kind, most: (answer) => most?.(answer as never) ?? answer }
  renderPart(page, {
    path,
    site: {
      categories: ['rng', 'live', 'lott'],
      homeSections: [
        { category: 'rng', layout: 'wall' },
        { category: 'live', layout: 'stage' },
      ],
      gateway: { baseUrl: 'https://gateway.example', relayPrefix: '', launchHosts: ['https://play.example'] },
    },
  })
  await act?.()
  await waitFor(() => expect(gateway.asked).toContain(call))
}

const cases = lobbyRows.flatMap((one) =>
  faultKinds
    .filter((kind) => kind !== '10,000 entries' || one.most)
    .map((kind) => [one.call, one.path, kind, one] as const),
)

test.each(cases)('%s at %s: %s', async (call, _path, kind, one) => {
  const { good, failed, empty, beside, hasRetry = true } = one
  await show(one, kind)
  await waitFor(() => expect(isThere(beside)).toBe(true))
  if (kind === 'no answer yet') {
    for (const text of [failed, empty]) if (text !== undefined) expect(isThere(text)).toBe(false)
    expect(retries()).toEqual([])
  } else if (kind === '10,000 entries') {
    await waitFor(() => expect(isThere(good)).toBe(true), { timeout: 10_000 })
    expect(document.querySelectorAll('*').length).toBeLessThan(maxElements)
  } else if (kind === 'empty') {
    if (empty !== undefined) await waitFor(() => expect(isThere(empty)).toBe(true))
    if (failed !== undefined) expect(isThere(failed)).toBe(false)
  } else if (failed === undefined) {
    expect(retries()).toEqual([])
  } else {
    await waitFor(() => expect(isThere(failed)).toBe(true))
    if (hasRetry) {
      gateway.fault = undefined
      const [retry] = retries()
      expect(retry, 'a way to try again').toBeTruthy()
      if (retry) press(retry)
      await waitFor(() => expect(isThere(good)).toBe(true))
      expect(isThere(failed)).toBe(false)
    }
  }
  expect(rejections, call).toEqual([])
  expect(complaints.filter((line) => !/act\(/.test(line))).toEqual([])
})
