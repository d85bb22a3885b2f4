import type { MadeFile } from '#cli/site-files/site-file.ts'
import type { ArtSlot } from '#contract/site/art-slots.ts'
import { hashedFile } from './hashed-file.ts'

/** A drawing of the brand's own, and where it stands. */
export interface BrandDrawing {
  slot: ArtSlot
  /** `light`: it stands for the other one in the light theme. */
  theme: 'both' | 'light'
  svg: string
}

/** Width by height, from the drawing's viewBox; undefined where it has none with a size. */
export function ratioOf(svg: string): string | undefined {
  const box = /<svg\b[^>]*?\sviewBox=["']([^"']+)["']/.exec(svg)?.[1] ?? ''
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width > 0 && height > 0 ? `${width}/${height}` : undefined
}

const block = (selector: string, declarations: readonly string[]) =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : ''

/** The drawings as files, and the properties by which pages show them. */
export function placedArt(drawings: readonly BrandDrawing[]): { css: string; files: MadeFile[] } {
  const placed = drawings.map(({ slot, theme, svg }) => {
    const file = hashedFile({ folder: 'assets', name: slot, extension: 'svg' }, svg)
    const css = `--art-${slot}:url(/${file.path});--art-${slot}-ratio:${ratioOf(svg) ?? 'auto'};--art-${slot}-plain:none`
    return { theme, file, css }
  })
  const of = (theme: BrandDrawing['theme']) => placed.filter((one) => one.theme === theme).map(({ css }) => css)
  const css = [block(':root', of('both')), block(':root[data-theme=light]', of('light'))].filter(Boolean).join('\n')
  return { css, files: [...new Map(placed.map(({ file }) => [file.path, file])).values()] }
}
