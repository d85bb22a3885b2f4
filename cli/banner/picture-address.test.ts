import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { soundDrawing, soundTenant } from '#tests/support/sound-tenant.ts'
import { loadTenant } from '../tenant/load.ts'
import { pictureAddress } from './picture-address.ts'

const gateway = { ...soundTenant.gateway, imageHosts: ['https://img.acme.example'] }

function asked(origin: string) {
  const cwd = scratch({
    'tenants/acme/tenant.json': JSON.stringify({ ...soundTenant, gateway }),
    'tenants/acme/assets/logo.svg': soundDrawing,
  })
  const { tenant } = loadTenant({ cwd, tenantsDir: `${cwd}/tenants`, code: 'acme' })
  if (!tenant) throw new Error('The tenant cannot be read')
  return { tenant, origin, language: 'EN' as const }
}

test.each([
  ['/art/a.webp?v=1', 'https://gateway.acme.example/art/a.webp?v=1'],
  ['https://gateway.acme.example/a.webp', 'https://gateway.acme.example/a.webp'],
  ['https://img.acme.example/a.webp', 'https://img.acme.example/a.webp'],
])('%s is fetched from %s', (address, url) => {
  expect(pictureAddress(address, asked('https://gateway.acme.example')).href).toBe(url)
})

test('with another gateway in its place, paths are that one’s, and its own pictures still the tenant’s', () => {
  const there = asked('http://localhost:4173')
  expect(pictureAddress('/a.svg', there).href).toBe('http://localhost:4173/a.svg')
  expect(pictureAddress('http://localhost:4173/b.svg', there).href).toBe('http://localhost:4173/b.svg')
  expect(pictureAddress('https://gateway.acme.example/c.svg', there).host).toBe('gateway.acme.example')
})

test('another port, another scheme and a longer name are other hosts', () => {
  for (const address of [
    'https://img.acme.example:8443/a.webp',
    'http://img.acme.example/a.webp',
    'https://img.acme.example.evil.example/a.webp',
    'file:///etc/hostname',
  ]) {
    expect(() => pictureAddress(address, asked('https://gateway.acme.example'))).toThrow(
      expect.objectContaining({ code: 'foreign-picture' }),
    )
  }
})
