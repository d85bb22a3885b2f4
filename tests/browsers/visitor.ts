import { languages } from '#contract/site/languages.ts'
import type { SiteServer } from '#tests/support/preview-server.ts'
import { tenantOf } from '#tests/support/tenants.ts'
import type { EnginePage, Key, Size } from './engines/engine.ts'
import type { Found, Point, Wanted } from './in-page/find.ts'
import type { InPage } from './in-page/main.ts'
import { poll } from './poll.ts'
import { type Say, wordsOf } from './words.ts'

/** Pictures and strings come after a page: its state is judged once nothing is wrong, or after this time. */
const settleMs = 6000
const phoneWidth = 768

export interface Place {
  server: SiteServer
  siteOf(code: string): string
  putsPagesAside: boolean
  merchant: string
  size: Size
}

interface Choices {
  /** A session that is open, as after a reload. */
  token?: string
  /** The tenant's own where it is left out. */
  language?: string
}

const describe = ({ role, name, nth }: Wanted): string =>
  `${role}${name === undefined ? '' : ` “${name}”`}${nth === undefined ? '' : ` (${nth})`}`

/** Who goes through a site in an engine: sees by role and name, presses, types, and notes what is wrong on the way. */
export class Visitor {
  readonly findings: string[] = []
  readonly place: Place
  readonly page: EnginePage
  readonly say: Say
  /** The tenant's own language, as the gateway calls it. */
  readonly code: keyof typeof languages
  readonly language: (typeof languages)[keyof typeof languages]

  constructor(place: Place, page: EnginePage) {
    this.place = place
    this.page = page
    this.code = tenantOf(place.merchant).languages.default
    this.language = languages[this.code]
    this.say = wordsOf(this.language.tag)
  }

  get isOnPhone(): boolean {
    return this.place.size.width < phoneWidth
  }

  /** Opens a path of the tenant's site, once the page answers. */
  async open(path: string, { token, language = '' }: Choices = {}): Promise<void> {
    const site = this.place.siteOf(this.place.merchant)
    await this.page.goto(`${site}/robots.txt`)
    const stored = { token, lang: language }
    await this.page.run(
      `(({ token, lang }) => { localStorage.clear(); sessionStorage.clear(); if (token) sessionStorage.setItem('token', token); if (lang) localStorage.setItem('lang', lang) })(${JSON.stringify(stored)})`,
    )
    await this.goto(`${site}${path}`)
  }

  async goto(address: string): Promise<void> {
    await this.page.goto(address)
    await this.started()
  }

  /** The page answers: what stood there before does not. */
  started(): Promise<void> {
    return this.until('the page to start', `document.documentElement.dataset.ready === 'true'`)
  }

  async reload(): Promise<void> {
    await this.goto(String(await this.page.run('location.href')))
  }

  async ask<Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ): Promise<ReturnType<InPage[Name]>> {
    const given = args.map((arg) => JSON.stringify(arg)).join()
    return (await this.page.run(`window.inPage.${name}(${given})`)) as ReturnType<InPage[Name]>
  }

  until(what: string, expression: string): Promise<void> {
    return poll(what, async () => (await this.page.run(`Boolean(${expression})`)) === true)
  }

  find(wanted: Wanted): Promise<Found> {
    return this.ask('find', wanted)
  }

  /** Waits until something is there that `isRight`. */
  async see(wanted: Wanted, isRight: (found: Found) => boolean = () => true): Promise<Found> {
    let last: Found | undefined
    const detail = () => ` (last: ${JSON.stringify(last)})`
    await poll(
      describe(wanted),
      async () => {
        last = await this.find(wanted)
        return last.count > (wanted.nth ?? 0) && isRight(last)
      },
      { detail },
    )
    if (!last) throw new Error(`nothing was found of ${describe(wanted)}`)
    return last
  }

  async gone(wanted: Wanted): Promise<void> {
    await poll(`${describe(wanted)} to go`, async () => (await this.find(wanted)).count === 0)
  }

  /** Presses in the middle of what is wanted, once nothing lies over it and it stands still: what moves is pressed beside. */
  async click(wanted: Wanted): Promise<void> {
    await this.see(wanted, ({ isDisabled }) => !isDisabled)
    let point: Point | undefined
    await poll(`${describe(wanted)} to be within reach`, async () => {
      const before = point
      point = await this.ask('pointOf', wanted)
      return Boolean(point) && point?.x === before?.x && point?.y === before?.y
    })
    if (point) await this.page.click(point)
  }

  /** Presses a box, button or tab until it is on. */
  async check(wanted: Wanted): Promise<void> {
    if (!(await this.see(wanted)).isChecked) await this.click(wanted)
    await this.see(wanted, ({ isChecked }) => isChecked)
  }

  /** Types over what stands in a field. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.see(wanted, ({ isDisabled }) => !isDisabled)
    await poll(`${describe(wanted)} to take the focus`, () => this.ask('selectText', wanted))
    await this.page.type(text)
  }

  async choose(wanted: Wanted, option: { value?: string; at?: number }): Promise<void> {
    await this.see(wanted)
    await poll(`an option of ${describe(wanted)}`, () => this.ask('choose', wanted, option))
  }

  press(key: Key): Promise<void> {
    return this.page.press(key)
  }

  /** A button by the key of its name. */
  button(key: string, values?: Record<string, unknown>): Wanted {
    return { role: 'button', name: this.say(key, values) }
  }

  /** Notes what is wrong with the page as it stands, each once. */
  async look(where: string): Promise<void> {
    let wrong: string[] = []
    const isRight = async () => {
      wrong = (await this.ask('auditPage')).filter((line) => !this.findings.some((known) => known.endsWith(line)))
      return wrong.length === 0
    }
    await poll('a sound page', isRight, { limitMs: settleMs }).catch(() => undefined)
    const all = [...wrong, ...(await this.ask('takeFaults'))]
    this.findings.push(...all.map((line) => `${where}: ${line}`))
  }

  /** Goes down the page screen by screen: what lies below comes as it comes near. */
  async lookDown(where: string, most = 12): Promise<void> {
    for (let screen = 0; screen < most; screen += 1) {
      await this.look(`${where}, screen ${screen + 1}`)
      const before = await this.page.run('scrollY')
      await this.page.run(`scrollBy({ top: innerHeight * 0.9, behavior: 'instant' })`)
      if ((await this.page.run('scrollY')) === before) return
    }
  }
}
