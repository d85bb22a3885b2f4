import { create } from 'zustand'
import type { ThemeName } from '#contract/site/site-config.ts'
import { site } from '#src/config/site.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

/** The theme to start in: the visitor's own choice, else the tenant's first one. */
export function startTheme(): ThemeName {
  const own = readStored('local', 'theme')
  return site.themes.available.find((theme) => theme === own) ?? site.themes.default
}

export const useTheme = create<{ theme: ThemeName }>(() => ({ theme: 'dark' }))

export function applyTheme(theme: ThemeName): void {
  document.documentElement.dataset.theme = theme
  useTheme.setState({ theme })
  // Read at once, it would have the browser work out the style of the whole page before it is there.
  requestAnimationFrame(() => {
    const bar = getComputedStyle(document.documentElement).getPropertyValue('--color-header').trim()
    if (bar) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
  })
}

/** Changes to the other theme and remembers it. */
export function switchTheme(): void {
  const theme = useTheme.getState().theme === 'dark' ? 'light' : 'dark'
  applyTheme(theme)
  writeStored('local', 'theme', theme)
}
