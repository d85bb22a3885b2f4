import type { Post, PostCategory } from '#contract/account/blog.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/blog.json' with { type: 'json' }
import { blogPosts, type PostKind, type PostSlug } from './blog-posts.ts'
import { readingMinutes } from './reading-time.ts'

const texts = textsOf('blog', english)

const dayMs = 86_400_000
const maxNext = 3

const slugs = Object.keys(blogPosts).filter((slug): slug is PostSlug => Object.hasOwn(blogPosts, slug))

/** In which language, and when the state was seeded, in milliseconds: the latest post is two days older. */
interface Reading {
  language: LanguageCode
  seededAt: number
}

/** All posts, or those of a category, the latest first. */
export function postsOf(reading: Reading, category?: string): Post[] {
  return slugsOf(category).map((slug) => postOf(slug, reading))
}

const slugsOf = (category?: string) =>
  slugs.filter((slug) => category === undefined || blogPosts[slug].category === category)

/** The categories that have posts, in the order of their latest ones. */
export function postCategories({ language }: Reading): PostCategory[] {
  return [...new Set(slugs.map((slug) => blogPosts[slug].category))].map((id) => categoryOf(id, language))
}

/** A post with its text and what to read next; null where there is none of that name. */
export function wholePost(wanted: string, reading: Reading): (Post & { content: string; next: Post[] }) | null {
  const slug = slugs.find((one) => one === wanted)
  if (!slug) return null
  const content = texts.in(reading.language, `posts.${slug}.content`)
  return { ...postOf(slug, reading), content, next: nextOf(slug).map((one) => postOf(one, reading)) }
}

/** Others of the same category first, then those after it. */
function nextOf(slug: PostSlug): PostSlug[] {
  const place = slugs.indexOf(slug)
  const others = [...slugs.slice(place + 1), ...slugs.slice(0, place)]
  const same = others.filter((one) => blogPosts[one].category === blogPosts[slug].category)
  return [...same, ...others.filter((one) => !same.includes(one))].slice(0, maxNext)
}

function postOf(slug: PostSlug, { language, seededAt }: Reading): Post {
  const { category, daysAgo, motif, hue } = blogPosts[slug]
  return {
    slug,
    title: texts.in(language, `posts.${slug}.title`),
    excerpt: texts.in(language, `posts.${slug}.summary`),
    imageUrl: artAddress.blog(motif, hue),
    category: categoryOf(category, language),
    publishedAt: instantOf(seededAt - daysAgo * dayMs),
    minutes: readingMinutes(texts.in(language, `posts.${slug}.content`)),
  }
}

const categoryOf = (id: PostKind, language: LanguageCode): PostCategory => ({
  id,
  title: texts.in(language, `categories.${id}`),
})
