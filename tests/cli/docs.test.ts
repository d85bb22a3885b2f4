import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const isTooWide = (line: string) => [...line].length > 130

/** Documents that are still to be rewritten, so that widths and paths are not checked yet: this list may only shrink. */
const unfinished = new Set<string>([])

const documents = [...globSync(['docs/**/*.md', 'sandbox/README.md']), 'README.md', 'SECURITY.md'].sort()
const finished = documents.filter((path) => !unfinished.has(path))
const texts = new Map(documents.map((path) => [path, readFileSync(path, 'utf8')]))

/** What `check` finds wrong in each of these documents, with the document's name before it. */
function findings(paths: readonly string[], check: (text: string, path: string) => readonly string[]): string[] {
  return paths.flatMap((path) => check(texts.get(path) ?? '', path).map((finding) => `${path}: ${finding}`))
}

/** The numbers of the lines that `isWrong` holds for. */
function linesThat(isWrong: (line: string) => boolean) {
  return (text: string) => text.split('\n').flatMap((line, index) => (isWrong(line) ? [`line ${index + 1}`] : []))
}

const withoutFences = (text: string) => text.replace(/^```.*?^```$/gms, '')

const titlesOf = (text: string) => [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title)

/** The anchors of a document as GitHub makes them: a title that comes again gets a number. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>()
  return titlesOf(text).map((title) => {
    const anchor = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-')
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  })
}

/** The links and pictures of a document that lead into the repository. */
function linksOf(text: string): string[] {
  const prose = withoutFences(text).replace(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
    .map(([, inline, reference]) => inline ?? reference ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
}

function leadsNowhere(link: string, from: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? from : normalize(join(dirname(from), file))
  if (!existsSync(target)) return true
  return anchor !== undefined && !anchorsOf(texts.get(target) ?? readFileSync(target, 'utf8')).includes(anchor)
}

/** The paths between backticks that name a place of the repository, but for those with a placeholder (`<code>`). */
function pathsOf(text: string): string[] {
  const rooms = /`((?:cli|src|sandbox|contract|tests|docs|scripts|tokens|locales)\/[^`\s]*)[^`\n]*`/g
  return [...withoutFences(text).matchAll(rooms)].map(([, path = '']) => path).filter((path) => !path.includes('<'))
}

const isMissing = (path: string) => (/[*{]/.test(path) ? globSync(path).length === 0 : !existsSync(path))

test('no line is wider than 130 columns, and none ends with spaces', () => {
  expect(findings(finished, linesThat(isTooWide))).toEqual([])
  expect(
    findings(
      documents,
      linesThat((line) => line !== line.trimEnd()),
    ),
  ).toEqual([])
})

test('a document with no line that is too wide counts as rewritten', () => {
  expect([...unfinished].filter((path) => !texts.get(path)?.split('\n').some(isTooWide))).toEqual([])
})

test('every relative link, and every anchor of it, leads somewhere', () => {
  expect(linksOf('[a](b.md#c) `[d](e)` [f](https://g.example)\n[h]: i.jpg')).toEqual(['b.md#c', 'i.jpg'])
  expect(findings(documents, (text, path) => linksOf(text).filter((link) => leadsNowhere(link, path)))).toEqual([])
})

test('every path of the repository between backticks exists', () => {
  expect(pathsOf('`src/a.ts`, `cli/<b>.ts`, `c/d` and `scripts/start --port 1`')).toEqual(['src/a.ts', 'scripts/start'])
  expect(findings(finished, (text) => pathsOf(text).filter(isMissing))).toEqual([])
})

test('the index of the decisions has every title, in the order of the pages', () => {
  const index = texts.get('docs/decisions/README.md') ?? ''
  const pages = linksOf(index).filter((link) => !link.includes('#'))
  const titles = pages.flatMap((page) => {
    const text = texts.get(`docs/decisions/${page}`) ?? ''
    return [...text.matchAll(/^### (.+)$/gm)].map(([, title = '']) => `${title.replaceAll('`', '')} in ${page}`)
  })
  const listed = [...index.matchAll(/^- \[([^\]]+)\]\(([^#]+)#/gm)].map(([, title, page]) => `${title} in ${page}`)
  expect(pages.map((page) => `docs/decisions/${page}`).sort()).toEqual(
    globSync('docs/decisions/*.md')
      .filter((path) => !path.endsWith('README.md'))
      .sort(),
  )
  expect(listed).toEqual(titles)
})
