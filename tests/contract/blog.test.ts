import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPost, getPosts } from '#contract/account/blog.ts'
import { getWhitelabel } from '#contract/site/system.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, zen } from './support/merchants.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ merchants: [{ ...acme, languages: ['EN', 'BN', 'ES', 'JA'] }, zen] })
})
afterAll(() => gateway.sandbox.close())

const page = async (query: Partial<{ language: string; pageNo: number; pageSize: number; category: string }> = {}) =>
  (await gateway.answer(getPosts, { query: { language: 'EN', pageNo: 1, pageSize: 50, ...query } })).value

const post = async (slug: string, language = 'EN') =>
  (await gateway.answer(getPost, { query: { slug, language } })).value

test('posts come in pages, the latest first, each with a picture that is there', async () => {
  const { posts, totalPages } = await page()
  expect(posts).toHaveLength(12)
  expect(totalPages).toBe(1)
  const dates = posts.map(({ publishedAt }) => publishedAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  for (const { imageUrl, minutes } of posts) {
    expect(minutes).toBeGreaterThan(0)
    expect((await gateway.sandbox.app.request(imageUrl)).headers.get('content-type')).toBe('image/svg+xml')
  }
  const second = await page({ pageNo: 2, pageSize: 5 })
  expect(second).toMatchObject({ pageNum: 2, totalPages: 3 })
  expect(second.posts).toEqual(posts.slice(5, 10))
  expect((await page({ pageNo: 9, pageSize: 5 })).posts).toEqual([])
  expect((await page({ pageNo: -3, pageSize: 0 })).posts).toEqual(posts.slice(0, 1))
})

test('a category has its own posts; one that nobody knows has none', async () => {
  const { categories } = await page()
  expect(categories.map(({ id }) => id)).toEqual(['safe-play', 'games', 'security', 'money'])
  for (const { id } of categories) {
    const { posts } = await page({ category: id })
    expect(posts.length).toBeGreaterThan(1)
    expect(new Set(posts.map(({ category }) => category.id))).toEqual(new Set([id]))
  }
  expect(await page({ category: 'nothing' })).toMatchObject({ posts: [], totalPages: 0, categories })
})

test('a post has its text, and others to read next: of its category first', async () => {
  const { content, next, title } = await post('what-rtp-means')
  expect(title).toContain('return to player')
  expect(content).toMatch(/^<p>.*<\/p>$/)
  expect(next.map(({ slug }) => slug)).toEqual([
    'volatility-explained',
    'how-a-round-is-decided',
    'how-live-tables-work',
  ])
  expect((await post('before-you-deposit')).next).toHaveLength(3)
  const query = { slug: 'not-there', language: 'EN' }
  expect(await gateway.refusal(getPost, { query })).toMatchObject({ status: 404, code: 'post.unknown' })
})

test.each(['BN', 'ES', 'JA'])('posts in %s have what the English ones have', async (language) => {
  const [english, own] = [await page(), await page({ language })]
  expect(own.posts.map(({ slug }) => slug)).toEqual(english.posts.map(({ slug }) => slug))
  const marksOf = (content: string) => (content.match(/<\/?\w+|href="[^"]+"/g) ?? []).toSorted()
  for (const { slug, title, excerpt, category } of own.posts) {
    const written = await post(slug)
    expect([title, excerpt, category.title]).not.toContain(written.title)
    expect(category.title).not.toBe(written.category.title)
    expect(marksOf((await post(slug, language)).content), slug).toEqual(marksOf(written.content))
  }
})

test('a merchant without a blog, or whose blog is closed, says so', async () => {
  const query = { language: 'EN', pageNo: 1, pageSize: 10 }
  expect(await gateway.refusal(getPosts, { merchant: 'zen', query })).toMatchObject({ code: 'module.closed' })
  const { value: tree } = await gateway.answer(getWhitelabel, { merchant: 'zen' })
  expect(tree.find(({ modId }) => modId === 'blog')?.enabled).toBe(false)
})
