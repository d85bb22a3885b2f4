const navigation = /<nav[\s>].*?<\/nav>/gs
const link = /(<a class="[^"]*")(?: title="[^"]*")? href="([^"]*)">/g

/** Where links of a frame's navigations would say that they are current, by the address that they lead to. */
function placesIn(frame: string): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { 0: nav, index } of frame.matchAll(navigation)) {
    for (const { 1: start = '', 2: href = '', index: within } of nav.matchAll(link)) {
      places.set(href, [...(places.get(href) ?? []), index + within + start.length])
    }
  }
  return places
}

/**
 * Markup of a frame in which nothing is current, as it is at each path: the links of its navigations to that page say so.
 * Rendering the frame anew for each page of a site would take longer than all else of a page, and so would looking for links.
 */
export function currentLinksOf(frame: string): (path: string) => string {
  const places = placesIn(frame)
  return (path) => {
    const cuts = [0, ...(places.get(path) ?? []), frame.length]
    return cuts
      .slice(1)
      .map((cut, index) => frame.slice(cuts[index], cut))
      .join(' aria-current="page"')
  }
}
