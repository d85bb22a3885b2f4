import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getPermission } from '#src/gateway/calls.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { AppDownload } from './app-download.tsx'

const device = vi.hoisted(() => ({ isCoarse: false }))
vi.mock('#src/ui/use-media-query.ts', () => ({
  useMediaQuery: (query: string) => !(device.isCoarse && query.includes('not (pointer: coarse)')),
}))

/** In a window wide enough for the code, on a device that is pointed at by a finger or not. */
function show(isCoarse: boolean) {
  device.isCoarse = isCoarse
  renderPart(<AppDownload />, {
    prepare: (client) => {
      const resources = [{ resourceType: 'ios', labelNameEn: 'iOS', url: 'https://apps.example/ios' }]
      const value = { customerService: [], resources }
      client.setQueryData(callKey(getPermission, { query: { language: 'EN' } }), { success: true, value })
    },
  })
}

test('a tablet, which cannot scan its own screen, is led to the page of the apps', () => {
  show(true)
  expect(screen.getByRole('link', { name: /app/i }).getAttribute('href')).toBe('/m/appDownload')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a computer has the code to scan', () => {
  show(false)
  expect(screen.getByRole('button', { name: /app/i })).toBeTruthy()
})
