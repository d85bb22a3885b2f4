// Needs a document.
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setBaseTitle, useDocumentTitle } from './document-title.ts'

beforeEach(() => setBaseTitle('Test Club: play', 'Test Club'))

test('a popup names the document over its page, and gives the title back', () => {
  const page = renderHook(() => useDocumentTitle('Slots'))
  const popup = renderHook(() => useDocumentTitle('Log in', 'popup'))
  const late = renderHook(() => useDocumentTitle('Slots: page 2'))
  expect(document.title).toBe('Log in · Test Club')
  popup.unmount()
  expect(document.title).toBe('Slots: page 2 · Test Club')
  late.unmount()
  page.unmount()
  expect(document.title).toBe('Test Club: play')
})

test('what is named later, or renamed, changes the title; what has no name yet leaves it', () => {
  const route = renderHook(() => useDocumentTitle('Blog', 'route'))
  const page = renderHook(({ title }: { title: string | undefined }) => useDocumentTitle(title), {
    initialProps: { title: undefined as string | undefined },
  })
  expect(document.title).toBe('Blog · Test Club')
  page.rerender({ title: 'About rtp' })
  expect(document.title).toBe('About rtp · Test Club')
  page.rerender({ title: 'Sobre rtp' })
  expect(document.title).toBe('Sobre rtp · Test Club')
  page.unmount()
  route.unmount()
})

test('another language changes the site’s own title and leaves that of a page to the page', () => {
  const page = renderHook(() => useDocumentTitle('Slots'))
  setBaseTitle('نادي', 'Test Club')
  expect(document.title).toBe('Slots · Test Club')
  page.unmount()
  expect(document.title).toBe('نادي')
})
