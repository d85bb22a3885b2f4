/** What goes wrong in a page, from its first script on: as each engine tells it to the page itself. */
const faults: string[] = []

const wordsOf = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)

/** The file of a script, picture or sheet that did not come. */
function fileOf(target: EventTarget | null): string {
  if (target instanceof HTMLImageElement) return target.currentSrc || target.src
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement ? target.href : String(target)
}

/** Has an object report its errors before it writes them down. */
function listenTo(target: Pick<Console, 'error'>): void {
  const write = target.error.bind(target)
  target.error = (...words: unknown[]) => {
    faults.push(`console: ${words.map(wordsOf).join(' ')}`)
    write(...words)
  }
}

export function recordFaults(): void {
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) faults.push(`error: ${event.message} (${event.filename}:${event.lineno})`)
      else faults.push(`not loaded: ${fileOf(event.target)}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled: ${wordsOf(reason)}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    faults.push(`policy: ${effectiveDirective} refused ${blockedURI} ${sample}`.trim()),
  )
  listenTo(globalThis.console)
}

/** All that went wrong since the last time of asking. */
export const takeFaults = (): string[] => faults.splice(0)
