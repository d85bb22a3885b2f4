import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type { SheetGroup } from './theme-sheet.ts'

/** What `src/ui/gallery.tsx` exports. */
interface GalleryModule {
  renderGallery(prefix: string): SheetGroup[]
}

export interface Gallery extends GalleryModule {
  /** Of all parts. */
  css: string
}

/** Compiles the gallery for Node, and its styles, into `dir` (emptied first); `done` is written last. */
async function compile(root: string, options: InlineConfig, dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  const output = { entryFileNames: 'gallery.mjs', assetFileNames: 'style[extname]', codeSplitting: false }
  await build({
    ...options,
    ssr: { noExternal: true },
    build: {
      outDir: dir,
      emptyOutDir: true,
      ssr: join(root, 'src', 'ui', 'gallery.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { cwd: root, output },
    },
  })
  writeFileSync(join(dir, 'done'), '')
}

/** The site's own parts, ready to be drawn; compiled into `dir` where they are not there yet. */
export async function loadGallery(root: string, options: InlineConfig, dir: string): Promise<Gallery> {
  if (!existsSync(join(dir, 'done'))) await compile(root, options, dir)
  const module = (await import(pathToFileURL(join(dir, 'gallery.mjs')).href)) as GalleryModule
  return { renderGallery: module.renderGallery, css: readFileSync(join(dir, 'style.css'), 'utf8') }
}
