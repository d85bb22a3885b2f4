import { ageOf, cohortWords, kilobytes, shownAge } from './data.js'
import { el, fillFace, icon } from './faces.js'

const grid = document.getElementById('grid')
const body = document.getElementById('rows')
const paper = matchMedia('print')
const isPhone = matchMedia('(max-width: 699px)')
/** Rows that are drawn above and below what is seen. */
const spare = 8
/** Rows on paper: more of them are a book. */
const printed = 400
/** The full width of a bar: a fifth over the budget. */
const barTop = 1.1

let list = []
let active = -1
/** Drawn rows by their place in the list, and those that are free. */
const drawn = new Map()
const free = []

const heightOf = () => (isPhone.matches ? 72 : 36)

function newRow() {
  const parts = {
    face: el('span', { class: 'face', 'aria-hidden': 'true' }),
    name: el('span', { class: 'name' }),
    domain: el('span', { class: 'domain' }),
    release: el('div', { role: 'gridcell', class: 'release mono' }),
    age: el('div', { role: 'gridcell', class: 'number age' }),
    load: el('div', { role: 'gridcell', class: 'number load' }),
    findings: el('div', { role: 'gridcell', class: 'findings' }),
    cohort: el('div', { role: 'gridcell', class: 'cohort' }),
  }
  const who = el('div', { role: 'rowheader', class: 'who' }, parts.face, parts.name, parts.domain)
  const bar = el('i')
  const size = el('span')
  parts.load.append(bar, size)
  const row = el('div', { role: 'row' }, who, parts.release, parts.age, parts.load, parts.findings, parts.cohort)
  return { ...parts, bar, size, row, shown: null }
}

function fillRelease(cell, live) {
  if (!live) {
    cell.replaceChildren('not released')
    return
  }
  const [, year, rest] = /^(\d{4}-)?(.*)$/.exec(live.label)
  cell.replaceChildren(year ?? '', el('b', {}, rest), el('span', {}, live.isOfRun ? '' : ` ${live.digits}`))
}

function fillLoad({ load, bar, size }, { live, budget }) {
  const bytes = live?.size ?? -1
  load.classList.toggle('is-over', bytes > budget)
  bar.hidden = bytes < 0
  bar.style.setProperty('--part', `${Math.min(100, (bytes / (budget * barTop)) * 100).toFixed(0)}%`)
  size.textContent = bytes < 0 ? '–' : kilobytes(bytes)
}

function fillFindings(cell, { errors, findings }) {
  cell.classList.toggle('none', findings.length === 0)
  if (findings.length === 0) {
    cell.replaceChildren('–')
    return
  }
  const isBad = errors > 0
  const words = `${errors > 0 ? 'errors' : 'warnings'}, ${findings.length} findings: ${findings[0][2]}`
  const badge = el('span', {
    class: 'badge',
    'data-tone': isBad ? 'bad' : 'warn',
    title: findings.map(([, , text]) => text).join('\n'),
  })
  badge.append(
    icon(isBad ? 'circle-x' : 'triangle-alert'),
    String(findings.length),
    el('span', { class: 'hidden' }, ` ${words}`),
  )
  cell.replaceChildren(badge)
}

function fillRow(parts, tenant) {
  parts.shown = tenant
  fillFace(parts.face, tenant)
  parts.name.textContent = tenant.name
  parts.domain.textContent = tenant.domain || tenant.code
  fillRelease(parts.release, tenant.live)
  parts.age.textContent = tenant.live ? shownAge(ageOf(tenant.live)) : '–'
  fillLoad(parts, tenant)
  fillFindings(parts.findings, tenant)
  parts.cohort.textContent = cohortWords(tenant.cohort)
  parts.cohort.dataset.state = tenant.cohort?.state ?? ''
}

function place(at, height) {
  const parts = free.pop() ?? newRow()
  const tenant = list[at]
  if (parts.shown !== tenant) fillRow(parts, tenant)
  parts.row.id = `row-${at}`
  parts.row.setAttribute('aria-rowindex', String(at + 2))
  parts.row.setAttribute('aria-selected', String(at === active))
  parts.row.style.setProperty('--y', `${at * height}px`)
  drawn.set(at, parts)
  return parts
}

/** First and last row that can be seen, whichever of the table and the window scrolls. */
function seen(height) {
  const { top } = body.getBoundingClientRect()
  const box = grid.getBoundingClientRect()
  const from = Math.max(0, Math.max(0, box.top) - top)
  const to = Math.min(innerHeight, box.bottom) - top
  return [Math.max(0, Math.floor(from / height) - spare), Math.min(list.length, Math.ceil(to / height) + spare)]
}

function release(at) {
  const parts = drawn.get(at)
  drawn.delete(at)
  parts.row.remove()
  free.push(parts)
}

/** Rows stand in the page in their order: that is how they are read out. */
function draw([from, to], height) {
  for (const [at, parts] of drawn) if (at < from || at >= to || parts.shown !== list[at]) release(at)
  let after = null
  for (let at = to - 1; at >= from; at -= 1) {
    const { row } = drawn.get(at) ?? place(at, height)
    if (!row.isConnected) body.insertBefore(row, after)
    after = row
  }
  if (drawn.has(active)) grid.setAttribute('aria-activedescendant', `row-${active}`)
  else grid.removeAttribute('aria-activedescendant')
}

/** What is seen; on paper the first rows. */
function drawNow() {
  const height = heightOf()
  draw(paper.matches ? [0, Math.min(list.length, printed)] : seen(height), height)
}

let isAsked = false

/** Draws what is seen, once a frame. */
export function drawRows() {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(() => {
    isAsked = false
    drawNow()
  })
}

/** Shows these tenants, in this order. */
export function showRows(tenants) {
  list = tenants
  grid.setAttribute('aria-rowcount', String(list.length + 1))
  body.style.setProperty('--all', `${list.length * heightOf()}px`)
  for (const at of [...drawn.keys()]) release(at)
  drawNow()
}

function isScroller() {
  return grid.scrollHeight > grid.clientHeight + 1 && getComputedStyle(grid).overflowY === 'auto'
}

/** Brings a row into view: below the head of the table, which stays. */
function reveal(at) {
  const height = heightOf()
  const head = grid.firstElementChild.offsetHeight
  if (isScroller()) {
    const top = at * height
    if (top < grid.scrollTop) grid.scrollTop = top
    else if (top + height + head > grid.scrollTop + grid.clientHeight)
      grid.scrollTop = top + height + head - grid.clientHeight
    return
  }
  const { top } = body.getBoundingClientRect()
  const y = top + at * height
  if (y < head) scrollBy(0, y - head)
  else if (y + height > innerHeight) scrollBy(0, y + height - innerHeight)
}

export const activeRow = () => list[active] ?? null

/** Makes a row the one that keys act on; -1 is none. */
export function activate(at, { isRevealed = true } = {}) {
  drawn.get(active)?.row.setAttribute('aria-selected', 'false')
  active = Math.max(-1, Math.min(list.length - 1, at))
  if (active >= 0 && isRevealed) reveal(active)
  drawNow()
  drawn.get(active)?.row.setAttribute('aria-selected', 'true')
}

export const placeOf = (tenant) => list.indexOf(tenant)

const page = () => Math.max(1, Math.floor(Math.min(grid.clientHeight, innerHeight) / heightOf()) - 2)

/** Where a key leads; undefined for one that leads nowhere. */
function targetOf(key) {
  if (key === 'ArrowDown') return active + 1
  if (key === 'ArrowUp') return Math.max(0, active - 1)
  if (key === 'PageDown') return active + page()
  if (key === 'PageUp') return Math.max(0, active - page())
  if (key === 'Home') return 0
  return key === 'End' ? list.length - 1 : undefined
}

/** `changed` after the active row did, `opened` where it is pressed or entered. */
export function openTable({ changed, opened }) {
  grid.addEventListener('keydown', (event) => {
    if (event.target.closest('button')) return
    const at = targetOf(event.key)
    if (at !== undefined) {
      event.preventDefault()
      activate(at)
      changed()
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      opened()
    }
  })
  body.addEventListener('click', (event) => {
    const row = event.target.closest('[role=row]')
    if (!row) return
    activate(Number(row.getAttribute('aria-rowindex')) - 2, { isRevealed: false })
    changed()
    opened(event)
  })
  document.addEventListener('scroll', drawRows, { capture: true, passive: true })
  addEventListener('resize', () => showRows(list))
  new ResizeObserver(drawRows).observe(grid)
  paper.addEventListener('change', drawNow)
}
