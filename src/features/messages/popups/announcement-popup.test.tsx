import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { announcementsQuery } from '#src/session/announcements.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { AnnouncementPopup } from './announcement-popup.tsx'

const popups = (['B', ...Array<'A'>(11).fill('A'), 'F'] as const).map((execution, place) => ({
  id: `p${place}`,
  title: `${execution} ${place}`,
  content: `<p>text ${place}</p>`,
  execution,
  timestamp: '2026-11-20T14:32:08Z',
}))

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
})

const show = (isFirstLogin: boolean) => {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member', isFirstLogin })
  const value = { banners: [], playerNotices: [], popups, promotion: { count: 0, announcementImages: [] } }
  return renderPart(<AnnouncementPopup rewardsPath="/member?page=rewardCenter" onClose={vi.fn()} />, {
    prepare: (client) => client.setQueryData(announcementsQuery('EN', false).queryKey, { success: true, value }),
  })
}
const titles = () =>
  screen.getAllByRole('listitem').flatMap((item) => item.textContent?.match(/^[ABF] \d+(?=2026)/) ?? [])

test('a member reads nine announcements a page, each with its time, and folds the one that is open', () => {
  show(false)
  expect(titles()).toHaveLength(9)
  expect(screen.getAllByText('2026-11-20 14:32:08').length).toBeGreaterThan(9)
  const [first] = screen.getAllByRole('button', { name: /^A 1/ })
  expect(first?.getAttribute('aria-expanded')).toBe('true')
  if (first) press(first)
  expect(first?.getAttribute('aria-expanded')).toBe('false')
  press(screen.getByRole('button', { name: 'Page 2' }))
  expect(titles()).toEqual(['A 10', 'A 11'])
})

test('those of the first log-in stand among a new member’s, and the reward centre is one press away', () => {
  show(true)
  press(screen.getByRole('button', { name: 'Page 2' }))
  expect(titles()).toEqual(['A 10', 'A 11', 'F 12'])
  expect(screen.getByRole('link', { name: /reward/i }).getAttribute('href')).toBe('/member?page=rewardCenter')
})
