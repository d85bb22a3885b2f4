import { linkButtonClass } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { unreachableId } from './show-unreachable.ts'

/**
 * What a visitor sees when not even the strings can be loaded. It stands in the first paint, in the tenant's language,
 * and is plain HTML.
 */
export function Unreachable({ title, text, retry }: { title: string; text: string; retry: string }) {
  return (
    <div id={unreachableId} hidden>
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
