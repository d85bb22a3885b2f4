import { create } from 'zustand'
import { site } from '#src/config/site.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'

interface SideMenuState {
  isCollapsed: boolean
  /** On phones the menu is a drawer. */
  isDrawerOpen: boolean
}

export const useSideMenu = create<SideMenuState>(() => ({ isCollapsed: false, isDrawerOpen: false }))

function show(isCollapsed: boolean): void {
  // On the root element, so that the widths are plain CSS and nothing moves when React takes over.
  document.documentElement.dataset.side = isCollapsed ? 'closed' : 'open'
  useSideMenu.setState({ isCollapsed })
}

/** Takes up how the visitor left the menu; a brand with a rail starts with it closed. */
export function applySideMenu(): void {
  const own = readStored('local', 'sideMenu')
  show(own ? own === 'closed' : site.brand.layout.sideMenu === 'rail')
}

export function toggleSideMenu(): void {
  const isCollapsed = !useSideMenu.getState().isCollapsed
  show(isCollapsed)
  writeStored('local', 'sideMenu', isCollapsed ? 'closed' : 'open')
}

export const openDrawer = () => useSideMenu.setState({ isDrawerOpen: true })
export const closeDrawer = () => useSideMenu.setState({ isDrawerOpen: false })
