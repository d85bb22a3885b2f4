import { style } from './overlay-style.js'

/**
 * Shows what is wrong with a tenant over its page: where, the lines of the file, what to do. Every text is put in as text,
 * never as markup, so the page's policy and its trusted types stay as strict as they are.
 *
 * @typedef {{firstLine: number, lines: string[], column: number}} Excerpt
 * @typedef {{file: string, path: string, line: number, column: number, severity: 'error' | 'warning', code: string,
 *   message: string, suggestion: string | null, excerpt: Excerpt | null}} Finding
 */

/** How long "fixed" stays, in milliseconds. */
const fixedStays = 4000

/** @param {string} tag @param {Record<string, unknown>} properties @param {...(Node | string)} children */
function make(tag, properties, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children)
  return element
}

function mark() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({ class: 'mark', viewBox: '0 0 24 24', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value)
  for (const [d, fill] of [
    ['M3 1h9v14l-9 8z', '#f5f5f7'],
    ['M3 23l9-9h10v5l-4 4z', '#dfe35e'],
  ]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', d)
    path.setAttribute('fill', fill)
    svg.append(path)
  }
  return svg
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Words in double quotes are names from a file: they stand in its type, without the quotes. */
const withNames = (text) =>
  text.split(/"([^"]+)"/).flatMap((part, place) => (place % 2 === 1 ? make('code', {}, part) : part || []))

const nameOf = ({ file, line, column }) => `${file.slice(file.lastIndexOf('/') + 1)}:${line}:${column}`

/** What is wrong in its line: a name with its quotes, a word, or the one character. */
const lengthAt = (text, column) => /^(?:"[^"]*"?|[\w.#-]+|.)/.exec(text.slice(column))?.[0].length ?? 0

/** @param {Finding} finding */
function frame({ excerpt, line }) {
  if (!excerpt) return ''
  const rows = excerpt.lines.map((text, place) => {
    const number = excerpt.firstLine + place
    const label = make('i', {}, String(number))
    if (number !== line) return make('span', {}, label, text)
    const end = excerpt.column + lengthAt(text, excerpt.column)
    const marked = make('mark', {}, text.slice(excerpt.column, end))
    return make('span', { class: 'here' }, label, text.slice(0, excerpt.column), marked, text.slice(end))
  })
  return make('pre', { tabindex: '0', role: 'group', 'aria-label': `Line ${line} of the file` }, ...rows)
}

/** @param {Finding} finding */
function advice({ suggestion }) {
  if (!suggestion) return ''
  const [, meant] = /^Did you mean "([^"]+)"\?$/.exec(suggestion) ?? []
  const label = make('span', { class: 'quiet' }, meant ? 'Did you mean' : 'What to do')
  return make(
    'div',
    { class: 'advice' },
    label,
    make('p', {}, ...(meant ? [make('code', {}, meant)] : withNames(suggestion))),
  )
}

export class FindingsOverlay extends HTMLElement {
  #root = this.attachShadow({ mode: 'open' })
  #corner = make('div', {})
  #dialog = make('dialog', { 'aria-labelledby': 'title', oncancel: (event) => this.#putAside(event) })
  /** @type {Finding[]} */
  #findings = []
  #tenant = ''
  #place = 0
  #isAside = false
  #since = ''
  #timer = 0
  /** Opens a file in the editor; undefined where the server cannot. @type {((finding: Finding) => void) | undefined} */
  openEditor
  /** What stands behind: a page that worked, or none yet. */
  hasPage = true

  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    this.#root.adoptedStyleSheets = [sheet]
    this.#root.append(this.#dialog, this.#corner)
    this.#dialog.addEventListener('keydown', (event) => this.#turnByKey(event))
  }

  /** Shows these in the place of what was shown before. @param {{tenant: string, findings: Finding[]}} found */
  show({ tenant, findings }) {
    const hadErrors = this.#has('error')
    const isSame = JSON.stringify(findings) === JSON.stringify(this.#findings)
    if (isSame && this.#tenant === tenant) return
    this.#tenant = tenant
    this.#findings = findings
    this.#place = 0
    if (!hadErrors && this.#has('error')) this.#since = new Date().toLocaleTimeString('en-GB')
    // What was put aside stays so until something new is wrong.
    if (!hadErrors) this.#isAside = !this.#has('error')
    this.#render(hadErrors && !this.#has('error'))
  }

  #has(severity) {
    return this.#findings.some((finding) => finding.severity === severity)
  }

  #render(isFixed) {
    clearTimeout(this.#timer)
    const finding = this.#findings[this.#place]
    const isOpen = finding !== undefined && !this.#isAside
    if (isOpen) this.#fill(finding)
    else this.#dialog.close()
    this.#corner.replaceChildren(...(isOpen ? [] : this.#line(isFixed)))
    // Above everything that the page itself has opened.
    if (isOpen && !this.#dialog.open) this.#dialog.showModal()
    if (isOpen) this.#dialog.querySelector('.body').focus({ preventScroll: true })
    if (isFixed) this.#timer = setTimeout(() => this.#render(false), fixedStays)
  }

  /** What is left of it in the corner: the badge of what was put aside, a line of warnings, "fixed". */
  #line(isFixed) {
    const [first] = this.#findings
    if (isFixed)
      return [make('aside', { role: 'status', 'data-kind': 'fixed' }, make('b', {}, '✓ Fixed'), this.#tenant)]
    if (!first) return []
    const { severity } = first
    const count = this.#findings.filter((finding) => finding.severity === severity).length
    const show = make('button', { class: 'line', onclick: () => this.#open() }, 'Show')
    const away = make('button', { 'aria-label': 'Dismiss', onclick: () => this.#corner.replaceChildren() }, '✕')
    const words = make('b', {}, counted(count, severity))
    const parts = [mark(), words, make('code', {}, nameOf(first)), show, ...(severity === 'error' ? [] : [away])]
    return [make('aside', { role: 'status', 'data-severity': severity }, ...parts)]
  }

  #open() {
    this.#isAside = false
    this.#render(false)
  }

  #putAside(event) {
    event?.preventDefault()
    if (!this.hasPage) return
    this.#isAside = true
    this.#render(false)
    this.#corner.querySelector('button')?.focus({ preventScroll: true })
  }

  #turn(step) {
    const count = this.#findings.length
    this.#place = (this.#place + step + count) % count
    this.#render(false)
  }

  #turnByKey({ key, target }) {
    if (target.closest('pre') && key.startsWith('Arrow')) return
    if (key === 'ArrowRight' || key === 'ArrowDown') this.#turn(1)
    if (key === 'ArrowLeft' || key === 'ArrowUp') this.#turn(-1)
  }

  /** @param {Finding} finding */
  #fill(finding) {
    this.#dialog.dataset.severity = finding.severity
    this.#dialog.replaceChildren(this.#header(), this.#body(finding), ...this.#footer())
  }

  #header() {
    const badges = ['error', 'warning'].flatMap((severity) => {
      const { length } = this.#findings.filter((finding) => finding.severity === severity)
      return length === 0 ? [] : make('span', { class: 'badge', 'data-severity': severity }, counted(length, severity))
    })
    const behind = this.hasPage
      ? this.#has('error') && `the page behind is the last that worked, ${this.#since}`
      : 'the page comes once this is fixed'
    const aside = make(
      'button',
      { onclick: () => this.#putAside(), 'aria-label': 'Put aside' },
      '—',
      make('kbd', {}, 'Esc'),
    )
    const end = make('span', { class: 'end quiet' }, behind || '')
    return make(
      'header',
      {},
      mark(),
      make('strong', {}, this.#tenant),
      ...badges,
      end,
      ...(this.hasPage ? [aside] : []),
    )
  }

  /** @param {Finding} finding */
  #body(finding) {
    const { file, line, column, code, message } = finding
    const cut = file.lastIndexOf('/') + 1
    const place = make('code', {}, file.slice(0, cut), make('b', {}, file.slice(cut)), `:${line}:${column}`)
    const edit = make('button', { class: 'line end', onclick: () => this.openEditor?.(finding) }, 'Open in the editor')
    const title = make('h1', { id: 'title' }, ...withNames(message))
    const where = make(
      'div',
      { class: 'place' },
      place,
      make('span', { class: 'rule' }, code),
      ...(this.openEditor ? [edit] : []),
    )
    return make('div', { class: 'body', tabindex: '-1' }, title, where, frame(finding), advice(finding))
  }

  #footer() {
    const count = this.#findings.length
    if (count < 2) return []
    const next = this.#findings[(this.#place + 1) % count]
    const place = make('code', {}, nameOf(next))
    const turn = (step, label, sign) =>
      make('button', { class: 'line', 'aria-label': label, onclick: () => this.#turn(step) }, sign)
    const where = make('span', { class: 'quiet', role: 'status' }, `${this.#place + 1} of ${count}`)
    const turns = make('nav', {}, where, turn(-1, 'Previous finding', '‹'), turn(1, 'Next finding', '›'))
    return [make('footer', {}, place, make('span', {}, next.message), turns)]
  }
}

/** Puts the overlay into the page. */
export function openOverlay() {
  customElements.define('livery-findings', FindingsOverlay)
  const overlay = document.createElement('livery-findings')
  document.documentElement.append(overlay)
  return overlay
}
