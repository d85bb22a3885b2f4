import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#cli/fs/walk.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { firstBannerAssets, firstBannerFile } from '#cli/tenant/first-banner-file.ts'
import { type LoadedTenant, loadTenant } from '#cli/tenant/load.ts'
import { readJsonSource } from '#cli/tenant/source/json-source.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { readColour } from '#cli/theme/colour.ts'
import { shapeTokens } from '#cli/theme/shape-tokens.ts'
import { languages } from '#contract/site/languages.ts'
import type { Workspace } from '../run/workspace.ts'
import type { TenantAnswers } from './answers.ts'
import { adaptDemo } from './demo.ts'
import { type BrandNames, openRenaming, type Renaming, renamedTree } from './other-brand.ts'
import { type Part, partNames, partsOf } from './parts.ts'
import { setValue } from './set-value.ts'
import { starterColour, starterTenant } from './starter.ts'

/** What a new tenant has from the one that it was made from. */
export interface Copy {
  /** The base's tenant.json, with all that it extends in it. */
  text: string
  base: Tenant
  parts: ReadonlySet<Part>
  /** By path below the new folder. */
  files: Map<string, string>
  /** What came along and what did not, one sentence each. */
  took: string[]
  left: string[]
}

/** @throws CliError where the base cannot be read. */
function soundBase(workspace: Workspace, code: string): { loaded: LoadedTenant; base: Tenant; text: string } {
  const path = join(workspace.tenantsDir, code, 'tenant.json')
  const { diagnostics } = readJsonSource({ tenant: code, file: shownPath(workspace.cwd, path), path })
  const loaded = loadTenant({ ...workspace, code })
  if (loaded.tenant && diagnostics.length === 0) {
    const isAlone = loaded.layers.length === 1
    const text = isAlone ? readFileSync(path, 'utf8').replace(/^\uFEFF/, '') : JSON.stringify(loaded.merged.value)
    return { loaded, base: loaded.tenant, text }
  }
  const hint = `Run "livery validate --tenant ${code}" first.`
  throw new CliError('bad-base', `The tenant "${code}" cannot be copied: its tenant.json has mistakes`, { hint })
}

/** The files of a layer that are files: what a link leads to is not the base's to give. */
const filesOf = (layer: string) =>
  filesBelow(layer)
    .filter((path) => lstatSync(path).isFile())
    .map((path) => path.slice(layer.length + 1))

/** Token files of all layers under one name, the base's last: a later token covers an earlier one. */
function laidOver(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0] ?? ''
  const merge = (under: unknown, over: unknown): unknown => {
    const isTree = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
    if (!isTree(under) || !isTree(over) || Object.hasOwn(Object(over), '$value')) return over
    const keys = [...new Set([...Object.keys(Object(under)), ...Object.keys(Object(over))])]
    return Object.fromEntries(
      keys.map((key) => {
        const [below, above] = [Reflect.get(Object(under), key), Reflect.get(Object(over), key)]
        return [key, above === undefined ? below : merge(below, above)]
      }),
    )
  }
  return `${JSON.stringify(texts.map((text): unknown => JSON.parse(text)).reduce(merge), null, 2)}\n`
}

const layersWith = ({ layers }: LoadedTenant, path: string) => layers.filter((layer) => filesOf(layer).includes(path))

function copyThemes(workspace: Workspace, loaded: LoadedTenant, colour: string | undefined, copy: Copy): void {
  for (const name of ['both', 'dark', 'light']) {
    const path = `themes/${name}.tokens.json`
    const layers = layersWith(loaded, path)
    if (layers.length === 0) continue
    const whole = laidOver(layers.map((layer) => readFileSync(join(layer, path), 'utf8')))
    const tokens = join(workspace.root, 'tokens')
    const { text, dropped } = colour === undefined ? { text: whole, dropped: [] } : shapeTokens(tokens, whole)
    if (text !== null) copy.files.set(path, text)
    if (text !== null) copy.took.push(`${path}${dropped.length > 0 ? ', its shapes' : ''}`)
    if (dropped.length > 0) copy.left.push(`${dropped.length} colours of ${path}: the palette is made from ${colour}`)
  }
}

function copyStrings(loaded: LoadedTenant, tags: readonly string[], renaming: Renaming, copy: Copy): void {
  const paths = new Set(
    loaded.layers.flatMap((layer) => filesOf(layer).filter((path) => /^locales\/.*\.json$/.test(path))),
  )
  for (const path of paths) {
    if (!tags.includes(path.split('/')[1] ?? '')) {
      copy.left.push(`${path}: its language is not among the new tenant’s`)
      continue
    }
    const texts = layersWith(loaded, path).map((layer) => readFileSync(join(layer, path), 'utf8'))
    const { value, left } = renamedTree(JSON.parse(laidOver(texts)), renaming)
    copy.files.set(path, `${JSON.stringify(value, null, 2)}\n`)
    copy.took.push(path)
    copy.left.push(...left.map((key) => `${key} of ${path}: names ${copy.base.name}`))
  }
}

const notTaken = ({ parts, left }: Copy): void => {
  const names = (Object.keys(partNames) as Part[]).filter((name) => name !== 'logo' && !parts.has(name))
  for (const name of names) left.push(`${name} (${partNames[name]}): not asked for`)
}

/** The starter's settings with the look of the base: what its token files may name is there. */
function lookOnly({ brand, themes }: Tenant): string {
  const values: [string[], unknown][] = [
    [['themes'], themes],
    [['brand', 'colour'], brand.colour],
    [['brand', 'faces'], brand.faces],
    [['brand', 'layout'], brand.layout],
  ]
  return values.reduce((text, [path, value]) => setValue(text, path, value), starterTenant)
}

const withoutArt = (text: string) => {
  const others = setValue(text, ['brand', 'art'], undefined)
  return setValue(others, ['brand', 'lightArt'], undefined)
}

/** The text of the new tenant.json before the answers. */
function settingsOf(whole: string, base: Tenant, parts: ReadonlySet<Part>): string {
  const hasColours = parts.has('colours')
  const text = parts.has('logo') ? whole : withoutArt(whole)
  if (!parts.has('settings')) return hasColours ? lookOnly(base) : starterTenant
  return hasColours ? text : setValue(text, ['brand', 'colour'], starterColour)
}

function nameSettings({ base, parts, took, left }: Copy, answers: TenantAnswers): void {
  const kept: [string, string][] = [
    ['languages', `languages ${base.languages.supported.join(' ')}`],
    ['currency', `currency ${base.currency}`],
    ['timeZone', `time zone ${base.timeZone}`],
    ['minimumAge', `age ${[base.minimumAge.default, ...Object.values(base.minimumAge.byLanguage)].join(', ')}`],
    ...(parts.has('colours') ? [['colour', `colour ${base.brand.colour}`] as [string, string]] : []),
  ]
  const settings = kept.filter(([key]) => answers[key as keyof TenantAnswers] === undefined).map(([, words]) => words)
  if (settings.length > 0) took.push(settings.join(', '))
  took.push('categories, switches, features, vendors, banner groups, legal choices and budgets')
  const faces = Object.values(base.brand.faces).flatMap((font) => (font ? [font.family] : []))
  took.push(`layout${faces.length > 0 ? ` and fonts (${faces.join(', ')})` : ''}`)
  left.push(`name, domains, gateway, contacts, promotions and licence: they are ${base.name}’s own`)
  if (base.firebase || base.features.firebaseSms) left.push(`Firebase: the project is ${base.name}’s own`)
}

const hueOf = (colour: string) => Math.round(readColour(colour)?.h ?? 0)

interface Content {
  loaded: LoadedTenant
  answers: TenantAnswers
  renaming: Renaming
  colour: string
  copy: Copy
}

const currencyOf = ({ base, parts }: Copy, { currency }: TenantAnswers) =>
  currency ?? (parts.has('settings') ? base.currency : 'USD')

function copyContent({ loaded, answers, renaming, colour, copy }: Content): void {
  const { base } = copy
  const supported = copy.parts.has('settings') ? base.languages.supported : ['EN']
  const chosen = answers.languages?.toUpperCase().split(',') ?? supported
  const tags = Object.entries(languages).flatMap(([key, { tag }]) =>
    chosen.some((one) => one.trim() === key) ? [tag] : [],
  )
  copyStrings(loaded, tags, renaming, copy)
  const demo = layersWith(loaded, 'demo.json').at(-1)
  if (demo !== undefined) {
    const isSameCurrency = currencyOf(copy, answers) === base.currency
    const turn =
      answers.colour === undefined && copy.parts.has('colours') ? 0 : hueOf(colour) - hueOf(base.brand.colour)
    const adapted = adaptDemo(readFileSync(join(demo, 'demo.json'), 'utf8'), {
      renaming,
      name: base.name,
      isSameCurrency,
      turn,
    })
    if (adapted.text !== null) copy.files.set('demo.json', adapted.text)
    if (adapted.text !== null) copy.took.push('demo.json, under the new name')
    copy.left.push(...adapted.left)
  }
}

/** Paths of the drawings that stand in places of pages. */
const artOf = ({ brand }: Tenant) => [...new Set([...Object.values(brand.art), ...Object.values(brand.lightArt)])]

/** The drawings of a brand, for another that shows the same; else a mark stands for the brand. */
function copyLogo(loaded: LoadedTenant, copy: Copy, colour: string): void {
  const { base, parts, files, took, left } = copy
  if (!parts.has('logo')) {
    const words = `they show ${base.name}; a mark in ${colour} stands for the brand until it has its own`
    left.push(`logo and favicon: ${words}`)
    if (artOf(base).length > 0) left.push(`drawings of places: they show ${base.name}`)
    return
  }
  for (const name of ['logo', 'favicon'] as const) {
    const layer = layersWith(loaded, base.brand[name]).at(-1)
    if (layer === undefined) continue
    files.set(`assets/${name}.svg`, readFileSync(join(layer, base.brand[name]), 'utf8'))
    took.push(`${base.brand[name]}, which shows ${base.name}`)
  }
  if (!parts.has('settings')) return
  for (const path of artOf(base)) {
    const layer = layersWith(loaded, path).at(-1)
    if (layer === undefined) continue
    files.set(path, readFileSync(join(layer, path), 'utf8'))
    took.push(`${path}, which shows ${base.name}`)
  }
}

/** Takes of a tenant what another brand may have, and says what that is. @throws CliError where the base has mistakes. */
export function copyTenant(
  workspace: Workspace,
  { code, answers, brand }: { code: string; answers: TenantAnswers; brand: BrandNames },
): Copy {
  const { loaded, base, text } = soundBase(workspace, code)
  const parts = partsOf(answers.take)
  const copy: Copy = { text: settingsOf(text, base, parts), base, parts, files: new Map(), took: [], left: [] }
  const { name, domains } = base
  const renaming = openRenaming({ code, name, domains, wordmark: base.brand.wordmark ?? [name] }, brand)
  if (parts.has('settings')) nameSettings(copy, answers)
  else if (parts.has('colours'))
    copy.took.push(`${answers.colour ? '' : `colour ${base.brand.colour}, `}themes, fonts and layout`)
  notTaken(copy)
  const colour = answers.colour ?? (parts.has('colours') ? base.brand.colour : starterColour)
  copyLogo(loaded, copy, colour)
  if (parts.has('colours')) copyThemes(workspace, loaded, answers.colour, copy)
  if (parts.has('content')) copyContent({ loaded, answers, renaming, colour, copy })
  const known = /^(tenant\.json|demo\.json|themes\/(both|dark|light)\.tokens\.json|locales\/.*\.json)$/
  const drawings = [base.brand.logo, base.brand.favicon, ...artOf(base)]
  const isBanner = (path: string) => path === firstBannerFile || path.startsWith(`${firstBannerAssets}/`)
  const others = filesOf(loaded.dir).filter((path) => !known.test(path) && !drawings.includes(path) && !isBanner(path))
  if (filesOf(loaded.dir).some(isBanner))
    copy.left.push(`the first banner: "livery banner ${brand.code}" takes the brand’s own`)
  if (others.length > 0) copy.left.push(`${others.join(', ')}: nothing of the site needs them`)
  return copy
}
