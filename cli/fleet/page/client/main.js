import { openChips } from './chips.js'
import { copy, say } from './copy.js'
import { ageOf, data, idOf, rows, shownCount } from './data.js'
import { followWidth, isBeside, openDetail, showDetail } from './detail.js'
import { drawMap, openMap, ringTenant, showPassing } from './map.js'
import { firstWay, inOrder, narrow } from './narrow.js'
import { activate, activeRow, openTable, placeOf, showRows } from './table.js'

const state = { search: '', chosen: {}, only: null, order: { key: 'findings', isTurned: false } }

const grid = document.getElementById('grid')
const search = document.getElementById('search')
const count = document.getElementById('count')
const none = document.getElementById('none')
const only = document.getElementById('only')
const heads = [...document.querySelectorAll('[data-sort]')]

function markOrder() {
  const { key, isTurned } = state.order
  for (const head of heads) {
    const cell = head.parentNode
    if (head.dataset.sort !== key) cell.removeAttribute('aria-sort')
    else cell.setAttribute('aria-sort', (firstWay[key] === 'ascending') !== isTurned ? 'ascending' : 'descending')
  }
}

function show() {
  const before = activeRow()
  const found = inOrder(narrow(state), state.order)
  showRows(found)
  none.hidden = found.length > 0
  grid.hidden = found.length === 0
  count.textContent = `${shownCount(found.length)} of ${shownCount(rows.length)}`
  const at = before ? placeOf(before) : -1
  activate(at < 0 && isBeside() ? 0 : at, { isRevealed: false })
  changed()
  showPassing(found)
}

function changed() {
  const row = activeRow()
  showDetail(row)
  ringTenant(row)
}

function chooseOnMap(row) {
  if (placeOf(row) < 0) clearAll()
  activate(placeOf(row))
  changed()
  if (!isBeside()) openDetail(row)
}

let clearChips = () => undefined

/** Those that a stopped run brought back, or all. */
function setOnly(codes) {
  state.only = codes
  only.hidden = codes === null
  show()
}

function clearAll() {
  state.search = ''
  state.only = null
  only.hidden = true
  search.value = ''
  clearChips()
  show()
}

function setOrder(key) {
  const { order } = state
  state.order = { key, isTurned: order.key === key && !order.isTurned }
  markOrder()
  grid.scrollTop = 0
  show()
}

/** The same object as `livery fleet --json` prints, of the tenants that are shown. */
function download() {
  const releaseOf = (release) => {
    if (!release) return null
    const { made, size, key, label } = release
    return { id: idOf(release), label, created: new Date(made).toISOString(), key, firstLoad: size < 0 ? null : size }
  }
  const tenants = narrow(state).map((row) => {
    const { code, name, domain, profile, budget, releases, cohort } = row
    const live = row.live && { ...releaseOf(row.live), age: ageOf(row.live) }
    const findings = row.findings.map(([severity, code, text]) => ({ severity, code, text }))
    return { code, name, domain, profile, live, previous: releaseOf(row.previous), releases, budget, findings, cohort }
  })
  const text = `${JSON.stringify({ ...data.about, tenants }, null, 1)}\n`
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `fleet-${data.about.read.slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  say(`${shownCount(tenants.length)} tenants as JSON`)
}

function focusSearch(event) {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target.closest('input, select, textarea, dialog')) return
  event.preventDefault()
  search.focus()
  search.select()
}

function openSearch() {
  search.addEventListener('input', () => {
    state.search = search.value
    show()
  })
  search.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      grid.focus()
      if (!activeRow()) activate(0)
      changed()
    } else if (event.key === 'Escape' && search.value !== '') {
      event.preventDefault()
      search.value = ''
      state.search = ''
      show()
    }
  })
  document.addEventListener('keydown', focusSearch)
}

document.getElementById('download').addEventListener('click', download)
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', () => copy(button.dataset.copy, button))
}

if (grid) {
  clearChips = openChips(document.getElementById('chips'), (key, value) => {
    state.chosen[key] = value
    show()
  })
  openSearch()
  for (const head of heads) head.addEventListener('click', () => setOrder(head.dataset.sort))
  document.getElementById('clear').addEventListener('click', clearAll)
  document.getElementById('show-stopped')?.addEventListener('click', () => {
    setOnly(new Set(data.rolledBack))
    grid.focus()
  })
  only.addEventListener('click', () => {
    setOnly(null)
    grid.focus()
  })
  openTable({
    changed,
    opened: (event) => {
      const row = activeRow()
      if (row && !(event && isBeside())) openDetail(row)
    },
  })
  followWidth(activeRow)
  openMap(chooseOnMap)
  drawMap()
  markOrder()
  show()
}
