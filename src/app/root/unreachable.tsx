import { linkButtonClass } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

const id = 'livery-unreachable'

/**
 * What a visitor sees when not even the strings can be loaded. It stands in the first paint, in the tenant's language,
 * and is plain HTML.
 */
export function Unreachable({ title, text, retry }: { title: string; text: string; retry: string }) {
  return (
    <div id={id} hidden>
      <StatePanel
        size="page"
        icon="art-down"
        tone="warn"
        title={title}
        text={text}
        isAlert
        actions={
          <a className={linkButtonClass} href="/">
            {retry}
          </a>
        }
      />
    </div>
  )
}

export function showUnreachable(): void {
  const state = document.getElementById(id)
  if (!state) return
  state.hidden = false
  for (const sibling of state.parentElement?.children ?? []) if (sibling !== state) sibling.setAttribute('hidden', '')
}
