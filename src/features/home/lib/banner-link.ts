import type { Banner } from '#contract/lobby/announcements.ts'
import { safePageAddress } from '#src/lib/page-address.ts'

export type BannerLink = { kind: 'page'; to: string } | { kind: 'url'; href: string }

/** Where a click on a banner goes; undefined where it goes nowhere, or to an address that no site should follow. */
export function bannerLink({ linkage, linkageType }: Pick<Banner, 'linkage' | 'linkageType'>): BannerLink | undefined {
  if (linkageType === 'none' || linkage === '') return undefined
  if (/^\/(?![/\\])/.test(linkage)) return { kind: 'page', to: linkage }
  const href = /^https:\/\//.test(linkage) ? safePageAddress(linkage, '') : undefined
  return href === undefined ? undefined : { kind: 'url', href }
}

/** A title around its figure: "First deposit ", "70%", " bonus". A figure that the title does not hold comes last. */
export function titleParts(title: string, figure: string | undefined): [before: string, figure: string, after: string] {
  if (!figure) return [title, '', '']
  const at = title.indexOf(figure)
  return at < 0 ? [`${title} `, figure, ''] : [title.slice(0, at), figure, title.slice(at + figure.length)]
}

/** Of a letter as it is seen, in Latin letters: those of Chinese, Japanese and Korean are twice as wide, Thai ones half as much more. */
function widthOf(letter: string): number {
  if (letter > '\u2e7f') return 2
  return /^\p{Script=Thai}/u.test(letter) ? 1.5 : 1
}

/** How large a title can be drawn, by its letters as they are seen. */
export function titleScale(title: string): 'short' | 'medium' | 'long' | 'longest' {
  const letters = [...new Intl.Segmenter().segment(title)]
  const width = letters.reduce((sum, { segment }) => sum + widthOf(segment), 0)
  if (width > 44) return 'longest'
  if (width > 28) return 'long'
  return width > 20 ? 'medium' : 'short'
}
