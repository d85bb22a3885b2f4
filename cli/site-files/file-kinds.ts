/** What the files of a site are for, in the order of reports. */
export const fileKinds = ['js', 'css', 'html', 'strings', 'fonts', 'images', 'other'] as const

export type FileKind = (typeof fileKinds)[number]

export const kindNames: Record<FileKind, string> = {
  js: 'JavaScript',
  css: 'Styles',
  html: 'Pages',
  strings: 'Strings',
  fonts: 'Fonts',
  images: 'Icons and pictures',
  other: 'Other',
}

const rules: readonly [FileKind, RegExp][] = [
  ['js', /\.m?js$/],
  ['css', /\.css$/],
  ['html', /\.html$/],
  ['strings', /^strings\/.*\.json$/],
  ['fonts', /\.(woff2?|ttf|otf)$/],
  ['images', /\.(svg|png|jpe?g|webp|avif|gif|ico)$/],
]

export function kindOf(path: string): FileKind {
  return rules.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other'
}

/**
 * The path without the hash that names its content ("assets/main-C2qge-CS.js", "fonts/x.8f704806.woff2"): what a file
 * is called over releases and tenants.
 */
export function stableName(path: string): string {
  if (path.startsWith('fonts/')) return path.replace(/\.[0-9a-f]{8}(\.\w+)$/, '$1')
  return /^(assets|strings)\//.test(path) ? path.replace(/-[\w-]{8}(\.\w+)$/, '$1') : path
}
