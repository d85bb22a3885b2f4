import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/** What a person looks for: by its role and name, as who reads the screen aloud has them. */
export interface Wanted {
  /** An ARIA role; `password` for the one kind of field that has none. */
  role: string
  /** The whole name, unless `isPart`. Any where it is left out. */
  name?: string
  isPart?: boolean
  /** Only within elements of this selector. */
  within?: string
  /** Of several, which; the first where it is left out. */
  nth?: number
}

export interface Found {
  /** How many there are. */
  count: number
  text: string
  value: string
  isChecked: boolean
  isDisabled: boolean
}

export interface Point {
  x: number
  y: number
}

/** Marks that keep directions apart are not read. */
const plain = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const roleOf = (element: Element): string | null =>
  element instanceof HTMLInputElement && element.type === 'password' ? 'password' : getRole(element)

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')

/** All elements, or those of the dialog that everything else lies behind. */
function inReach(): Element[] {
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement
  return [top, ...top.querySelectorAll('*')]
}

function allOf({ role, name, isPart, within }: Wanted): Element[] {
  const isNamed = (element: Element) => {
    if (name === undefined) return true
    const own = plain(computeAccessibleName(element))
    return isPart ? own.includes(plain(name)) : own === plain(name)
  }
  return inReach().filter(
    (element) =>
      roleOf(element) === role && isShown(element) && (!within || element.closest(within) !== null) && isNamed(element),
  )
}

const elementOf = (wanted: Wanted): Element | undefined => allOf(wanted).at(wanted.nth ?? 0)

export function find(wanted: Wanted): Found {
  const all = allOf(wanted)
  const element = all.at(wanted.nth ?? 0)
  const field = element instanceof HTMLInputElement ? element : undefined
  return {
    count: all.length,
    text: plain(element?.textContent ?? ''),
    value: field?.value ?? '',
    isChecked:
      field?.checked ?? ['aria-checked', 'aria-selected'].some((name) => element?.getAttribute(name) === 'true'),
    isDisabled: element?.matches(':disabled, [aria-disabled=true]') ?? false,
  }
}

const labelsOf = (element: Element): Element[] =>
  element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []

/** Where a press reaches an element or its label; nothing where something else lies over both. */
export function pointOf(wanted: Wanted): Point | undefined {
  const element = elementOf(wanted)
  if (!element) return
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const parts = [element, ...labelsOf(element)]
  for (const part of parts) {
    const box = part.getBoundingClientRect()
    const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    const hit = document.elementFromPoint(point.x, point.y)
    if (hit && parts.some((one) => one.contains(hit))) return point
  }
  return
}

/** Whether what is wanted has the focus, with all its text selected: the next key replaces it. */
export function selectText(wanted: Wanted): boolean {
  const element = elementOf(wanted)
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return false
  element.focus()
  element.select()
  return document.activeElement === element
}

/** Chooses an option of a list that the browser draws itself, each engine in a way of its own. */
export function choose(wanted: Wanted, option: { value?: string; at?: number }): boolean {
  const element = elementOf(wanted)
  if (!(element instanceof HTMLSelectElement)) return false
  const index = option.at ?? [...element.options].findIndex(({ value }) => value === option.value)
  if (!element.options[index]) return false
  element.selectedIndex = index
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}
