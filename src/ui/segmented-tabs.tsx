import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './segmented-tabs.module.css'

export interface SegmentedTab<Id extends string> {
  id: Id
  text: string
  icon?: IconName
}

interface SegmentedTabsProps<Id extends string> {
  /** What is chosen between, for those who do not see the row. */
  label: string
  tabs: readonly SegmentedTab<Id>[]
  chosen: Id
  onChoose: (id: Id) => void
  /** What belongs to the chosen tab. */
  children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Two or three ways to do one thing in a row, and below it the one that is chosen; the arrow keys go along the row. */
export function SegmentedTabs<Id extends string>({ label, tabs, chosen, onChoose, children }: SegmentedTabsProps<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = (steps[event.key] ?? 0) * (isBackwards ? -1 : 1)
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (step === 0 || !next) return
    event.preventDefault()
    onChoose(next.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} size="small" />}
            {tab.text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}
