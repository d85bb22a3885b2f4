/** A tab of its own that cannot lead this one elsewhere; undefined where the browser blocks it. To be asked for by a press. */
export function openTab(): Window | undefined {
  // Asked for as a feature, `noopener` would make an open tab look like a blocked one.
  const tab = window.open('about:blank', '_blank')
  if (!tab) return undefined
  tab.opener = null
  return tab
}
