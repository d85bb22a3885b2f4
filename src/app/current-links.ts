const navigation = /<nav[\s>].*?<\/nav>/gs

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Markup of a frame in which nothing is current, as it is at `path`: the links of its navigations to that page say so. Rendering
 * the frame anew for each page of a site would take longer than all else of a page.
 */
export function withCurrentLinks(frame: string, path: string): string {
  const link = new RegExp(`(<a class="[^"]*")((?: title="[^"]*")? href="${escaped(path)}">)`, 'g')
  return frame.replaceAll(navigation, (nav) => nav.replaceAll(link, '$1 aria-current="page"$2'))
}
