import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heroForms } from '#cli/bundle/assemble/html.ts'
import { iconSprite } from '#cli/bundle/assemble/icon-sprite.ts'
import { buildForProduction } from '#cli/bundle/production.ts'
import { viteOptions } from '#cli/bundle/vite-options.ts'
import { type CheckedTenant, checkTenant } from '#cli/check/tenant.ts'
import { embedFonts } from '#cli/insight/theme/font-css.ts'
import { type Gallery, loadGallery } from '#cli/insight/theme/gallery.ts'
import type { SheetParts, ThemeSheet } from '#cli/insight/theme/sheet.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { readBrandFile } from '#cli/tenant/brand-files.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { measurePairs } from '#cli/theme/contrast.ts'
import { languages } from '#contract/site/languages.ts'

/** As index.html has them on its root element. */
function layoutAttributes({ brand: { layout } }: Tenant): Record<string, string> {
  return {
    'data-header': layout.header,
    'data-side-menu': layout.sideMenu,
    'data-hero': heroForms(layout.hero),
    'data-figure': layout.jackpot,
    'data-board': layout.winners,
    'data-phone-bar': layout.phoneBar,
    'data-section-mark': layout.sectionMark,
    'data-accent-shape': layout.accentShape,
  }
}

/** A tenant whose theme can be shown, though other things of it may be wrong. */
export interface Sheet {
  checked: CheckedTenant
  sheet: ThemeSheet
}

/** @throws CliError for a tenant that cannot be read. */
export async function readThemeSheet(workspace: Workspace, code: string): Promise<Sheet> {
  const checked = await checkTenant(workspace, chosenTenant(workspace, code))
  const { tenant } = checked.loaded
  if (!tenant) {
    const hint = `"livery validate --tenant ${code}" says what is wrong.`
    throw new CliError('unreadable-tenant', `The tenant "${code}" cannot be read`, { hint })
  }
  const { values } = checked.theme
  const themes = tenant.themes.available.toSorted(
    (a, b) => Number(b === tenant.themes.default) - Number(a === tenant.themes.default),
  )
  return {
    checked,
    sheet: {
      code,
      name: tenant.name,
      wordmark: tenant.brand.wordmark ?? [tenant.name],
      themes,
      values,
      pairs: themes.flatMap((theme) => measurePairs(values[theme] ?? {}, theme)),
      languages: tenant.languages.supported.map((language) => languages[language]),
      layout: layoutAttributes(tenant),
      logo: readBrandFile(checked.loaded, tenant, 'logo'),
    },
  }
}

async function openGallery({ root }: Workspace): Promise<Gallery> {
  buildForProduction()
  return loadGallery(root, viteOptions(root))
}

/** What the page is set in and what stands on it: the tenant's fonts and the site's parts. */
export async function readSheetParts(workspace: Workspace, { checked, sheet }: Sheet): Promise<SheetParts> {
  const gallery = await openGallery(workspace)
  const groups = Object.fromEntries(sheet.themes.map((theme) => [theme, gallery.renderGallery(`${theme}-`)]))
  const markup = Object.values(groups).flatMap((list) => list.map((group) => group.html))
  const icons = [...markup.join('').matchAll(/href="#i-([a-z0-9-]+)"/g)].map(([, name = '']) => name)
  const letters = [
    ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
    ...sheet.wordmark,
    ...sheet.languages.map(({ name }) => name),
  ].join('')
  const { css, fallbackCss, files } = checked.faces
  const sources = new Map(files.map(({ path, source }) => [path, source]))
  const embedded = embedFonts(css, letters, (path) => readFileSync(sources.get(path) ?? path))
  return {
    faceCss: [embedded, fallbackCss].join('\n'),
    partsCss: gallery.css,
    groups,
    sprite: iconSprite(icons, join(workspace.root, 'src', 'ui', 'icons')),
  }
}
