import type { Hono } from 'hono'
import { getPost, getPosts } from '#contract/account/blog.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { postCategories, postsOf, wholePost } from './posts.ts'

const maxOnPage = 50

export function addBlogRoutes(app: Hono, gateway: Gateway): void {
  const seededAt = (): number => Date.parse(gateway.store.meta.get('seeded-at') ?? gateway.now().toISOString())

  addCall(app, gateway, getPosts, ({ merchant, language, query }) => {
    if (!merchant.blog) return refuse('module.closed')
    const reading = { language, seededAt: seededAt() }
    const posts = postsOf(reading, query.category)
    const size = Math.min(maxOnPage, Math.max(1, Math.floor(query.pageSize)))
    const page = Math.max(1, Math.floor(query.pageNo))
    return good({
      posts: posts.slice((page - 1) * size, page * size),
      categories: postCategories(reading),
      pageNum: page,
      totalPages: Math.ceil(posts.length / size),
    })
  })

  addCall(app, gateway, getPost, ({ merchant, language, query }) => {
    if (!merchant.blog) return refuse('module.closed')
    const post = wholePost(query.slug, { language, seededAt: seededAt() })
    return post ? good(post) : refuse('post.unknown')
  })
}
