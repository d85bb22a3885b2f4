/** The element of the first paint that says so where not even the strings can be loaded. */
export const unreachableId = 'livery-unreachable'

export function showUnreachable(): void {
  const state = document.getElementById(unreachableId)
  if (!state) return
  state.hidden = false
  state.parentElement?.replaceChildren(state)
  window.addEventListener('online', () => window.location.reload())
}
