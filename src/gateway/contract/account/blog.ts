import * as z from 'zod/mini'
import { defineCall, envelope, instant } from '../call.ts'

const post = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  imageUrl: z.string(),
  category: z.string(),
  publishedAt: instant,
  minutes: z.number(),
})

export type Post = z.infer<typeof post>

export const getPosts = defineCall({
  id: 'getPosts',
  summary: 'The posts of the blog, the latest first',
  method: 'GET',
  path: '/wps/blog',
  query: z.object({ language: z.string(), pageNo: z.number(), pageSize: z.number(), category: z.optional(z.string()) }),
  answer: envelope(
    z.object({ posts: z.array(post), categories: z.array(z.string()), pageNum: z.number(), totalPages: z.number() }),
  ),
})

export const getPost = defineCall({
  id: 'getPost',
  summary: 'One post',
  method: 'GET',
  path: '/wps/blog/{slug}',
  query: z.object({ slug: z.string(), language: z.string() }),
  answer: envelope(z.object({ ...post.shape, content: z.string(), next: z.array(post) })),
  problems: ['post.unknown'],
})
