import { act, cleanup, render, screen } from '@testing-library/react'
import { startTransition } from 'react'
import { type NavigateOptions, type To, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guideSteps, SiteRouter, showInSlices } from './site-router.tsx'

let navigate: ReturnType<typeof useNavigate>

function Here() {
  const { pathname, search, hash, state } = useLocation()
  const how = useNavigationType()
  navigate = useNavigate()
  return <p data-testid="here">{`${how} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</p>
}

const here = () => screen.getByTestId('here').textContent
const go = (to: To, options: NavigateOptions = {}) => act(async () => void navigate(to, options))

beforeEach(() => {
  window.history.replaceState(null, '', '/rng?select=HOT')
  render(
    <SiteRouter>
      <Here />
    </SiteRouter>,
  )
})

afterEach(() => {
  cleanup()
  guideSteps(showInSlices)
})

test('an entry of the history has its address, its state, a key and its number', async () => {
  expect(here()).toBe('POP /rng?select=HOT null')
  expect(window.history.state).toEqual({ idx: 0 })
  await go('/member?page=withdraw', { state: { below: '/' } })
  expect(here()).toBe('PUSH /member?page=withdraw {"below":"/"}')
  expect(window.history.state).toEqual({ usr: { below: '/' }, key: expect.stringMatching(/^[a-z0-9]+$/), idx: 1 })
  await go({ search: '?page=profile' }, { replace: true })
  expect(here()).toBe('REPLACE /member?page=profile null')
  expect(window.history.state).toMatchObject({ idx: 1 })
})

test('what another part of the site notes beside the router’s own stays, and Back is told', async () => {
  await go('/live')
  await act(async () => {
    window.history.pushState({ ...window.history.state, dialog: true }, '', '/')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(here()).toBe('POP / null')
  expect(window.history.state).toMatchObject({ dialog: true, idx: 1 })
})

test('an address of elsewhere is refused', async () => {
  expect(() => navigate('https://elsewhere.example/')).toThrow()
  expect(window.location.pathname).toBe('/rng')
})

test('where the browser refuses to write, the address is loaded; what no entry can hold is an error', async () => {
  const refused = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too often', 'SecurityError')
  })
  // jsdom goes nowhere, but changes the part of an address that loads nothing.
  const loaded = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
  await go({ search: '?select=HOT', hash: '#facts' })
  await act(async () => void (await loaded))
  expect(window.location.hash).toBe('#facts')
  refused.mockImplementation(() => {
    throw new DOMException('A function could not be cloned', 'DataCloneError')
  })
  expect(() => navigate('/live')).toThrow(/cloned/)
  refused.mockRestore()
})

test('who guides the steps says when one is shown, and is told which page stands there', async () => {
  const shown: (() => void)[] = []
  const from: string[] = []
  guideSteps((_step, { pathname }, show) => {
    from.push(pathname)
    shown.push(() => startTransition(show))
  })
  await go('/live')
  expect(here()).toBe('POP /rng?select=HOT null')
  expect(window.location.pathname).toBe('/live')
  await act(async () => shown[0]?.())
  expect(here()).toBe('PUSH /live null')
  await go('/member')
  expect(from).toEqual(['/rng', '/live'])
})
