import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Banner } from '#contract/lobby/announcements.ts'
import { setPictureHosts } from '#src/lib/picture-hosts.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { BannerSlide } from './banner-slide.tsx'

const base = 'https://gateway.example'
const mirrors = ['https://one.example', 'https://two.example']
const banner: Banner = {
  groupName: 'w_home',
  url: '/wide.svg',
  phoneUrl: '/upright.svg',
  linkage: '',
  linkageType: 'none',
}

beforeEach(() => {
  sessionStorage.clear()
  setPictureHosts({ base, mirrors })
})
afterEach(() => setPictureHosts({ base: '', mirrors: [] }))

test('each of a slide’s two pictures goes on to the next host where its own fails', () => {
  const { container } = renderPart(<BannerSlide banner={banner} isFirst />, { site: {} })
  const picture = container.querySelector<HTMLImageElement>('picture img')
  if (!picture) throw new Error('no picture')
  const upright = () => container.querySelector('source')?.getAttribute('srcset')
  const wide = () => picture.getAttribute('src')
  const failing = vi.spyOn(picture, 'currentSrc', 'get')
  expect([wide(), upright()]).toEqual([`${mirrors[0]}/wide.svg`, `${mirrors[0]}/upright.svg`])
  failing.mockReturnValue(`${mirrors[0]}/upright.svg`)
  fireEvent.error(picture)
  expect([wide(), upright()]).toEqual([`${mirrors[0]}/wide.svg`, `${mirrors[1]}/upright.svg`])
  failing.mockReturnValue(`${mirrors[0]}/wide.svg`)
  fireEvent.error(picture)
  expect([wide(), upright()]).toEqual([`${mirrors[1]}/wide.svg`, `${mirrors[1]}/upright.svg`])
})
