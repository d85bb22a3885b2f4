/**
 * Which pages a pager links to: `links` around the one that is shown, `margin` at each end, and a gap (0) where some are
 * left out. A gap of one page is that page.
 */
export function pagesShown(page: number, pages: number, links = 5, margin = 1): number[] {
  const from = Math.max(1, Math.min(page - Math.floor(links / 2), pages - links + 1))
  const shown: number[] = []
  for (let at = 1; at <= pages; at += 1) {
    const isShown = at <= margin || at > pages - margin || (at >= from && at < from + links)
    const isLoneGap = !isShown && (at === margin + 1 ? from === at + 1 : at === pages - margin && from + links === at)
    if (isShown || isLoneGap) shown.push(at)
    else if (shown.at(-1) !== 0) shown.push(0)
  }
  return shown
}
