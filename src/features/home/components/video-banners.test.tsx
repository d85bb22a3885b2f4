import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { callGateway } from '#src/gateway/client.ts'
import { renderPart, stubWindow } from '#src/play/render-for-tests.tsx'
import { VideoBanners } from './video-banners.tsx'

vi.mock('#src/gateway/client.ts', async (original) => ({ ...(await original<object>()), callGateway: vi.fn() }))

const answer = (...urls: string[]) =>
  vi.mocked(callGateway).mockResolvedValue({
    success: true,
    value: {
      banners: urls.map((url) => ({ groupName: 'w_promotion', url, linkage: '', linkageType: 'none' })),
      playerNotices: [],
      popups: [],
      promotion: { count: 0, announcementImages: [] },
    },
  } as never)

beforeEach(() => stubWindow())

test('nothing of the video’s site is loaded before the click, then a sandboxed frame', async () => {
  answer('https://vimeo.com/123456789')
  const { container } = renderPart(<VideoBanners />)
  const cover = await screen.findByRole('button', { name: /Load the video/ })
  expect(container.querySelector('iframe')).toBeNull()
  fireEvent.click(cover)
  const frame = container.querySelector('iframe')
  expect(frame?.src).toBe('https://player.vimeo.com/video/123456789?dnt=1')
  expect(frame?.hasAttribute('sandbox')).toBe(true)
})

test('any other address is reported, and never embedded', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  answer('https://videos.evil.example/embed/1')
  const { container } = renderPart(<VideoBanners />)
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('https://videos.evil.example/embed/1')))
  expect(container.textContent).toBe('')
})
