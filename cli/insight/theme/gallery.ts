import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type { SheetGroup } from './sheet.ts'

/** What `src/ui/gallery/gallery.tsx` exports. */
interface GalleryModule {
  renderGallery(prefix: string): SheetGroup[]
}

export interface Gallery extends GalleryModule {
  /** Of all parts. */
  css: string
}

/** Compiles the gallery for Node, and its styles, into a folder. */
async function compile(root: string, options: InlineConfig, dir: string): Promise<void> {
  const output = { entryFileNames: 'gallery.mjs', assetFileNames: 'style[extname]', codeSplitting: false }
  await build({
    ...options,
    ssr: { noExternal: true },
    build: {
      outDir: dir,
      emptyOutDir: true,
      ssr: join(root, 'src', 'ui', 'gallery', 'gallery.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { cwd: root, output },
    },
  })
}

/**
 * The site's own parts, ready to be drawn. They are compiled each time, into a folder that is new: what is run here is
 * never taken from a cache, which may have been brought from elsewhere.
 */
export async function loadGallery(root: string, options: InlineConfig): Promise<Gallery> {
  const dir = mkdtempSync(join(tmpdir(), 'livery-gallery-'))
  try {
    await compile(root, options, dir)
    const module = (await import(pathToFileURL(join(dir, 'gallery.mjs')).href)) as GalleryModule
    return { renderGallery: module.renderGallery, css: readFileSync(join(dir, 'style.css'), 'utf8') }
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
