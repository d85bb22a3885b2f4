import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BlogPage } from '#src/features/blog/pages/blog-page.tsx'
import { HelpPage } from '#src/features/help/pages/help-page.tsx'
import { MessagesPage } from '#src/features/messages/pages/messages-page.tsx'
import { AnnouncementPopup } from '#src/features/messages/popups/announcement-popup.tsx'
import { NoticePopup } from '#src/features/messages/popups/notice-popup.tsx'
import { RulesView } from '#src/features/points/pages/rules-view.tsx'
import { PrizeWheelPage } from '#src/features/prize-wheel/pages/prize-wheel-page.tsx'
import { PromotionsPage } from '#src/features/promotions/pages/promotions-page.tsx'
import { ReferralPage } from '#src/features/promotions/pages/referral-page.tsx'
import { RedEnvelopePage } from '#src/features/red-envelope/pages/red-envelope-page.tsx'
import { VipPage } from '#src/features/vip/pages/vip-page.tsx'
import {
  getHelpCentre,
  getMessage,
  getMessages,
  getPointConfig,
  getPost,
  getPrizeWheel,
  getPromotion,
  getRedEnvelopes,
  getReferral,
  getVip,
} from '#src/gateway/account-calls.ts'
import { getAnnouncements } from '#src/gateway/calls.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { dangersIn, dangersOfPage, hostileHtml } from '#tests/support/hostile-html.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const at = '2026-11-20T12:00:00Z'
const announcements = { banners: [], playerNotices: [], popups: [], promotion: { count: 0, announcementImages: [] } }
const head = { id: '1', title: 'Letter', excerpt: '', at, isRead: true }
const promotion = {
  id: 'p1',
  title: 'Offer',
  summary: '',
  category: 'slots',
  imageUrl: '',
  startsAt: at,
  endsAt: at,
  state: 'join',
  progress: null,
  isByDeposit: false,
  turnoverTimes: 3,
  ...{ turnoverDays: null, minStake: null, example: null },
  minDeposit: null,
  maxBonus: null,
  bonusPercent: null,
  currency: 'USD',
}
const post = {
  slug: 'post',
  title: 'Post',
  excerpt: '',
  imageUrl: '',
  category: { id: 'games', title: 'Games' },
  publishedAt: at,
  minutes: 1,
}
const referral = {
  code: 'K7P4M2X9',
  url: 'https://club.example/',
  currency: 'USD',
  registered: 0,
  qualified: 0,
  earned: '0.00',
  bonus: '20.00',
  minDeposit: '50.00',
  friends: [],
}

interface Sink {
  page: ReactNode
  path?: string
  /** What is pressed to read it. */
  opener?: string
  /** What the gateway answers, by call. */
  answers: (html: string) => Record<string, unknown>
}

const article = (term: string): Sink => ({
  page: <HelpPage />,
  path: `/help#${term}`,
  answers: (content) => ({
    [getHelpCentre.id]: { groups: [{ id: 'all', title: 'All', articles: [{ term, title: 'Article', content }] }] },
  }),
})

/** Every place of the site where HTML of the gateway is shown. */
const sinks: Readonly<Record<string, Sink>> = {
  notices: {
    page: <NoticePopup index={0} onClose={() => undefined} />,
    answers: (content) => ({
      [getAnnouncements.id]: {
        ...announcements,
        playerNotices: [{ id: '1', title: 'Notice', content, timestamp: at }],
      },
    }),
  },
  announcements: {
    page: <AnnouncementPopup onClose={() => undefined} />,
    opener: 'News',
    answers: (content) => ({
      [getAnnouncements.id]: { ...announcements, popups: [{ id: '1', title: 'News', content, execution: 'A' }] },
    }),
  },
  messages: {
    page: <MessagesPage />,
    path: '/member?page=messageV2&message=1',
    answers: (content) => ({
      [getMessages.id]: { messages: [head], unread: 0, pageNum: 1, totalPages: 1 },
      [getMessage.id]: { ...head, content },
    }),
  },
  promotions: {
    page: <PromotionsPage />,
    path: '/promotions?id=p1',
    answers: (content) => ({
      [getPromotion.id]: { ...promotion, content, examples: [], exampleReturn: null, counted: [] },
    }),
  },
  'articles of help': article('deposit'),
  'legal texts': article('terms'),
  'posts of the blog': {
    page: <BlogPage slug="post" />,
    path: '/blog/post',
    answers: (content) => ({ [getPost.id]: { ...post, content, next: [] } }),
  },
  'rules of red envelopes': {
    page: <RedEnvelopePage />,
    answers: (rules) => ({
      [getRedEnvelopes.id]: {
        currency: 'USD',
        ...{ open: [], opened: [], chances: [] },
        ...{ nextAt: null, pause: null, art: null },
        turnoverTimes: 1,
        rules,
      },
    }),
  },
  'rules of the prize wheel': {
    page: <PrizeWheelPage />,
    answers: (rules) => ({
      [getPrizeWheel.id]: {
        ...{ currency: 'USD', prizes: [], history: [], spins: 0, keeps: 3 },
        ...{ nextAt: null, pause: null, art: null },
        next: { number: 1, seedHash: '0'.repeat(64) },
        rules,
      },
    }),
  },
  'rules of ranks': {
    page: <VipPage />,
    answers: (rules) => ({
      [getVip.id]: {
        currency: 'USD',
        ranks: [],
        own: { level: 0, deposited: '0.00', staked: '0.00', stakedThisMonth: '0.00', review: null },
        rules,
      },
    }),
  },
  'rules of points': {
    page: <RulesView />,
    answers: (rules) => ({ [getPointConfig.id]: { exchange: null, earning: [], currency: 'USD', rules } }),
  },
  'rules of inviting friends': {
    page: <ReferralPage />,
    answers: (rules) => ({ [getReferral.id]: { ...referral, rules } }),
  },
}

/** A few at once, to render less: each by itself is put to the sanitiser in its own test. */
const texts = [0, 1, 2, 3].map((turn) => hostileHtml.filter((_, index) => index % 4 === turn).join('\n'))

const alert = vi.fn()

beforeEach(() => {
  standInForDialogs()
  vi.stubGlobal('alert', alert)
  alert.mockReset()
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => vi.unstubAllGlobals())

test.each(Object.keys(sinks))('nothing hostile is left of, or runs in, %s', async (name) => {
  const sink = sinks[name]
  if (!sink) throw new Error(name)
  for (const html of texts) {
    const answers = sink.answers(`<p>Marked</p>${html}`)
    callGateway.mockImplementation(async ({ id }: { id: string }) => {
      if (!(id in answers)) throw new Error(id)
      return { success: true, value: answers[id] }
    })
    renderPart(sink.page, { path: sink.path ?? '/' })
    if (sink.opener) press(await screen.findByRole('button', { name: sink.opener }))
    const text = (await screen.findByText('Marked')).parentElement
    if (!text) throw new Error('No text')
    expect(dangersIn(text), html).toEqual([])
    expect(dangersOfPage(document.body), html).toEqual([])
    for (const link of text.querySelectorAll('a')) link.click()
    cleanup()
    document.body.replaceChildren()
  }
  await waitFor(() => expect(alert).not.toHaveBeenCalled())
  expect(Reflect.get(window, 'pwned')).toBeUndefined()
})
