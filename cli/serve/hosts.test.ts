import { expect, test } from 'vitest'
import { parseHeaderFile } from '../site-files/header-file.ts'
import { isGatewayPath, isPlayHost, isPlayPath, parseAllowedHosts, tenantOfHost } from './hosts.ts'
import { gatewayAddresses, standIn } from './stand-in.ts'

test.each([
  ['acme.localhost:4173', 'acme'],
  ['ACME-vip.LOCALHOST', 'acme-vip'],
  ['localhost:4173', null],
  ['127.0.0.1:4173', null],
  ['[::1]:4173', null],
  ['acme.localhost.evil.example', null],
  ['a.b.localhost', null],
  ['../acme.localhost', null],
  [undefined, null],
])('host %s is tenant %s', (host, tenant) => {
  expect(tenantOfHost(host)).toBe(tenant)
})

test('a site stands at a name of its own too, where the first part of that is its code', () => {
  const codes = ['acme', 'zen', '127']
  expect(tenantOfHost('acme.preview.example:80', codes)).toBe('acme')
  expect(tenantOfHost('preview.example', codes)).toBeNull()
  expect(tenantOfHost('127.0.0.1', codes)).toBeNull()
  expect(tenantOfHost('other.localhost', codes)).toBe('other')
})

test('names that are allowed are compared in small letters; what is none is refused', () => {
  expect(parseAllowedHosts(['Preview.Acme.example', '192.168.1.5', '[FE80::1]'])).toEqual([
    'preview.acme.example',
    '192.168.1.5',
    '[fe80::1]',
  ])
  for (const value of [
    '',
    '*',
    '*.acme.example',
    'acme.example:80',
    'http://acme.example',
    'a b',
    'acme.',
    '.acme',
    'a@b',
  ])
    expect(() => parseAllowedHosts([value]), value).toThrow(`which "${value}" is not`)
})

const relays = [{ relayPrefix: '/relay' }, { relayPrefix: '/own/relay' }]

test.each([
  '/wps/system/status',
  '/lgw/games',
  '/relay',
  '/relay/points',
  '/own/relay/points',
  '/art/icon/a.svg',
  '/sandbox/',
  '/openapi.json',
  '/identitytoolkit.googleapis.com/v1/accounts:lookup',
  '/securetoken.googleapis.com/v1/token',
])('%s is the gateway’s', (path) => expect(isGatewayPath(path, relays)).toBe(true))

test.each([
  '/',
  '/relays',
  '/own',
  '/wpsx',
  '/artist',
  '/openapi.json.br',
  '/live/wps',
  '/identitytoolkit-googleapis.com/v1',
])('%s is the site’s', (path) => expect(isGatewayPath(path, relays)).toBe(false))

test('headers add up, a later rule takes back and sets anew', () => {
  const { of } = parseHeaderFile('/*\n  A: 1\n  B: x: y\n\n/a.b/*\n  ! A\n  A: 2\n  C: 3\n')
  expect(of('/a.b/c')).toEqual({ A: '2', B: 'x: y', C: '3' })
  expect(of('/aXb/c')).toEqual({ A: '1', B: 'x: y' })
})

const html = (gateway: unknown) =>
  `<script type="application/json" id="livery-config">${JSON.stringify({ gateway })}</script>`

test('a page without configuration has no gateway to stand in for', () => {
  expect(gatewayAddresses('<p>hello</p>', '')).toBeNull()
})

test('only the gateway’s hosts are replaced, each whole', () => {
  const addresses = gatewayAddresses(
    html({ baseUrl: 'https://g.example' }),
    "img-src 'self' data: https://g.example https://i.example https://i.example:8443; connect-src https://c.example",
  )
  if (!addresses) throw new Error('no addresses')
  const text = 'https://i.example:8443/a https://i.example/b https://g.example https://c.example'
  expect(standIn(text, addresses, 'http://x.localhost')).toBe(
    'http://x.localhost/a http://x.localhost/b http://x.localhost https://c.example',
  )
})

test('a site whose codes come through Firebase is told that they do not here', () => {
  const page = '{"gateway":{"baseUrl":"https://g.example"},"firebase":{"apiKey":"k"}}'
  expect(standIn(page, { baseUrl: 'https://g.example', hosts: [], launchHosts: [] }, 'http://x.localhost')).toBe(
    '{"gateway":{"baseUrl":"http://x.localhost"},"firebase":{"isEmulated":true,"apiKey":"k"}}',
  )
})

test('the play host stands in for the tenant’s launch hosts, in the page and in its policy', () => {
  const addresses = { baseUrl: 'https://g.example', hosts: [], launchHosts: ['https://play.example'] }
  const text =
    'frame-src https://play.example https://g.example; connect-src \'self\' https://play.example" "launchHosts":["https://play.example"]'
  expect(standIn(text, addresses, 'http://x.localhost:4173')).toBe(
    'frame-src http://x.localhost:4173 http://play.localhost:4173; connect-src \'self\' http://play.localhost:4173" "launchHosts":["http://play.localhost:4173"]',
  )
})

test('a tenant without launch hosts may frame the play host in a preview all the same', () => {
  const addresses = { baseUrl: 'https://g.example', hosts: [], launchHosts: [] }
  expect(standIn("frame-src 'none'; form-action 'self'", addresses, 'http://x.localhost')).toBe(
    "frame-src http://play.localhost; form-action 'self'",
  )
})

test.each([
  ['play.localhost:4173', true],
  ['PLAY.localhost', true],
  ['play.localhost.evil.example', false],
  ['x.play.localhost', false],
  [undefined, false],
])('host %s is the play host: %s', (host, is) => expect(isPlayHost(host)).toBe(is))

test('the play host answers games and pictures alone', () => {
  expect(['/play/slot/', '/play/api/bet', '/art/wide/a.svg'].every(isPlayPath)).toBe(true)
  expect(['/', '/wps/session/login', '/sandbox/', '/playground/', '/play'].some(isPlayPath)).toBe(false)
})
