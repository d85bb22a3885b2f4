import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { followSlash } from './follow-slash.ts'
import { Header } from './header.tsx'
import { SideDrawer } from './side-drawer.tsx'

const opened = () => usePopupStore.getState().open.map(({ name }) => name)

beforeEach(() => {
  standInForDialogs()
  usePopupStore.setState({ open: [] })
  document.body.replaceChildren()
})

test('the header leads to the search, that of a phone too, which leaves out the theme', () => {
  renderPart(<Header isGame={false} />)
  const isLeftOut = (name: string | RegExp) => screen.getByRole('button', { name }).closest('[class*=theme]') !== null
  expect([isLeftOut('Search games'), isLeftOut(/^Use the /)]).toEqual([false, true])
  fireEvent.click(screen.getByRole('button', { name: 'Search games' }))
  expect(opened()).toEqual(['search'])
})

test('the drawer closes for the search', () => {
  renderPart(<SideDrawer />)
  fireEvent.click(screen.getByRole('button', { name: 'Search games' }))
  expect(opened()).toEqual(['search'])
})

test('"/" opens the search from any page, and leads to the field of a page that has one', () => {
  const end = followSlash()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(opened(), 'a closed site has no search').toEqual([])
  const main = document.createElement('main')
  main.id = 'main'
  document.body.append(main)
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  expect(opened()).toEqual([])
  fireEvent.keyDown(document.body, { key: '/' })
  expect(opened()).toEqual(['search'])

  usePopupStore.setState({ open: [] })
  main.innerHTML = '<input role="combobox">'
  fireEvent.keyDown(document.body, { key: '/' })
  expect([document.activeElement, opened()]).toEqual([main.firstElementChild, []])
  // What is typed stays a character.
  fireEvent.keyDown(main.firstElementChild as Element, { key: '/' })
  expect(opened()).toEqual([])
  end()
})
