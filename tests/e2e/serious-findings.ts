import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type axe from 'axe-core'
import type { Page } from 'playwright/test'

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

/** A page without frames needs no second page to put their findings together, which took half of the time. */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  if (page.frames().length > 1) {
    return (await new AxeBuilder({ page }).options(options).exclude(leftOut).analyze()).violations
  }
  await page.evaluate(script)
  return page.evaluate(
    async ({ exclude, options }) => {
      const { axe: engine } = window as unknown as { axe: typeof axe }
      return (await engine.run({ exclude }, options)).violations
    },
    { exclude: [leftOut], options },
  )
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
