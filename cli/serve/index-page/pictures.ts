import { openMemo } from '#cli/lib/memo.ts'
import { isBuiltSite, readBuiltSite } from '#cli/site-files/built-site.ts'
import { configOfSite, themesOfSite } from '#cli/site-files/site-content.ts'
import { drawingHeaders, type IndexAnswer, type ListedSite } from './index-page.ts'
import { sitePicture } from './site-picture.ts'

/** Games of the sandbox that any of its merchants has. */
const games =
  'GRF-1001 SGL-1024 POR-1006 GRF-1015 A88-1014 KNA-1007 HNB-1021 LMP-1002 PPL-1017 STV-1040 KNA-1022 GRF-1005'
    .split(' ')
    .map((code) => code.replace('-', '-RNG-'))

export interface PictureSource {
  sites: readonly ListedSite[]
  /** The folder of a built site, by its code. */
  dirOf: (code: string) => string
  /** The text of a drawing of the gateway; null where there is none. */
  draw: (path: string) => Promise<string | null>
}

/** The other games first on another site, so that two pictures are told apart. */
function gamesOf(code: string): string[] {
  const start = [...code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % games.length
  return [...games.slice(start), ...games.slice(0, start)].slice(0, 6)
}

export const pictureAddress = (code: string) => `/pictures/${code}.svg`

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/**
 * Pictures of built sites, each drawn when it is asked for: starting costs nothing. `theme` is the site's own where it has
 * no such theme; null where there is no such site.
 */
export function openPictures({ sites, dirOf, draw }: PictureSource) {
  const known = openMemo<Promise<string | null>>(1000)
  const drawnOf = async (site: ListedSite, theme: string): Promise<string | null> => {
    const dir = dirOf(site.code)
    if (!isBuiltSite(dir)) return null
    const built = readBuiltSite(dir)
    const themes: Partial<Record<string, Record<string, string>>> = themesOfSite(built)
    const config = configOfSite(built)
    const [wide, phone, ...posters] = await Promise.all([
      draw(`/art/banner/${site.scene}-auto-wide.svg`),
      draw(`/art/banner/${site.scene}-auto-phone.svg`),
      ...gamesOf(site.code).map((code) => draw(`/art/poster/${code}.svg`)),
    ])
    return sitePicture({
      colours: themes[theme] ?? themes[site.themes[0] ?? ''] ?? {},
      hero: text(config['brand.layout.hero']),
      sideMenu: text(config['brand.layout.sideMenu']),
      dir: site.dir,
      title: site.title,
      logo: site.logo,
      banners: { wide: wide ?? null, phone: phone ?? null },
      posters: posters.filter((poster) => poster !== null),
    })
  }
  return async (code: string, theme: string): Promise<string | null> => {
    const site = sites.find((one) => one.code === code)
    return site ? known(`${code} ${theme}`, () => drawnOf(site, theme)) : null
  }
}

/** What the address of a picture answers; null where it is none. */
export async function answerPicture(
  pictureOf: ReturnType<typeof openPictures>,
  path: string,
  theme: string,
): Promise<IndexAnswer | null> {
  const [, code] = /^\/pictures\/([a-z0-9-]+)\.svg$/.exec(path) ?? []
  const body = code === undefined ? null : await pictureOf(code, theme)
  return body === null ? null : { body, headers: drawingHeaders }
}
