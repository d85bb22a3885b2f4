import { join, sep } from 'node:path'
import { rolldown } from 'rolldown'

/** The folder of the package that a module is of: `node_modules/axios`, wherever node_modules is. */
function folderOf(id: string): string | null {
  const path = (id.replace(/^\0/, '').split('?')[0] ?? '').split(sep).join('/')
  const [, folder = null] = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? []
  return folder
}

/**
 * The packages whose code is in a site, by a compilation that writes nothing: modules of which nothing is left after
 * what is unused was taken out do not count. `defines` are the flags and the environment.
 */
export async function bundledPackages(
  root: string,
  entry: string,
  defines: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, entry),
    platform: 'browser',
    transform: { define: { ...defines, 'process.env.NODE_ENV': '"production"' } },
    onLog: () => undefined,
    // Styles and drawings are no packages' code, wherever they are from.
    plugins: [
      {
        name: 'no-assets',
        load: {
          filter: { id: /\.(css|svg|png|woff2)(\?.*)?$/ },
          handler: () => ({ code: 'export default {}', moduleType: 'js' }),
        },
      },
    ],
  })
  try {
    const { output } = await bundle.generate({ format: 'es' })
    const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
    const folders = modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? (folderOf(id) ?? []) : []))
    return [...new Set(folders)].sort()
  } finally {
    await bundle.close()
  }
}
