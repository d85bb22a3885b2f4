import { expect, test } from 'vitest'
import { appAddress } from './app-address.ts'

test('a code says the page, the language, for a member the one-time code, and whose steps are shown', () => {
  expect(appAddress('https://club.example', 'BN')).toBe('https://club.example/m/appDownload?language=BN')
  expect(appAddress('https://club.example', 'EN', 'one-time', 'ios')).toBe(
    'https://club.example/m/appDownload?language=EN&tokens=one-time#ios',
  )
})
