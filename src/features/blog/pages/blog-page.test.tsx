import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Post } from '#contract/account/blog.ts'
import { getPost, getPosts } from '#src/gateway/account-calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { setBaseTitle } from '#src/lib/document-title.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import type { PostPage, WholePost } from '../api/queries.ts'
import { BlogPage } from './blog-page.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const games = { id: 'games', title: 'How games work' }
const money = { id: 'money', title: 'Money' }

const post = (slug: string, more: Partial<Post> = {}): Post => ({
  slug,
  title: `About ${slug}`,
  excerpt: `What is to say of ${slug}`,
  imageUrl: '',
  category: games,
  publishedAt: '2026-11-15T12:00:00Z',
  minutes: 3,
  ...more,
})

const page = (posts: Post[], more: Partial<PostPage> = {}): PostPage => ({
  posts,
  categories: [games, money],
  pageNum: 1,
  totalPages: 1,
  ...more,
})

const whole: WholePost = { ...post('rtp'), content: '<p>Over millions of rounds</p>', next: [post('volatility')] }

const answers: Record<string, (query: Record<string, unknown>) => unknown> = {}

beforeEach(() => {
  for (const id of Object.keys(answers)) delete answers[id]
  callGateway.mockReset().mockImplementation(async (call: { id: string }, { query }) => {
    const answer = answers[call.id]
    if (!answer) throw new Error(call.id)
    return { success: true, value: answer(query) }
  })
  document.head.innerHTML =
    '<meta name="description" content="The club"><link rel="canonical" href="https://club.example/">'
  setBaseTitle('Test Club', 'Test')
})

const list = (path = '/blog') => renderPart(<BlogPage slug={undefined} />, { path })
const asked = () => callGateway.mock.calls.map(([, { query }]) => query)
const where = () => screen.getByTestId('where').textContent
const inHead = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name)

test('posts lead to their addresses; topics and pages are addresses, too', async () => {
  answers[getPosts.id] = () => page([post('rtp'), post('payouts', { category: money, minutes: 1 })], { totalPages: 2 })
  list()
  const cards = within(await screen.findByRole('list', { name: 'Posts' })).getAllByRole('listitem')
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/blog/rtp',
    '/blog/payouts',
  ])
  expect(screen.getByText('3 minutes to read')).toBeTruthy()
  expect(screen.getByText('1 minute to read')).toBeTruthy()
  expect(screen.getAllByText('Nov 15, 2026')[0]?.getAttribute('datetime')).toBe('2026-11-15T12:00:00Z')
  press(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(() => expect(where()).toBe('/blog?page=2'))
  press(await screen.findByRole('link', { name: 'Money' }))
  expect(where()).toBe('/blog?category=money')
  await waitFor(() => expect(document.title).toContain('Money: blog'))
  expect(asked()).toEqual([
    { language: 'EN', pageNo: 1, pageSize: 7 },
    { language: 'EN', pageNo: 2, pageSize: 7 },
    { language: 'EN', pageNo: 1, pageSize: 7, category: 'money' },
  ])
})

test.each([
  ['/blog', page([], { categories: [], totalPages: 0 }), 'Nothing has been written yet', false],
  ['/blog?category=odd', page([], { totalPages: 0 }), 'Nothing has been written on this topic yet', true],
  ['/blog?page=9', page([], { totalPages: 2 }), 'There are no posts on this page', true],
])('%s without posts says so, with a way on where there is one', async (path, answer, title, hasWay) => {
  answers[getPosts.id] = () => answer
  list(path)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'See all posts' }) !== null).toBe(hasWay)
})

test('posts that cannot be had say why, and are asked for again', async () => {
  answers[getPosts.id] = () => {
    throw new GatewayError('system.fault', { status: 500 })
  }
  list()
  expect((await screen.findByRole('alert')).textContent).toContain('Our server has a fault')
  answers[getPosts.id] = () => page([post('rtp')])
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('About rtp')).toBeTruthy()
})

test('a post is there with its text, what to read next and its own head, which goes with it', async () => {
  answers[getPost.id] = () => whole
  const { unmount } = renderPart(<BlogPage slug="rtp" />, { path: '/blog/rtp' })
  expect(await screen.findByRole('heading', { level: 1, name: 'About rtp' })).toBeTruthy()
  expect(await screen.findByText('Over millions of rounds')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'How games work' }).getAttribute('href')).toBe('/blog?category=games')
  const next = within(screen.getByRole('region', { name: 'Read next' }))
  expect(next.getByRole('link', { name: 'About volatility' }).getAttribute('href')).toBe('/blog/volatility')
  expect(document.title).toContain('About rtp')
  expect(inHead('meta[name=description]', 'content')).toBe('What is to say of rtp')
  expect(inHead('link[rel=canonical]', 'href')).toBe(`${window.location.origin}/blog/rtp`)
  unmount()
  expect(document.title).toBe('Test Club')
  expect(inHead('meta[name=description]', 'content')).toBe('The club')
  expect(inHead('link[rel=canonical]', 'href')).toBe('https://club.example/')
})

test('the link of a post is copied, and where it cannot be that is said', async () => {
  answers[getPost.id] = () => whole
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  renderPart(<BlogPage slug="rtp" />, { path: '/blog/rtp' })
  press(await screen.findByRole('button', { name: 'Copy the link of this post' }))
  await waitFor(() => expect(screen.getAllByText('Copied').length).toBeGreaterThan(0))
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/blog/rtp`)
  vi.unstubAllGlobals()
})

test('a post that is not there says so and leads to the list; one that cannot be had is asked for again', async () => {
  answers[getPost.id] = () => {
    throw new GatewayError('post.unknown', { status: 404 })
  }
  const { unmount } = renderPart(<BlogPage slug="gone" />, { path: '/blog/gone' })
  expect(await screen.findByRole('heading', { level: 1, name: 'This post is not here' })).toBeTruthy()
  expect(document.title).toContain('This post is not here')
  unmount()
  answers[getPost.id] = () => {
    throw new GatewayError('network.offline')
  }
  renderPart(<BlogPage slug="rtp" />, { path: '/blog/rtp' })
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline')
  answers[getPost.id] = () => whole
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Over millions of rounds')).toBeTruthy()
})
