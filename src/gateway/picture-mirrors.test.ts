// Needs a document.
import { expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { pictureMirrors } from './picture-mirrors.ts'

test('a path is behind the gateway’s base; other hosts are taken where the tenant names them, and no others', () => {
  setSite({ ...siteForTests, gateway: { ...siteForTests.gateway, imageHosts: ['https://img.example'] } })
  const given = [
    '/cdn/',
    'https://img.example/a',
    'https://img.example.evil.example',
    '//evil.example',
    'http://img.example',
    'data:,x',
    '',
  ]
  expect(pictureMirrors(given)).toEqual({
    mirrors: ['https://gateway.example/cdn', 'https://img.example/a'],
    refused: ['https://img.example.evil.example', '//evil.example', 'http://img.example', 'data:,x'],
  })
})
