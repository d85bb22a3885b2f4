import { isAccountPath } from '#src/config/account-path.ts'

/**
 * Escape leads back while the account's code is loading, too: there is no dialog yet to take it. A link from outside
 * has no page of the site to go back to, and opens.
 */
export function leaveWhileOpening(): void {
  window.addEventListener('keydown', ({ key, repeat, defaultPrevented }) => {
    if (key !== 'Escape' || repeat || defaultPrevented || !isAccountPath(window.location.pathname)) return
    if (document.querySelector('dialog[open]')) return
    const index: unknown = Reflect.get(Object(window.history.state), 'idx')
    if (typeof index === 'number' && index > 0) window.history.back()
  })
}
