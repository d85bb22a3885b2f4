import { Navigate, useLocation } from 'react-router-dom'
import { blogPath, lotteryPath } from '#contract/site/routes.ts'
import { comparable } from '#src/config/home-path.ts'
import { gameOfPath } from '#src/features/play/lib/game-addresses.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { GamePage } from './game-page-part.ts'
import { NotFoundPage } from './not-found-page.tsx'

const BlogPage = FEATURE_BLOG
  ? lazyPart(async () => (await import('#src/features/blog/pages/blog-page.tsx')).BlogPage)
  : undefined

/** The facts of the game that the address names. */
export function GameRoute() {
  const gameCode = gameOfPath(useLocation().pathname)
  return gameCode === undefined ? <NotFoundPage /> : <GamePage gameCode={gameCode} />
}

/** The list of posts, or the post that the address names. */
export function PostsRoute() {
  const slug = comparable(useLocation().pathname).slice(blogPath.length + 1)
  if (!BlogPage) return null
  return /^[a-z0-9-]*$/.test(slug) ? <BlogPage slug={slug || undefined} /> : <NotFoundPage isClosed />
}

/** An old address of the lottery leads to the one of now. */
export function ToLottery() {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: lotteryPath, search, hash }} replace />
}
