import i18next from 'i18next'
import { openOverlay } from './overlay.js'

/** The development server's part of a tenant's page: what changes in the folder changes here, without a reload. */
const on = (event, take) => import.meta.hot.on(event, take)
const overlay = openOverlay()
/** Findings of the folder, and what Vite could not make of the code. */
let folder = { tenant: '', findings: [] }
let code = []

const show = () => overlay.show({ ...folder, findings: [...code, ...folder.findings] })

overlay.openEditor = ({ path, line, column }) => {
  const query = new URLSearchParams({ token: __LIVERY_TOKEN__, file: `${path}:${line}:${column}` })
  void fetch(`/__open-in-editor?${query}`)
}

/** Vite's frame, "> 12 | text" a line, as lines. */
function excerptOf(text, column) {
  const rows = [...text.matchAll(/^>?\s*(\d+)\s*\|(.*)$/gm)]
  const lines = rows.map(([, , line]) => line.replace(/^ /, ''))
  return rows.length === 0 ? null : { firstLine: Number(rows[0][1]), lines, column }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal are what it takes out
const plain = (text) => (text ?? '').replace(/\u001b\[[\d;]*m/g, '')

function findingOf({ message, frame, id = '', loc, plugin }) {
  const { line = 1, column = 0, file = id } = loc ?? {}
  const path = file.split('?')[0]
  const [said] = plain(message).split('\n')
  const excerpt = excerptOf(plain(frame), column)
  const shown = { file: path, path, line, column: column + 1, excerpt }
  return { ...shown, severity: 'error', code: plugin ?? 'code', message: said, suggestion: null }
}

on('vite:error', ({ err }) => {
  code = [findingOf(err)]
  show()
})
on('vite:beforeUpdate', () => {
  code = []
  show()
})
on('livery:findings', (found) => {
  folder = found
  show()
})
on('livery:theme', (css) => {
  document.getElementById('livery-theme').textContent = css
})
on('livery:strings', (changed) => {
  for (const { tag, namespace, strings } of changed) {
    // What is not loaded yet comes with the change when it is.
    if (!i18next.hasResourceBundle(tag, namespace)) continue
    i18next.removeResourceBundle(tag, namespace)
    i18next.addResourceBundle(tag, namespace, strings)
  }
  // Whatever shows a string asks for it anew; what was typed stays.
  i18next.emit('languageChanged', i18next.language)
})
import.meta.hot.send('livery:shows', globalThis.liveryState)
