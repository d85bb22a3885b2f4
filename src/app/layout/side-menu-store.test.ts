// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { applySideMenu, closeDrawer, openDrawer, toggleSideMenu, useSideMenu } from './side-menu-store.ts'

const root = document.documentElement
const withMenu = (sideMenu: 'panel' | 'rail' | 'plain') =>
  setSite({ ...siteForTests, brand: { ...siteForTests.brand, layout: { ...siteForTests.brand.layout, sideMenu } } })

beforeEach(() => {
  withMenu('panel')
  useSideMenu.setState({ isCollapsed: false, isDrawerOpen: false })
})

test.each([
  ['panel', 'open'],
  ['plain', 'open'],
  ['rail', 'closed'],
] as const)('on a first visit a %s stands %s', (kind, side) => {
  withMenu(kind)
  applySideMenu()
  expect(root.dataset.side).toBe(side)
  expect(useSideMenu.getState().isCollapsed).toBe(side === 'closed')
})

test.each(['panel', 'rail'] as const)('a visitor finds a %s as it was left', (kind) => {
  withMenu(kind)
  applySideMenu()
  const before = root.dataset.side
  toggleSideMenu()
  const left = root.dataset.side
  expect(left).not.toBe(before)
  root.dataset.side = ''
  applySideMenu()
  expect(root.dataset.side).toBe(left)
})

test('the drawer of phones is another matter, and not remembered', () => {
  openDrawer()
  expect(useSideMenu.getState()).toEqual({ isCollapsed: false, isDrawerOpen: true })
  closeDrawer()
  expect(useSideMenu.getState().isDrawerOpen).toBe(false)
  expect(localStorage.getItem('sideMenu')).toBeNull()
})
