import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest, type Role } from '#src/session/session-events.ts'
import { tellSession, useSessionStore } from '#src/session/session-store.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { useExpiry } from './use-expiry.ts'

function Site() {
  useExpiry()
  return null
}

const popups = () => usePopupStore.getState().open.map(({ name, props }) => ({ name, props }))
const where = () => screen.getByTestId('where').textContent
const expire = () => act(() => tellSession({ type: 'ended', token: 't', ending: 'expired' }))

function visit(path: string, role: Role) {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role })
  renderPart(<Site />, { path })
}

beforeEach(() => usePopupStore.setState({ open: [] }))

test('a player is asked to log in again, above the page', () => {
  visit('/promotions', 'member')
  expire()
  expect(popups()).toEqual([{ name: 'login', props: { reason: 'expired' } }])
  expect(where()).toBe('/promotions')
})

test('an agent is led to the agents’ log-in, since the players’ would refuse', () => {
  visit('/promotions', 'agent')
  expire()
  expect(popups()).toEqual([])
  expect(where()).toBe('/agent')
})

test('in the agents’ part nothing is asked: it has its own way', () => {
  visit('/agentHome', 'agent')
  expire()
  expect(popups()).toEqual([])
  expect(where()).toBe('/agentHome')
})

test('who left, or was never there, is not asked', () => {
  visit('/', 'member')
  act(() => tellSession({ type: 'ended', token: 't', ending: 'left' }))
  expect(popups()).toEqual([])
})
