import { html, type Markup } from '#cli/lib/html.ts'

/** What a small picture of a site's home is drawn from. Pictures are SVG texts. */
export interface PicturedSite {
  /** CSS colours by the names of the theme's properties: "color-bg". */
  colours: Readonly<Record<string, string>>
  /** As the tenant's layout has them. */
  hero: string
  sideMenu: string
  dir: 'ltr' | 'rtl'
  /** The words of the first banner, a line each. */
  title: readonly string[]
  logo: string | null
  /** The first banner, for a wide screen and for a phone. */
  banners: { wide: string | null; phone: string | null }
  posters: readonly string[]
}

interface Box {
  x: number
  y: number
  width: number
  height: number
  radius?: number
}

/** Draws on a screen of a width: what stands at its start is at its right where it runs from the right. */
function openScreen({ colours, dir }: PicturedSite, screen: number) {
  const left = ({ x, width }: Box) => (dir === 'rtl' ? screen - x - width : x)
  return {
    plate: (box: Box, colour: string, opacity = 1): Markup =>
      html`<rect x="${left(box)}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${box.radius ?? 0}" fill="${colours[`color-${colour}`] ?? 'none'}" opacity="${opacity}"/>`,
    /** Dark where the words begin, and nothing at the other end. */
    scrim: (box: Box): Markup => {
      const colour = colours['color-scrim'] ?? 'none'
      const [start, end] = dir === 'rtl' ? [1, 0] : [0, 1]
      return html`<linearGradient id="scrim" x1="${start}" x2="${end}"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient><rect x="${left(box)}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#scrim)"/>`
    },
    art: (box: Box, svg: string | null | undefined): Markup | false =>
      typeof svg === 'string' &&
      html`<image x="${left(box)}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="xMidYMid slice" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`,
    words: (
      lines: readonly string[],
      { x, y, size }: { x: number; y: number; size: number },
      colour: string,
    ): Markup[] =>
      lines.map(
        (line, place) =>
          html`<text x="${dir === 'rtl' ? screen - x : x}" y="${y + place * size * 1.2}" direction="${dir}" font-family="system-ui,sans-serif" font-weight="800" font-size="${size}" fill="${colours[`color-${colour}`] ?? 'none'}">${line}</text>`,
      ),
  }
}

const several = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Where the page begins beside the side menu. */
const startOf = ({ sideMenu }: PicturedSite) => (sideMenu === 'rail' ? 72 : 240)

function header(site: PicturedSite): Markup {
  const { plate, art } = openScreen(site, 1440)
  return html`${plate({ x: 0, y: 0, width: 1440, height: 64 }, 'surface-1')}${art({ x: 24, y: 14, width: 36, height: 36 }, site.logo)}
${plate({ x: 72, y: 24, width: 120, height: 16, radius: 8 }, 'text-1')}${several(7).map((place) => plate({ x: 260 + place * 88, y: 27, width: 56, height: 10, radius: 5 }, 'text-2', 0.7))}
${plate({ x: 1158, y: 12, width: 112, height: 40, radius: 10 }, 'surface-3')}${plate({ x: 1286, y: 12, width: 130, height: 40, radius: 10 }, 'action')}`
}

function sideMenu(site: PicturedSite): Markup {
  const { plate } = openScreen(site, 1440)
  const width = startOf(site)
  const rows = several(15).map(
    (row) =>
      html`${plate({ x: 26, y: 94 + row * 40, width: 20, height: 20, radius: 6 }, 'text-2', 0.8)}${width > 72 && plate({ x: 62, y: 99 + row * 40, width: 76 + ((row * 37) % 60), height: 10, radius: 5 }, 'text-2', 0.6)}`,
  )
  return html`${plate({ x: 0, y: 64, width, height: 836 }, 'side-menu')}${plate({ x: 12, y: 84, width: width - 24, height: 40, radius: 10 }, 'action-soft')}${rows}`
}

/** The first banner, with its words beside it or over it. */
function hero(site: PicturedSite): Markup {
  const { plate, art, words, scrim } = openScreen(site, 1440)
  const x = startOf(site) + 24
  const whole = 1416 - x
  const isSplit = site.hero === 'split'
  const width = site.hero === 'side' ? whole - 364 : whole
  const height = site.hero === 'full' ? 404 : 350
  const picture = isSplit
    ? { x: x + whole * 0.42, y: 96, width: whole * 0.58, height: 400 }
    : { x, y: 96, width, height }
  const copy = { x: isSplit ? x + 8 : x + 44, y: isSplit ? 220 : 230, size: 48 }
  const aside =
    site.hero === 'side' &&
    html`${plate({ x: x + width + 20, y: 96, width: 344, height: 128, radius: 16 }, 'surface-1')}${plate({ x: x + width + 44, y: 140, width: 260, height: 40, radius: 8 }, 'wins')}
${plate({ x: x + width + 20, y: 244, width: 344, height: 202, radius: 16 }, 'surface-1')}${several(4).map((row) => plate({ x: x + width + 44, y: 276 + row * 40, width: 240, height: 12, radius: 6 }, 'text-3'))}`
  return html`${art(picture, site.banners.wide)}${!isSplit && scrim({ ...picture, width: picture.width * 0.66 })}${words(site.title.slice(0, 2), copy, isSplit ? 'text-1' : 'hero-copy')}
${plate({ x: copy.x, y: copy.y + 92, width: 176, height: 48, radius: 12 }, 'action')}${aside}`
}

function posters(site: PicturedSite): Markup {
  const { plate, art } = openScreen(site, 1440)
  const x = startOf(site) + 24
  const pitch = (1416 - x + 16) / 6
  const y = 600
  const tiles = site.posters.slice(0, 6).map((poster, place) => {
    const box = { x: x + place * pitch, y, width: pitch - 16, height: (pitch - 16) / 0.75, radius: 12 }
    return html`${plate(box, 'surface-2')}${art(box, poster)}`
  })
  return html`${plate({ x, y: y - 46, width: 190, height: 20, radius: 8 }, 'text-1')}${tiles}`
}

function phone(site: PicturedSite): Markup {
  const { plate, art, words } = openScreen(site, 390)
  const tiles = site.posters.slice(0, 6).map((poster, place) => {
    const box = { x: 14 + (place % 3) * 124, y: 452 + Math.floor(place / 3) * 176, width: 114, height: 152 }
    return html`${plate({ ...box, radius: 10 }, 'surface-2')}${art(box, poster)}`
  })
  return html`<g transform="translate(1140 330) scale(.66)"><rect x="-12" y="-12" width="414" height="868" rx="52" fill="#0b0b0d"/><svg width="390" height="844" viewBox="0 0 390 844">
${plate({ x: 0, y: 0, width: 390, height: 844, radius: 40 }, 'bg')}${plate({ x: 0, y: 0, width: 390, height: 64 }, 'surface-1')}${art({ x: 18, y: 14, width: 36, height: 36 }, site.logo)}${plate({ x: 268, y: 14, width: 104, height: 36, radius: 10 }, 'action')}
${art({ x: 12, y: 78, width: 366, height: 310 }, site.banners.phone)}${plate({ x: 12, y: 268, width: 366, height: 120 }, 'scrim', 0.7)}${words(site.title.slice(0, 2), { x: 28, y: 312, size: 30 }, 'hero-copy')}
${plate({ x: 16, y: 412, width: 150, height: 18, radius: 8 }, 'text-1')}${tiles}${plate({ x: 0, y: 776, width: 390, height: 68 }, 'surface-1')}${several(5).map((place) => plate({ x: 26 + place * 76, y: 796, width: 32, height: 26, radius: 8 }, place === 0 ? 'action' : 'text-3'))}</svg></g>`
}

/** A site's home as it is about: its colours, its layout, its first banner and some games, on a desktop and a phone. */
export function sitePicture(site: PicturedSite): string {
  const { plate } = openScreen(site, 1440)
  const drawn = html`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="450" viewBox="0 0 1440 900">${plate({ x: 0, y: 0, width: 1440, height: 900 }, 'bg')}
${sideMenu(site)}${header(site)}${hero(site)}${posters(site)}${phone(site)}</svg>`
  return drawn.text
}
