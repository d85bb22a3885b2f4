import type { Location } from 'react-router-dom'
import { report } from '#src/lib/report.ts'
import type { Motion } from './motion-of.ts'
import { pictureAt } from './pictures.ts'
import { watchFor } from './speed.ts'
import './motion.css'

export interface Move {
  motion: Motion
  from: Location
  to: Location
  /** The picture of the tile that was pressed. */
  picture: HTMLElement | undefined
}

const root = document.documentElement

/** Milliseconds that the browser may take for its picture of the old page: it shows nothing new meanwhile. */
const maxTakeMs = 120

const properties = ['--moves-from', '--moves-to', '--moves-radius'] as const

/** Where it comes from and goes to: a page of the account beside its place, as one reads; the account below it. */
function ways({ motion, from, to }: Move): Partial<Record<(typeof properties)[number], string>> {
  if (motion === 'game') return { '--moves-radius': 'var(--radius-hero)' }
  if (motion === 'account') return { '--moves-from': 'translateY(16px)', '--moves-to': 'translateY(16px)' }
  const aside = isBefore(to, from) === (root.dir === 'rtl') ? 20 : -20
  return { '--moves-from': `translateX(${aside}px)`, '--moves-to': `translateX(${-aside}px)` }
}

let running: ViewTransition | undefined
/** Takes the name back from what has it. One that is left for another must not take that one's. */
let unname = () => {}

/** The page that is there shows at once as it is. */
export const endMove = (): void => running?.skipTransition()

/** Whether a page of the account stands above the other one in the list, or is the list itself. */
function isBefore(to: Location, from: Location): boolean {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('dialog nav a'), ({ search }) => search)
  const place = ({ search }: Location) => (search === '' ? -1 : links.indexOf(search))
  return to.search === '' || place(to) < place(from)
}

const pages = () => document.querySelector<HTMLElement>('[data-moves-as=pages]')

/** What has the motion's name at `here`: as long as it moves, and nothing longer. */
const moving = (motion: Motion, here: Location, other: Location): HTMLElement | null | undefined =>
  ({
    game: () => pictureAt(here, other),
    account: () => pages()?.closest('dialog'),
    pages,
  })[motion]()

/** Names what moves; gives what takes the name back. */
function name(motion: Motion, element: HTMLElement | null | undefined): () => void {
  element?.style.setProperty('view-transition-name', motion)
  return () => element?.style.removeProperty('view-transition-name')
}

/**
 * Has the browser move from what is there to what `show` draws, which must be there when it returns. The browser takes its
 * picture of the old page with the next frame, and draws nothing else until `show` is done.
 */
export function move(it: Move, show: () => void): void {
  const { motion, from, to, picture } = it
  root.dataset.moves = motion
  for (const [property, value] of Object.entries(ways(it))) root.style.setProperty(property, value)
  unname()
  unname = name(motion, picture ?? moving(motion, from, to))
  const taken = watchFor(maxTakeMs)
  const transition = document.startViewTransition(() => {
    taken()
    if (running !== transition) return show()
    unname()
    show()
    unname = name(motion, moving(motion, to, from))
  })
  const end = () => {
    if (running !== transition) return
    unname()
    running = undefined
    delete root.dataset.moves
    for (const property of properties) root.style.removeProperty(property)
  }
  running = transition
  // It is skipped where the window is hidden, changes its size, or the visitor goes on: the page is there without it.
  transition.ready.catch(() => undefined)
  transition.finished.then(end, (error: unknown) => {
    end()
    report('A page could not be shown in motion', error)
  })
}
