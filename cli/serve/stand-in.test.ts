import { expect, test } from 'vitest'
import { gatewayAddresses, standIn, withPlayHost } from './stand-in.ts'

const origin = 'http://acme.localhost:4173'
const play = 'http://play.localhost:4173'
const config = (gateway: object, more = {}) =>
  `<html><script type="application/json" id="livery-config">${JSON.stringify({ gateway, ...more })}</script></html>`

test('the gateway’s addresses are those of the page, with the pictures’ hosts of the policy', () => {
  const page = config({ baseUrl: 'https://gateway.example', launchHosts: ['https://games.example'] })
  const policy =
    "default-src 'none'; img-src 'self' data: https://cdn.example https://img.example:8443; frame-src 'none'"
  expect(gatewayAddresses(page, policy)).toEqual({
    baseUrl: 'https://gateway.example',
    hosts: ['https://cdn.example', 'https://img.example:8443'],
    launchHosts: ['https://games.example'],
  })
})

test.each([
  ['no pictures in the policy', "default-src 'none'", []],
  ['no policy', '', []],
  ['pictures of its own alone', "img-src 'self' data:", []],
])('with %s no other host stands in', (_, policy, hosts) => {
  expect(gatewayAddresses(config({ baseUrl: 'https://gateway.example' }), policy)).toMatchObject({
    hosts,
    launchHosts: [],
  })
})

test('a page without a configuration has no gateway', () => {
  expect(gatewayAddresses('<html></html>', '')).toBe(null)
  expect(gatewayAddresses('<script type="application/json" id="other">{}</script>', '')).toBe(null)
})

const addresses = {
  baseUrl: 'https://gateway.example',
  hosts: ['https://gateway.example:8443', 'https://cdn.example'],
  launchHosts: ['https://games.example'],
}
const stand = (text: string) => standIn(text, addresses, origin)

test.each([
  ['"baseUrl":"https://gateway.example"', `"baseUrl":"${origin}"`],
  ['https://gateway.example:8443/x', `${origin}/x`],
  ['https://cdn.example/a.png https://cdn.example/b.png', `${origin}/a.png ${origin}/b.png`],
  ['https://other.example', 'https://other.example'],
  ["img-src 'self'; upgrade-insecure-requests", "img-src 'self'"],
  ["upgrade-insecure-requests; img-src 'self'", "; img-src 'self'"],
  [
    '<meta name="beacon" content="https://collector.example/b" data-build="1">',
    `<meta name="beacon" content="${origin}/beacon" data-build="1">`,
  ],
  ['"launchHosts":["https://games.example"]', `"launchHosts":["${play}"]`],
  ['"firebase":{"apiKey":"x"}', '"firebase":{"isEmulated":true,"apiKey":"x"}'],
  ['"firebase":null', '"firebase":null'],
])('%s is served as %s', (text, served) => {
  expect(stand(text)).toBe(served)
})

test.each([
  ["frame-src 'none'", `frame-src ${play}`],
  ["connect-src 'self' https://gateway.example", `connect-src 'self' ${origin} ${play}`],
  ['frame-src https://games.example https://video.example', `frame-src https://video.example ${play}`],
])('the policy %s lets the demo games in, and no other games: %s', (policy, served) => {
  expect(stand(policy)).toBe(served)
})

test('a page names the play host on its own port, whatever it named before', () => {
  expect(withPlayHost('{"launchHosts":[],"x":[1]}', origin)).toBe(`{"launchHosts":["${play}"],"x":[1]}`)
  expect(withPlayHost('{"launchHosts":["a","b"]}', 'http://acme.localhost')).toBe(
    '{"launchHosts":["http://play.localhost"]}',
  )
  expect(withPlayHost('{}', origin)).toBe('{}')
})
