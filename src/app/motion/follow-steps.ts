import i18next from 'i18next'
import { flushSync } from 'react-dom'
import { type Location, NavigationType } from 'react-router-dom'
import { isAccountPath } from '#src/config/account-path.ts'
import { noteTilePicture } from '#src/play/tile-picture.ts'
import { AccountRoute } from '../account/account-part.ts'
import { preloadPage } from '../pages/preload-page.ts'
import { guideSteps, type ShowStep, showInSlices } from '../router/site-router.tsx'
import { type Motion, motionOf, pageAt } from './motion-of.ts'
import { endMove, move } from './move.ts'
import { tilePicture } from './pictures.ts'
import { answerPress, isQuick } from './speed.ts'

/** Milliseconds that the code of a page may take; later, it comes as it would without motion. */
const patience = 500

async function askAccountPage({ search }: Location): Promise<unknown> {
  const { askPage } = await import('../account/account-pages.ts')
  return askPage(new URLSearchParams(search).get('page'))
}

/** Asks for the code of what is shown next. */
const ask: Record<Motion, (to: Location) => Promise<unknown>> = {
  game: ({ pathname }) => preloadPage(pathname),
  account: (to) =>
    isAccountPath(to.pathname)
      ? Promise.all([AccountRoute.ask(), i18next.loadNamespaces('centre'), askAccountPage(to)])
      : Promise.resolve(),
  pages: askAccountPage,
}

/** Whether it came in time. What cannot be had is asked for again, and told, when it is drawn. */
async function isInTime(asked: Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false))
  return Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    late,
  ])
}

/** Whether this browser moves pages, this visitor wants it, and no dialog stands over the page that is left. */
function mayMove(from: Location): boolean {
  if (!('startViewTransition' in document) || document.hidden || !isQuick()) return false
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  return document.querySelectorAll('dialog:modal').length === (isAccountPath(from.pathname) ? 1 : 0)
}

/** The browser goes to where the page ahead was scrolled at once: the one that is left stays until its picture is taken. */
function holdScroll(): () => void {
  const { scrollX: left, scrollY: top } = window
  const frame = requestAnimationFrame(() => window.scrollTo({ left, top, behavior: 'instant' }))
  return () => cancelAnimationFrame(frame)
}

/**
 * Moves from a page to the next one where both belong together. The next one is shown only once its code is there, and the
 * page that is left answers until then. Who goes on meanwhile is shown where they went.
 */
export function followSteps(): void {
  const seen = new Set<string>()
  let turn = 0
  let pressed: Element | null = null
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target : null
    },
    { capture: true },
  )
  const guide: ShowStep = (step, from, show) => {
    const { location: to, how } = step
    const isBack = how === NavigationType.Pop
    turn += 1
    const mine = turn
    seen.add(pageAt(from))
    if (pageAt(from) !== pageAt(to)) endMove()
    const picture = isBack ? undefined : tilePicture(to.pathname, pressed?.closest('article'))
    const motion = motionOf(step, from, picture !== undefined)
    if (motion === undefined || !mayMove(from)) return showInSlices(step, from, show)
    const begin = (release?: () => void) => {
      if (picture) noteTilePicture({ path: to.pathname, src: picture.currentSrc })
      move({ motion, from, to, picture }, () => {
        release?.()
        if (mine === turn) flushSync(show)
      })
    }
    if (isBack) return seen.has(pageAt(to)) ? begin(holdScroll()) : showInSlices(step, from, show)
    void Promise.all([isInTime(ask[motion](to)), answerPress(picture ?? pressed?.closest('a'))]).then(([isThere]) => {
      if (mine !== turn) return
      if (isThere && mayMove(from)) begin()
      else showInSlices(step, from, show)
    })
  }
  guideSteps(guide)
}
