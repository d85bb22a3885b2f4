import { createHash } from 'node:crypto'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { languages } from '#contract/site/languages.ts'
import type { SiteFinding } from '../site/finding.ts'
import { documentsOf, sitePage } from '../site/page.ts'
import { onceByHash, type Site, type SiteFile } from '../site/site.ts'

/** Both of its sets, but for the style of writing: React writes the first paint, as browsers accept it. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    elements: ['html5'],
    rules: {
      // "<!doctype html>" and "<!DOCTYPE html>" are the same; ours is the shorter habit.
      'doctype-style': ['error', { style: 'lowercase' }],
      // React writes "<img/>", selected="" and hidden="": all of them are HTML.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's ids begin with an underscore, as HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // A group may be named by aria-label instead of a legend.
      'wcag/h71': 'off',
      // Lists and navigation may be named: ARIA in HTML allows a name for each role that is not prohibited one.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
    },
  }),
)

const toFix = 'Fix the part of src/ or of cli/bundle/assemble that writes it.'

/** Values that are valid whatever they say, but for letters that must be escaped. */
const freeValue =
  /(<meta (?:name|property|http-equiv)="(?!refresh)[^"]*" content|\s(?:href|src|integrity|title|alt|aria-label|lang|value|d|viewBox|data-[\w-]+))="[^"&<>]+"/gi
const freeText = />\s*[^<>&\s][^<>&]*</g
const ownTitle = /<title>[^<]*<\/title>/

/** A page without its tenant's words: what is valid of one is valid of all that are built like it. */
function shapeOf(text: string): string {
  const scripts = text.replaceAll(/(<script[^>]*>)[^<]*/g, '$1')
  const shape = scripts.replaceAll(freeValue, '$1="x"').replaceAll(freeText, '>x<')
  return createHash('sha256')
    .update(shape)
    .update(ownTitle.exec(text)?.[0] ?? '')
    .digest('hex')
}

const validShapes = new Set<string>()

const validated = onceByHash((file: SiteFile): Omit<SiteFinding, 'file'>[] => {
  const text = file.text()
  const shape = shapeOf(text)
  if (validShapes.has(shape)) return []
  const messages = validator.validateStringSync(text).results.flatMap((result) => result.messages)
  if (messages.length === 0) validShapes.add(shape)
  return messages.map(({ ruleId, message, offset }) => ({
    offset: Buffer.byteLength(text.slice(0, offset)),
    code: `html-${ruleId}`,
    message,
    remedy: `${toFix} (https://html-validate.org/rules/${ruleId}.html)`,
  }))
})

export interface HtmlInput {
  /** BCP 47 and direction of the default language. */
  tag: string
  dir: string
}

function rootFindings(site: Site, page: string, input: HtmlInput): SiteFinding[] {
  const { tags } = sitePage(site, page)
  const finding = (offset: number | null, code: string, message: string): SiteFinding => ({
    file: page,
    offset,
    code,
    message,
    remedy: toFix,
  })
  const root = tags.find(({ name }) => name === 'html')
  // A drawing in the page may have a title of its own.
  const body = tags.find(({ name }) => name === 'body')?.offset ?? Number.POSITIVE_INFINITY
  const titles = tags.filter(({ name, offset }) => name === 'title' && offset < body)
  const { lang, dir } = root?.attributes ?? {}
  return [
    ...(lang === input.tag
      ? []
      : [finding(root?.offset ?? null, 'html-lang', `lang is "${lang ?? ''}", the page's language is ${input.tag}`)]),
    ...(dir === input.dir
      ? []
      : [finding(root?.offset ?? null, 'html-dir', `dir is "${dir ?? ''}", ${input.tag} runs ${input.dir}`)]),
    ...(titles.length === 1
      ? []
      : [finding(titles[1]?.offset ?? null, 'html-title', `The page has ${titles.length} titles`)]),
    ...titles
      .filter(({ content }) => content.trim() === '')
      .map(({ offset }) => finding(offset, 'html-title', 'The title is empty')),
  ]
}

/** What 404.html may say otherwise than index.html. */
const ofItsOwn = /<link rel="canonical"[^>]*>|<meta name="robots"[^>]*>/g
const withoutOwn = (file: SiteFile | undefined) => file?.text().replaceAll(ofItsOwn, '').replaceAll(/\n+/g, '\n')

/** Of a page in a folder of its language. */
const languageOf = (path: string) => Object.values(languages).find(({ tag }) => path.startsWith(`${tag}/`))

/** The pages are valid HTML, accessible as far as a page tells without running, and say their language. */
export function html(site: Site, input: HtmlInput): SiteFinding[] {
  const [index, missing] = [site.files.get('index.html'), site.files.get('404.html')]
  const isSame = withoutOwn(index) === withoutOwn(missing)
  const others = documentsOf(site)
    .map((path) => site.files.get(path))
    .filter((file) => file !== index && file !== missing)
  const pages = [index, isSame ? undefined : missing, ...others].filter((file) => file !== undefined)
  const gone = index
    ? []
    : [
        {
          file: 'index.html',
          offset: null,
          code: 'page-missing',
          message: 'There is no page',
          remedy: 'Build the site anew.',
        },
      ]
  return [
    ...gone,
    ...pages.flatMap((file) => [
      ...validated(file).map((finding) => ({ file: file.path, ...finding })),
      ...rootFindings(site, file.path, languageOf(file.path) ?? input),
    ]),
  ]
}
