import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Banner } from '#contract/lobby/announcements.ts'
import type { FirstBanner } from '#contract/site/site-config.ts'
import { callGateway } from '#src/gateway/client.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { Banners } from './banners.tsx'

vi.mock('#src/gateway/client.ts', async (original) => ({ ...(await original<object>()), callGateway: vi.fn() }))

const told = (title: string): Banner => ({
  groupName: 'w_home',
  url: `/${title}.svg`,
  phoneUrl: `/${title}-phone.svg`,
  linkage: '/rng',
  linkageType: 'page',
  copy: { title, action: 'Go' },
})
const firstBanner: FirstBanner = {
  language: 'EN',
  banner: told('sea'),
  wide: '/assets/sea-1.webp',
  phone: '/assets/sea-2.webp',
}

const value = { playerNotices: [], popups: [], promotion: { count: 0, announcementImages: [] } }
const answer = (...banners: Banner[]) =>
  vi.mocked(callGateway).mockResolvedValue({ success: true, value: { ...value, banners } } as never)

const picture = () => document.querySelector<HTMLImageElement>('picture img')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  vi.mocked(callGateway).mockReset()
})

test('the page’s own banner is there before the gateway has answered, and stays where it tells the same', async () => {
  let settle: (value: unknown) => void = () => undefined
  vi.mocked(callGateway).mockReturnValue(new Promise((resolve) => (settle = resolve)) as never)
  renderPart(<Banners />, { site: { firstBanner } })
  await heading('sea')
  const before = picture()
  expect(before?.getAttribute('src')).toBe('/assets/sea-1.webp')
  expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/assets/sea-2.webp')
  // The order of an answer's keys says nothing.
  const { copy, ...rest } = told('sea')
  settle({ success: true, value: { ...value, banners: [{ copy, ...rest }, told('hill')] } })
  await screen.findByRole('button', { name: 'Stop the slides from moving' })
  expect(picture()).toBe(before)
  expect(before?.getAttribute('src')).toBe('/assets/sea-1.webp')
})

test('a banner of which the gateway tells something else takes its place', async () => {
  answer({ ...told('sea'), linkage: '/live' }, told('hill'))
  renderPart(<Banners />, { site: { firstBanner } })
  await waitFor(() => expect(picture()?.getAttribute('src')).toMatch(/\/sea\.svg$/))
  expect(screen.getAllByRole('link', { name: 'Go' })[0]?.getAttribute('href')).toBe('/live')
})

test('without banners at the gateway the page’s own one goes', async () => {
  answer()
  renderPart(<Banners />, { site: { firstBanner } })
  await waitFor(() => expect(picture()).toBeNull())
  expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('sea')
})

test('a gateway that cannot be asked leaves the page’s own banner; one of another language is not shown', async () => {
  vi.mocked(callGateway).mockRejectedValue(new Error('down'))
  const { unmount } = renderPart(<Banners />, { site: { firstBanner } })
  await heading('sea')
  await waitFor(() => expect(callGateway).toHaveBeenCalled())
  expect(picture()?.getAttribute('src')).toBe('/assets/sea-1.webp')
  unmount()
  renderPart(<Banners />, { site: { firstBanner: { ...firstBanner, language: 'JA' } } })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(picture()).toBeNull()
})

test('the gateway’s picture takes the place of one that the site has lost', async () => {
  answer(told('sea'))
  renderPart(<Banners />, { site: { firstBanner } })
  await heading('sea')
  await waitFor(() => expect(callGateway).toHaveBeenCalled())
  const own = picture()
  if (own) fireEvent.error(own)
  await waitFor(() => expect(picture()?.getAttribute('src')).toMatch(/\/sea\.svg$/))
})
