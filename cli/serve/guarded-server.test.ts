import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listenOn } from './listen.ts'

let server: Listening
const heard: string[] = []

beforeAll(async () => {
  server = await listenOn((request, response) => response.end(`answered ${request.method}\n`), {
    port: 0,
    allowedHosts: ['preview.acme.example'],
  })
  server.server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  server.server.on('connect', (_, socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
  server.server.on('checkContinue', (_, response) => response.end('continued'))
  server.server.on('request', ({ method }) => heard.push(method ?? ''))
})
afterAll(() => server.close())

/** Sends lines as they are, since no client of ours would send most of them, and gives all that comes back. */
async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect({ port: server.port, host: 'localhost' })
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}

const foreign = [
  'evil.example',
  'evil.example:4173',
  'EVIL.example',
  'localhost.evil.example',
  'localhost.',
  'evil.example.',
  'localhost@evil.example',
  'evil.example@localhost',
  'localhost:evil',
  'localhost:99999',
  'localhost:',
  'localhost, evil.example',
  'xlocalhost',
  '.localhost',
  '127.0.0.1.nip.io',
  '127.evil.example',
  '127.1',
  '128.0.0.1',
  '10.0.0.1',
  '0.0.0.0',
  '2130706433',
  '[::]',
  '[::2]',
  '[::1].evil.example',
  '::1',
  '169.254.169.254',
  'acme.example',
  'evil.preview.acme.example',
]

test.each(foreign)('host %s is refused, which says why', async (host) => {
  const answer = await answerTo('GET /sandbox/outbox HTTP/1.1', `Host: ${host}`)
  expect(answer).toMatch(/^HTTP\/1\.1 421 /)
  expect(answer).toContain('Content-Type: text/plain')
  expect(answer).toContain(`not ${JSON.stringify(host)}`)
})

test.each([
  'localhost',
  'localhost:4173',
  'LOCALHOST:1',
  'acme.localhost:4173',
  'Play.LocalHost',
  'a.b-c.localhost',
  '127.0.0.1:4173',
  '127.8.9.10',
  '[::1]:4173',
  'preview.acme.example',
  'PREVIEW.acme.example:8080',
])('host %s is answered', async (host) => {
  expect(await answerTo('GET / HTTP/1.1', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /)
})

test.each(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
  'a foreign host is refused on %s, before any listener hears of it',
  async (method) => {
    heard.length = 0
    expect(await answerTo(`${method} /any/path HTTP/1.1`, 'Host: evil.example')).toMatch(/^HTTP\/1\.1 421 /)
    expect(heard).toEqual([])
    expect(await answerTo(`${method} /any/path HTTP/1.1`, 'Host: localhost')).toMatch(/^HTTP\/1\.1 200 /)
    expect(heard).toEqual([method])
  },
)

const socketLines = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Protocol: vite-ping']

test('upgrades, tunnels and bodies that wait are refused alike', async () => {
  const upgraded = (host: string) =>
    answerTo('GET /__hmr/acme HTTP/1.1', `Host: ${host}`, 'Connection: Upgrade', ...socketLines)
  expect(await upgraded('evil.example')).toMatch(/^HTTP\/1\.1 421 /)
  expect(await upgraded('acme.localhost')).toMatch(/^HTTP\/1\.1 101 /)
  expect(await answerTo('CONNECT evil.example:80 HTTP/1.1', 'Host: evil.example:80')).toMatch(/^HTTP\/1\.1 421 /)
  const waiting = (host: string) =>
    answerTo('POST / HTTP/1.1', `Host: ${host}`, 'Expect: 100-continue', 'Content-Length: 1')
  expect(await waiting('evil.example')).toMatch(/^HTTP\/1\.1 421 /)
  expect(await waiting('localhost')).toContain('continued')
})

test.each([
  ['no host', ['GET / HTTP/1.1', 'X-Other: 1']],
  ['no host in HTTP/1.0', ['GET / HTTP/1.0', 'X-Other: 1']],
  ['an empty host', ['GET / HTTP/1.1', 'Host:']],
  ['two hosts', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  ['two hosts that are one', ['GET / HTTP/1.1', 'Host: localhost', 'host: localhost']],
  ['a foreign target', ['GET http://evil.example/sandbox/ HTTP/1.1', 'Host: localhost']],
  ['a foreign target with a user', ['GET http://localhost@evil.example/ HTTP/1.1', 'Host: localhost']],
  ['a target on another site of this machine', ['GET http://acme.localhost/ HTTP/1.1', 'Host: zen.localhost']],
  ['a target of another kind', ['GET ftp://localhost/ HTTP/1.1', 'Host: localhost']],
])('%s is refused', async (_, lines) => {
  expect(await answerTo(...lines)).toMatch(/^HTTP\/1\.1 421 /)
})

test('a target in absolute form that names its host is answered', async () => {
  expect(await answerTo('GET http://localhost:4173/ HTTP/1.1', 'Host: localhost:4173')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await answerTo('OPTIONS * HTTP/1.1', 'Host: localhost')).toMatch(/^HTTP\/1\.1 200 /)
})
