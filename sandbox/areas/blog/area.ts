import * as blogCalls from '#contract/account/blog.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addBlogRoutes } from './routes.ts'

export const blogArea = {
  tag: 'blog',
  calls: callsOf(blogCalls),
  routes: [addBlogRoutes],
} satisfies Area
