import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppDownloadPage } from '#src/features/app-download/pages/app-download-page.tsx'
import { BlogPage } from '#src/features/blog/pages/blog-page.tsx'
import { BannerSlide } from '#src/features/home/components/banner-slide.tsx'
import { VideoBanners } from '#src/features/home/components/video-banners.tsx'
import { HelpLines } from '#src/features/limits/components/help-lines.tsx'
import { ProfileHead } from '#src/features/profile/components/profile-head.tsx'
import { PromotionsPage } from '#src/features/promotions/pages/promotions-page.tsx'
import { ServicePanel } from '#src/features/support/components/service-panel.tsx'
import { PaymentLink } from '#src/features/wallet/deposit/payment-link.tsx'
import { createAppCode, getPosts, getPromotions, launchLiveChat } from '#src/gateway/account-calls.ts'
import { getAnnouncements, getPermission } from '#src/gateway/calls.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { dangersOfPage } from '#tests/support/hostile-html.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { Footer } from './layout/footer/footer.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

/** What somebody who can write into the gateway's addresses might try. */
const hostileAddresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/1',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example',
  'https:evil.example:x@y',
  'x" onerror="alert(1)',
  'not an address',
]

const at = '2026-11-20T12:00:00Z'
const permission = {
  customerService: [],
  resources: [],
  imageCDNs: [],
  launchGameCDNs: [],
  location: { ip: '', country: '' },
  mainDomain: 'club.example',
  settings: { forcedReceipt: 'kept', contractConflict: 'confirm', autoReceiptMinutes: 30 },
}
const banner = { groupName: 'w_home', linkageType: 'page' }
const resourceTypes = ['ios', 'android', 'lite', 'payment', 'certification', 'social', 'licence', 'vendor']
const promotion = {
  id: 'p1',
  title: 'Offer',
  summary: '',
  category: 'slots',
  startsAt: at,
  endsAt: at,
  state: 'join',
  progress: null,
  isByDeposit: false,
}

const post = {
  slug: 'post',
  title: 'Post',
  excerpt: '',
  category: { id: 'games', title: 'Games' },
  publishedAt: at,
  minutes: 1,
}

interface Sink {
  page: (address: string) => ReactNode
  answers?: (address: string) => Record<string, unknown>
  /** There when all has come. */
  sign: string
  /** What is pressed then. */
  opener?: string
}

/** Every place of the site where an address of the gateway becomes one of the page. */
const sinks: Readonly<Record<string, Sink>> = {
  'links of banners': {
    page: (linkage) => (
      <BannerSlide
        banner={{ ...banner, url: '', linkage, copy: { title: 'Ready', terms: { label: 'Terms', linkage } } }}
        isFirst
      />
    ),
    sign: 'Ready',
  },
  'pictures of banners': {
    page: (url) => (
      <BannerSlide banner={{ ...banner, url, phoneUrl: url, linkage: '', copy: { title: 'Ready' } }} isFirst />
    ),
    sign: 'Ready',
  },
  videos: {
    page: () => <VideoBanners />,
    answers: (url) => ({
      [getAnnouncements.id]: {
        banners: [
          { ...banner, groupName: 'w_promotion', url, posterUrl: url, linkage: '' },
          { ...banner, groupName: 'w_promotion', url: '/art/video/sound', posterUrl: url, linkage: '' },
        ],
        playerNotices: [],
        popups: [],
        promotion: { count: 0, announcementImages: [] },
      },
    }),
    sign: '<button',
  },
  'customer service': {
    page: () => <ServicePanel />,
    answers: (path) => ({
      [getPermission.id]: {
        ...permission,
        customerService: [
          { csType: 'telegram', title: 'Written', path },
          { csType: 'zalo', title: 'Sound', path: 'https://zalo.example/' },
        ],
      },
    }),
    sign: 'Sound',
  },
  'live chat': {
    page: () => <ServicePanel />,
    answers: (chatUrl) => ({
      [getPermission.id]: {
        ...permission,
        customerService: [{ csType: 'livechat', title: 'Chat', path: '/livechat' }],
      },
      [launchLiveChat.id]: { chatUrl },
    }),
    sign: 'Live chat',
    opener: 'Live chat',
  },
  footer: {
    page: () => <Footer />,
    answers: (url) => ({
      [getPermission.id]: {
        ...permission,
        customerService: [
          { csType: 'telegram', title: 'Written', path: url },
          { csType: 'zalo', title: 'Sound', path: 'https://zalo.example/' },
        ],
        resources: resourceTypes.map((resourceType) => ({ resourceType, labelNameEn: resourceType, url })),
      },
    }),
    sign: 'Sound',
  },
  'help lines': {
    page: (url) => <HelpLines lines={[{ title: 'Ready', text: '', url, phone: url }]} />,
    sign: 'Ready',
  },
  'payment pages': {
    page: (url) => (
      <>
        <PaymentLink url={url} isMain text="Open" />
        Ready
      </>
    ),
    sign: 'Ready',
  },
  apps: {
    page: (url) => (
      <AppDownloadPage
        apps={[
          { kind: 'ios', url },
          { kind: 'lite', url },
        ]}
        error={null}
        onRetry={() => undefined}
      />
    ),
    answers: () => ({ [createAppCode.id]: { code: 'one-time-code-1234', lifeSeconds: 300 } }),
    sign: 'Lite app',
  },
  'pictures of posts': {
    page: () => <BlogPage slug={undefined} />,
    answers: (imageUrl) => ({
      [getPosts.id]: { posts: [{ ...post, imageUrl }], categories: [], pageNum: 1, totalPages: 1 },
    }),
    sign: 'Post',
  },
  'pictures of promotions': {
    page: () => <PromotionsPage />,
    answers: (imageUrl) => ({ [getPromotions.id]: [{ ...promotion, imageUrl }] }),
    sign: 'Offer',
  },
  'pictures of members': {
    page: (avatar) => (
      <>
        <ProfileHead profile={{ avatar, avatars: [avatar, '/a.svg'], minimumAge: 18, hasPassword: true, fields: [] }} />
        Ready
      </>
    ),
    sign: 'Ready',
    opener: 'Change the picture',
  },
}

const opened: string[] = []
const alert = vi.fn()

beforeEach(() => {
  standInForDialogs()
  opened.length = 0
  vi.stubGlobal('alert', alert)
  vi.stubGlobal('open', () => ({
    opener: window,
    close: () => undefined,
    location: { replace: (address: string) => opened.push(address) },
  }))
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => vi.unstubAllGlobals())

test.each(Object.keys(sinks))('no hostile address comes through %s', async (name) => {
  const sink = sinks[name]
  if (!sink) throw new Error(name)
  for (const address of hostileAddresses) {
    const answers = sink.answers?.(address) ?? {}
    callGateway.mockImplementation(async ({ id }: { id: string }) => {
      if (!(id in answers)) throw new Error(id)
      return { success: true, value: answers[id] }
    })
    renderPart(sink.page(address))
    await waitFor(() => expect(document.body.innerHTML).toContain(sink.sign))
    const opener = sink.opener && screen.queryByRole('button', { name: new RegExp(sink.opener) })
    if (opener) press(opener)
    await Promise.resolve()
    expect(dangersOfPage(document.body), address).toEqual([])
    for (const link of document.querySelectorAll('a')) {
      const to = link.getAttribute('href') ?? '/'
      expect(to, address).toMatch(/^(\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/)
      expect(to, address).not.toContain('evil.example')
    }
    cleanup()
    document.body.replaceChildren()
  }
  expect(opened).toEqual([])
  expect(alert).not.toHaveBeenCalled()
})
