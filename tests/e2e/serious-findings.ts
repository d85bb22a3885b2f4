import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright/test'

/**
 * axe keeps the parts of each colour in six weak maps and makes a hundred thousand colours a page: that and the collection
 * of the maps took half of its time. These keep what belongs to an object on the object.
 */
const mapsOnKeys = `
class MapOnKeys {
  #mark = Symbol()
  get(key) { return key[this.#mark] }
  set(key, value) { key[this.#mark] = value; return this }
  has(key) { return Object.hasOwn(key, this.#mark) }
  delete(key) { return this.has(key) && delete key[this.#mark] }
}
class SetOnKeys extends MapOnKeys {
  add(key) { return this.set(key, true) }
}`

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const script = `if (!window.axe) ((WeakMap, WeakSet) => { ${source} })(...(() => { ${mapsOnKeys} return [MapOnKeys, SetOnKeys] })())`

/** Of tiles in a row the first six stand for all: looking at the others took a third of the time. */
const leftOut = 'li:nth-child(n+7):has(article)'

/** What passes is not reported, and neither are findings of less than a serious impact: "region" is the slowest of those. */
const optionsOf = (rules: readonly string[]): axe.RunOptions => ({
  resultTypes: ['violations'],
  ...(rules.length > 0 ? { runOnly: [...rules] } : { rules: { region: { enabled: false } } }),
})

interface WithAxe {
  axe: typeof axe
}

interface Asked {
  context: { exclude: string[] } | axe.SerialContextObject
  options: axe.RunOptions
}

/** Half a megabyte, sent to a page once. */
async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script)
}

/** What axe notes of a frame and of those within it, in the order in which it puts them together. */
async function partsOf(frame: Frame, asked: Asked): Promise<string[]> {
  await addAxe(frame)
  const { part, within } = await frame.evaluate(async ({ context, options }) => {
    const { axe: engine } = window as unknown as WithAxe
    const within = engine.utils.getFrameContexts(context, options)
    return { part: JSON.stringify(await engine.runPartial(context, options)), within }
  }, asked)
  const parts = [part]
  for (const { frameSelector, frameContext } of within) {
    const inner = await frame.locator(String(frameSelector)).elementHandle()
    const content = await inner?.contentFrame()
    if (!content) throw new Error(`${frameSelector} has no page to look at`)
    parts.push(...(await partsOf(content, { ...asked, context: frameContext })))
  }
  return parts
}

/** A page without frames has nothing to put together. One with frames does it itself: another page for it took half of the time. */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  const asked: Asked = { context: { exclude: [leftOut] }, options }
  if (page.frames().length > 1) {
    const parts = await partsOf(page.mainFrame(), asked)
    return page.evaluate(
      async ({ parts, options }) => {
        const { axe: engine } = window as unknown as WithAxe
        const read: axe.PartialResults = parts.map((part) => JSON.parse(part))
        return (await engine.finishRun(read, options)).violations
      },
      { parts, options },
    )
  }
  await addAxe(page.mainFrame())
  return page.evaluate(async ({ context, options }) => {
    const { axe: engine } = window as unknown as WithAxe
    return (await engine.run(context, options)).violations
  }, asked)
}

/** Two frames: axe would mix colours of before and after a new window size or theme until the page is painted again. */
async function settleLayout(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Of less impact by axe's own count, and the way in which a page is read all the same. A table has its panel's name. */
const structure = /^(heading-order|page-has-heading-one|empty-heading|landmark-(?!unique).*)$/

/**
 * Findings of axe that a player with a disability would run into: serious and critical, and what is wrong with headings and
 * landmarks. By some rules, or by all.
 */
export async function seriousFindings(page: Page, rules: readonly string[] = []): Promise<string[]> {
  await settleLayout(page)
  const violations = await violationsOf(page, optionsOf(rules))
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || structure.test(id))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`))
}
