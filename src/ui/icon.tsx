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

const brought = new Set<string>()

/** Takes an icon that the first paint had no use for out of the page's template: there it costs the page no element. */
function bring(name: IconName): void {
  if (brought.has(name)) return
  brought.add(name)
  const symbol = document.querySelector<HTMLTemplateElement>('#more-icons')?.content.querySelector(`#i-${name}`)
  if (symbol) document.querySelector('#icons')?.append(symbol)
}

/** A picture from the sprite in index.html. It says nothing to a screen reader: the control around it has the name. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  useInsertionEffect(() => bring(name), [name])
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
