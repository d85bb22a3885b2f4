import { copy } from './copy.js'
import { ageOf, cohortWords, data, idOf, kilobytes, shownAge } from './data.js'
import { el, fillFace, icon } from './faces.js'

const aside = document.getElementById('detail')
const sheet = document.getElementById('sheet')
const isWide = matchMedia('(min-width: 1100px)')

const shownId = ({ isOfRun, label, digits }) => (isOfRun ? label : `${label} ${digits}`)

function factsOf(release, before) {
  const change = before && before.size >= 0 && release.size >= 0 ? release.size - before.size : 0
  const sign = change > 0 ? '+' : '−'
  const load = release.size < 0 ? '–' : `${kilobytes(release.size)} kB`
  return [
    ['Age', shownAge(ageOf(release))],
    ['Load', change === 0 ? load : `${load} (${sign}${kilobytes(Math.abs(change))})`],
    ['Key', release.key === null ? 'not signed' : release.key.slice(0, 8)],
  ]
}

function releaseCard(title, release, before) {
  const isLive = title === 'Live'
  const facts = factsOf(release, before).flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)])
  return el(
    'div',
    { class: isLive ? 'is-live' : '' },
    el('h3', {}, title),
    el('code', { class: 'id' }, shownId(release)),
    el('dl', {}, ...facts),
  )
}

function issueItem([severity, code, text]) {
  const isError = severity === 'error'
  const mark = icon(isError ? 'circle-x' : 'triangle-alert')
  return el('li', { 'data-tone': isError ? 'bad' : 'warn' }, mark, el('span', {}, text), el('code', {}, code))
}

/** Commands for a terminal: a page from a disk changes nothing by itself. Whole ids: a site that came back has the digits twice. */
function commandsOf({ code, live, previous }) {
  const { to } = data
  const check = ['Check', `livery history ${code} --to ${to} --verify`]
  if (!previous || !live) return [check]
  const name = previous.isOfRun ? `Back to ${previous.label.replace(/^.*\./, '.')}` : 'Roll back'
  return [
    [name, `livery rollback ${code} --to ${to} ${idOf(previous)}`],
    ['Diff', `livery diff ${code} --to ${to} ${idOf(previous)} ${idOf(live)}`],
    check,
    ['Two releases', `livery preview ${code} --to ${to} --at ${idOf(previous)} --at ${idOf(live)}`],
  ]
}

/** Buttons, and below them the command that the last one copied. */
function acts(row) {
  const command = el('code', { class: 'command', hidden: '' })
  const buttons = commandsOf(row).map(([name, text]) => {
    const button = el('button', { type: 'button', title: text }, icon('copy'), name)
    button.addEventListener('click', () => {
      command.textContent = text
      command.hidden = false
      void copy(text, button)
    })
    return button
  })
  return { first: buttons.slice(0, 3), beside: buttons[3] ?? null, command }
}

function changedLine({ changed }) {
  if (!changed) return null
  return el(
    'p',
    { class: 'changed' },
    changed.length > 0 ? `Changed since: ${changed.join(', ')}` : 'Built from the same',
  )
}

function headOf(row, beside, close) {
  const face = el('span', { class: 'face', 'aria-hidden': 'true' })
  fillFace(face, row)
  const about = [row.domain, row.profile, cohortWords(row.cohort)].filter(Boolean).join(' · ')
  const head = el('div', { class: 'who' }, face, el('h2', {}, row.name))
  if (beside) head.append(beside)
  if (row.domain) {
    const address = `https://${row.domain}/`
    const link = el(
      'a',
      { class: 'button close', href: address, target: '_blank', rel: 'noreferrer' },
      icon('external-link'),
    )
    link.setAttribute('aria-label', `Open ${row.domain}`)
    head.append(link)
  }
  if (close) head.append(close)
  return [head, el('p', { class: 'note' }, about)]
}

function closeButton() {
  const button = el('button', { type: 'button', class: 'close-sheet', 'aria-label': 'Close', autofocus: '' }, icon('x'))
  button.addEventListener('click', () => sheet.close())
  return button
}

function fill(container, row, close) {
  const { first, beside, command } = acts(row)
  const { live, previous, findings } = row
  const cards = [
    ...(previous ? [releaseCard('Before', previous, null)] : []),
    ...(live ? [releaseCard('Live', live, previous)] : []),
  ]
  container.replaceChildren(
    ...headOf(row, beside, close),
    ...(cards.length > 0
      ? [el('div', { class: 'pair' }, ...cards)]
      : [el('p', { class: 'changed' }, 'Nothing of it is live.')]),
    ...[changedLine(row)].filter(Boolean),
    ...(findings.length > 0 ? [el('ul', { class: 'issues' }, ...findings.map(issueItem))] : []),
    el('div', { class: 'acts' }, ...first),
    command,
  )
}

/** Shows a tenant beside the table, where there is room for it. */
export function showDetail(row) {
  aside.hidden = !row || !isWide.matches
  if (row && isWide.matches) fill(aside, row, null)
}

/** Goes to what is known of a tenant: beside the table, else in a sheet over it. */
export function openDetail(row) {
  if (isWide.matches) {
    showDetail(row)
    aside.focus({ preventScroll: true })
    aside.scrollIntoView({ block: 'nearest' })
    return
  }
  fill(sheet, row, closeButton())
  if (!sheet.open) sheet.showModal()
}

export const isBeside = () => isWide.matches

/** What is shown when the window gets room for it, or loses it. */
export function followWidth(chosen) {
  isWide.addEventListener('change', () => {
    if (isWide.matches && sheet.open) sheet.close()
    showDetail(chosen())
  })
  aside.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') document.getElementById('grid').focus()
  })
}
