import { join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'

/** Folders of the packages that have code in what is compiled from an entry: `node_modules/axios`. */
function folderOf(root: string, id: string): string | null {
  const path = relative(root, id.replace(/^\0/, '').split('?')[0] ?? '')
    .split(sep)
    .join('/')
  const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)
  return match?.[1] ?? null
}

/**
 * The packages whose code is in a site, by a compilation that writes nothing: modules of which nothing is left after
 * what is unused was taken out do not count. `defines` are the gates and the environment.
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
    const folders = modules.flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? (folderOf(root, id) ?? []) : [],
    )
    return [...new Set(folders)].sort()
  } finally {
    await bundle.close()
  }
}
