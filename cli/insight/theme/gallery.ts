import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
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

/** Compiles the gallery for Node, and its styles, into a folder that is there whole or not at all. */
async function compile(root: string, options: InlineConfig, dir: string): Promise<void> {
  const beside = `${dir}.${process.pid}.part`
  mkdirSync(dirname(beside), { recursive: true })
  const output = { entryFileNames: 'gallery.mjs', assetFileNames: 'style[extname]', codeSplitting: false }
  try {
    await build({
      ...options,
      ssr: { noExternal: true },
      build: {
        outDir: beside,
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
    // Another process may have been faster: its folder holds the same.
    if (!existsSync(dir)) renameSync(beside, dir)
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
}

/** The site's own parts, ready to be drawn; compiled into `dir` where they are not there yet. */
export async function loadGallery(root: string, options: InlineConfig, dir: string): Promise<Gallery> {
  if (!existsSync(dir)) await compile(root, options, dir)
  const module = (await import(pathToFileURL(join(dir, 'gallery.mjs')).href)) as GalleryModule
  return { renderGallery: module.renderGallery, css: readFileSync(join(dir, 'style.css'), 'utf8') }
}
