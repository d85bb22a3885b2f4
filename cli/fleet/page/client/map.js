import { cohortWords, data, rows } from './data.js'

const canvas = document.getElementById('map')
const hint = canvas?.nextElementSibling
const mostHeight = 154
const largestCell = 12
/** Milliseconds after the last change of the filters: rows come before it. */
const pause = 60

/** Rows by their place in the run, else by their code. */
const stitches = data.inRun > 0 ? [] : rows.toSorted((a, b) => (a.code < b.code ? -1 : 1))
if (data.inRun > 0) for (const row of rows) if (row.place >= 0) stitches[row.place] = row
const all = Math.max(data.inRun, stitches.length)

const stateOf = (row) => {
  if (data.inRun > 0) return row.cohort?.state ?? 'waits'
  return row.errors > 0 ? 'error' : row.findings.length > 0 ? 'warning' : 'sound'
}

let shape = { lines: 1, size: 1 }
let passing = null
let waiting = 0
let chosen = null

/** Near that many lines, the number by which most steps end with a column. */
function straightest(wanted) {
  const counts = data.steps.slice(0, -1).map(([, count]) => count)
  const straight = (lines) => counts.filter((count) => count % lines === 0).length
  let best = wanted
  for (let off = 1; off <= wanted * 0.15; off += 1) {
    for (const lines of [wanted + off, wanted - off]) if (straight(lines) > straight(best)) best = lines
  }
  return best
}

/** As many columns as make the drawing 250 by 40 at ten thousand; fewer tenants have larger stitches. */
function shapeFor(width) {
  const cell = Math.min(largestCell, Math.max(1.5, Math.sqrt((width * mostHeight) / Math.max(1, all))))
  const lines = straightest(Math.max(1, Math.ceil(all / Math.max(1, Math.round(width / cell)))))
  const columns = Math.ceil(all / lines)
  return { lines, size: Math.min(largestCell * 1.4, width / columns) }
}

function inksOf() {
  const inks = {}
  for (const stitch of canvas.parentNode.querySelectorAll('span .stitch')) {
    inks[stitch.dataset.state] = getComputedStyle(stitch).backgroundColor
  }
  return inks
}

/** One path a colour and strength: ten thousand squares in a few strokes of the brush. */
function pathsOf({ lines, size }) {
  const side = size * 0.7
  const paths = new Map()
  for (let place = 0; place < all; place += 1) {
    const row = stitches[place]
    const isFaint = !row || (passing !== null && !passing.has(row))
    const key = `${row ? stateOf(row) : 'waits'}${isFaint ? ' faint' : ''}`
    const path = paths.get(key) ?? new Path2D()
    paths.set(key, path)
    const x = Math.floor(place / lines) * size + (size - side) / 2
    path.roundRect(x, (place % lines) * size + (size - side) / 2, side, side, side * 0.28)
  }
  return paths
}

export function drawMap() {
  if (!canvas || all === 0) return
  const width = canvas.parentNode.clientWidth
  shape = shapeFor(width)
  const { lines, size } = shape
  const ratio = devicePixelRatio
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(lines * size * ratio)
  canvas.style.height = `${lines * size}px`
  const brush = canvas.getContext('2d')
  brush.scale(ratio, ratio)
  const inks = inksOf()
  for (const [key, path] of pathsOf(shape)) {
    const [state, strength] = key.split(' ')
    brush.globalAlpha = strength ? 0.28 : 1
    brush.fillStyle = inks[state] ?? inks.waits
    brush.fill(path)
  }
  brush.globalAlpha = 1
  drawCuts(brush, inks)
  drawRing(brush, inks)
}

/** A line after the last tenant of each step; where that is within a column, the line has a stair. */
function drawCuts(brush, inks) {
  const { lines, size } = shape
  brush.strokeStyle = inks.cut
  brush.lineWidth = 2
  for (const [, count] of data.steps.slice(0, -1)) {
    if (count === 0 || count >= all) continue
    const [column, rest] = [Math.floor(count / lines), count % lines]
    brush.beginPath()
    brush.moveTo((rest > 0 ? column + 1 : column) * size, 0)
    brush.lineTo((rest > 0 ? column + 1 : column) * size, rest * size)
    brush.lineTo(column * size, rest * size)
    brush.lineTo(column * size, lines * size)
    brush.stroke()
  }
}

function drawRing(brush, inks) {
  const place = chosen ? stitches.indexOf(chosen) : -1
  if (place < 0) return
  const { lines, size } = shape
  brush.strokeStyle = inks.cut ?? inks.sound
  brush.lineWidth = 1.5
  brush.beginPath()
  brush.arc((Math.floor(place / lines) + 0.5) * size, ((place % lines) + 0.5) * size, Math.max(5, size), 0, 7)
  brush.stroke()
}

/** Tenants that the filters leave out are drawn faint; null where none is left out. */
export function showPassing(found) {
  passing = found.length === rows.length ? null : new Set(found)
  clearTimeout(waiting)
  waiting = setTimeout(drawMap, pause)
}

export function ringTenant(row) {
  if (chosen === row) return
  chosen = row
  requestAnimationFrame(drawMap)
}

function rowUnder(event) {
  const { lines, size } = shape
  const line = Math.floor(event.offsetY / size)
  return line < lines ? stitches[Math.floor(event.offsetX / size) * lines + line] : undefined
}

function showHint(event) {
  const row = rowUnder(event)
  hint.hidden = !row
  if (!row) return
  hint.textContent = [row.name, cohortWords(row.cohort) || row.live?.label].filter(Boolean).join(' · ')
  const width = canvas.clientWidth
  const x = Math.min(event.offsetX + 12, width - hint.offsetWidth)
  hint.style.transform = `translate(${Math.max(0, x)}px, ${event.offsetY + 14}px)`
}

/** Draws it now, and again when the window or the theme changes. `choose` is called with the row that was pressed. */
export function openMap(choose) {
  if (!canvas) return
  canvas.addEventListener('pointermove', showHint)
  canvas.addEventListener('pointerleave', () => {
    hint.hidden = true
  })
  canvas.addEventListener('click', (event) => {
    const row = rowUnder(event)
    if (row) choose(row)
  })
  new ResizeObserver(drawMap).observe(canvas.parentNode)
  for (const query of ['(prefers-color-scheme: dark)', 'print']) matchMedia(query).addEventListener('change', drawMap)
  for (const radio of document.querySelectorAll('input[name=theme]')) radio.addEventListener('change', drawMap)
}
