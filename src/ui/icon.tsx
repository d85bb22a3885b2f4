import { useInsertionEffect } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import styles from './icon.module.css'
import { type IconName, mirroredIconNames } from './icon-names.ts'

interface IconProps {
  name: IconName
  /** 14, 16, 20 (default) or 24 px; `large` is 32. */
  size?: 'tiny' | 'small' | 'medium' | 'big' | 'large'
  className?: string | undefined
}

/** Names that were asked of the sheet; those that could not be had are asked again. */
const wanted = new Set<IconName>()
let sheet: Promise<Document> | undefined

/** The file with all icons. Read as a document by the browser itself: no text of it passes as markup. */
function loadSheet(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.overrideMimeType('image/svg+xml')
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(new Error('No icons')))
    request.onerror = () => reject(new Error('No icons'))
    request.send()
  })
}

/** Brings an icon that the first paint had no use for into the page: there it would cost every visitor its bytes. */
async function bring(name: IconName): Promise<void> {
  const icons = document.getElementById('icons')
  const address = icons?.dataset.sheet
  if (!icons || !address || wanted.has(name) || icons.querySelector(`#i-${name}`)) return
  wanted.add(name)
  try {
    sheet ??= loadSheet(address)
    const symbol = (await sheet).querySelector(`#i-${name}`)
    if (symbol) icons.append(document.importNode(symbol, true))
  } catch {
    // A control has its name without its picture; the next that is drawn tries again.
    sheet = undefined
    wanted.delete(name)
  }
}

/** A picture from the sprite in index.html. It says nothing to a screen reader: the control around it has the name. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  useInsertionEffect(() => void bring(name), [name])
  return (
    <svg
      className={classNames(styles.icon, styles[size], className)}
      data-mirror={mirroredIconNames.has(name) ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#i-${name}`} />
    </svg>
  )
}
