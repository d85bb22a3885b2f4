import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import styles from './auth-tabs.module.css'

interface AuthTabsProps<Id extends string> {
  /** What there is to choose between, for those who do not see it. */
  label: string
  tabs: readonly { id: Id; icon: IconName; text: string }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Two ways to the same thing, side by side; arrow keys go from one to the other. */
export function AuthTabs<Id extends string>({ label, tabs, chosen, onChoose, children }: AuthTabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const idOf = (tab: Id) => `${id}-${tab}`
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const isForward = (event.key === 'ArrowRight') === (document.documentElement.dir !== 'rtl')
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const next = tabs.at((at + (isForward ? 1 : -1)) % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf(next.id))}`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={idOf(tab.id)}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.id)}
          >
            <Icon name={tab.icon} size="small" className={styles.icon} />
            {tab.text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(chosen)}>
        {children}
      </div>
    </>
  )
}
