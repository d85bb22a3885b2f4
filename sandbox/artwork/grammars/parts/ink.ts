import { ground } from './subject.ts'

export const paper = '#efe5cf'
export const ink = '#1b2236'

/** Greys engraved by one of the screens; white stays paper. */
export function engraved(greys: string, screen: 's' | 'd' | 'r'): string {
  return `<g filter="url(#i)">${greys}<path d="M0 0H300V400H0z" fill="url(#${screen})" opacity=".5"/></g>`
}

/** The hero cut out of the sky, in lines of its own. */
export function engravedFigure(figure: string, screen: 'd' | 'r'): string {
  return `<g filter="url(#w)">${figure}</g>${engraved(`${ground('#fff')}<g filter="url(#y)"><use href="#a"/></g>`, screen)}`
}
