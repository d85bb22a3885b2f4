// Needs a document.
import i18next from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { preloadPage } from './preload-page.ts'

const asked = vi.hoisted((): string[] => [])
vi.mock('./other-page.tsx', () => {
  asked.push('page')
  return { OtherPage: () => null }
})
vi.mock('#src/features/games/pages/list-page.tsx', () => {
  asked.push('list')
  return { ListPage: () => null }
})

beforeEach(() => setSite(siteForTests))

test('what a page needs is asked for by its address: nothing at home, code and strings of a list together', async () => {
  const strings = vi.spyOn(i18next, 'loadNamespaces').mockReturnValue(new Promise(() => undefined))
  void preloadPage('/login')
  void preloadPage('/favorite')
  await vi.waitFor(() => expect(asked).toEqual(['page']))
  expect(strings).not.toHaveBeenCalled()
  void preloadPage('/RNG/')
  expect(strings).toHaveBeenCalledWith('games')
  await vi.waitFor(() => expect(asked).toEqual(['page', 'list']))
})
