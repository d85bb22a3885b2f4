import type { Location } from 'react-router-dom'
import { isGameAt } from './motion-of.ts'

const isInView = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return bottom > Math.max(top, 0) && right > 0 && left < window.innerWidth && top < window.innerHeight
}

function pictureIn(tile: Element | null | undefined): HTMLImageElement | undefined {
  const picture = tile?.querySelector('img')
  return picture && picture.naturalWidth > 0 && isInView(picture) ? picture : undefined
}

const leadsTo =
  (pathname: string) =>
  (tile: Element): boolean =>
    Array.from(tile.querySelectorAll('a')).some((link) => link.pathname === pathname)

/** The picture of a tile in view that leads to a page; of several the one in `pressed`, else the first. */
export function tilePicture(pathname: string, pressed?: Element | null): HTMLImageElement | undefined {
  const tiles = [...(pressed ? [pressed] : []), ...document.querySelectorAll('main article')]
  for (const tile of tiles.filter(leadsTo(pathname))) {
    const picture = pictureIn(tile)
    if (picture) return picture
  }
  return undefined
}

/** The picture of the game's page, or of the tile of `other`, the game that one comes from or goes to. */
export const pictureAt = (here: Location, other: Location): HTMLElement | null | undefined =>
  isGameAt(here) ? document.querySelector<HTMLElement>('[data-moves-as=game]') : tilePicture(other.pathname)
