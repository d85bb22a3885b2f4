import { escapeHtml } from '#cli/lib/html.ts'
import { type MadeFile, textFile } from '#cli/site-files/site-file.ts'
import { categoryPath, promotionsPath } from '#contract/site/routes.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'

/** What the web manifest, robots.txt and sitemap.xml say. */
export interface WebFilesInput {
  config: SiteConfig
  language: SiteLanguage
  description: string
  origin: string
  privatePaths: readonly string[]
  /** Beside home. */
  publicPaths: readonly string[]
  backgroundColour: string
  themeColour: string
  /** The strings of the frame in the manifest's language, as JSON. */
  shell: string
}

/** Systems show four at the most. */
const maxShortcuts = 4

interface ShellNames {
  category?: Partial<Record<string, string>>
  nav?: { promotions?: string }
}

/** The pages that most visitors go to: the first categories of the navigation, and promotions. Every site has them. */
function shortcuts({ config, shell }: WebFilesInput) {
  const { category = {}, nav = {} } = JSON.parse(shell) as ShellNames
  const pages = [
    ...config.categories.slice(0, maxShortcuts - 1).map((id) => ({ name: category[id], url: categoryPath(id) })),
    { name: nav.promotions, url: promotionsPath },
  ]
  return pages.filter(({ name }) => name !== undefined)
}

/** What the site is installed by, in the site's own language: a browser reads it once, whatever the page's language is. */
function webManifest(input: WebFilesInput): string {
  const { config, language, description, backgroundColour, themeColour } = input
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose })
  return JSON.stringify({
    id: '/',
    name: config.name,
    short_name: config.name,
    description,
    lang: language.tag,
    dir: language.dir,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: backgroundColour,
    theme_color: themeColour,
    categories: ['games', 'entertainment'],
    shortcuts: shortcuts(input),
    icons: [
      icon('/icons/icon-192.png', '192x192', 'any'),
      icon('/icons/icon-512.png', '512x512', 'any'),
      icon('/icons/maskable-512.png', '512x512', 'maskable'),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  })
}

function robots({ origin, privatePaths }: WebFilesInput): string {
  const disallowed = privatePaths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

function sitemap({ origin, publicPaths }: WebFilesInput): string {
  const paths = ['/', ...publicPaths]
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`
}

export function webFiles(input: WebFilesInput): MadeFile[] {
  return [
    textFile('site.webmanifest', webManifest(input)),
    textFile('robots.txt', robots(input)),
    textFile('sitemap.xml', sitemap(input)),
  ]
}
