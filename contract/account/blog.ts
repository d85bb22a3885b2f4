import * as z from 'zod/mini'
import { definePublicCall, instant } from '../call.ts'

const category = z.object({
  /** Stable, for addresses: "safe-play". */
  id: z.string().check(z.maxLength(32)),
  /** In the asked language. */
  title: z.string(),
})

const post = z.object({
  /** Lower case, digits and hyphens: the last part of the post's address. */
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/)),
  title: z.string(),
  excerpt: z.string(),
  imageUrl: z.string(),
  category,
  publishedAt: instant,
  /** How long it takes to read. */
  minutes: z.number(),
})

export type Post = z.infer<typeof post>
export type PostCategory = z.infer<typeof category>

export const getPosts = definePublicCall('getPosts', {
  summary: 'The posts of the blog in the asked language, in pages, the latest first; of one category where it is named',
  route: 'GET /wps/blog',
  query: z.object({
    language: z.string(),
    /** From 1; past the last page there are no posts. */
    pageNo: z.number(),
    pageSize: z.number(),
    /** Of one category alone; one that is not known has no posts. */
    category: z.optional(z.string()),
  }),
  value: z.object({
    posts: z.array(post),
    /** All that have posts. */
    categories: z.array(category),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
  problems: ['module.closed'],
})

export const getPost = definePublicCall('getPost', {
  summary: 'One post of the blog (HTML), and three others to read next',
  route: 'GET /wps/blog/{slug}',
  query: z.object({ slug: z.string(), language: z.string() }),
  value: z.object({
    ...post.shape,
    /** HTML. */
    content: z.string(),
    /** What to read next: three at most. */
    next: z.array(post),
  }),
  problems: ['post.unknown', 'module.closed'],
})
