import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostProblem, linkProblem, originProblem } from './address.ts'

const notHost = 'must be a host name in lower case, such as "play.example"'
const notAddress = 'must be a host name, not an IP address'
const notAscii = 'must be a host name in ASCII (punycode)'
const notLocal = 'must not be localhost: that is each visitor’s own machine'

test.each([
  'play.example',
  'a.b.c.example',
  'xn--bcher-kva.example',
  'x1.xn--p1ai',
  '3.example',
  `${'a'.repeat(63)}.example`,
])('%s is the name of a host', (host) => {
  expect(hostProblem(host)).toBeNull()
})

test.each([
  ['', notHost, null],
  ['Play.Example', notHost, 'play.example'],
  ['play.example.', notHost, 'play.example'],
  [' play.example', notHost, 'play.example'],
  ['bücher.example', notAscii, 'xn--bcher-kva.example'],
  ['ｈｏｓｔ.example', notAscii, 'host.example'],
  ['вход.рф', notAscii, 'xn--b1ae3a1a.xn--p1ai'],
  ['single', notHost, null],
  ['-a.example', notHost, null],
  ['a-.example', notHost, null],
  ['a..example', notHost, null],
  ['a_b.example', notHost, null],
  ['*.example', notHost, null],
  ['xn--.example', notHost, null],
  ['play.example:8443', notHost, null],
  ['play.example/', notHost, null],
  ['$http_cookie.x.example', notHost, null],
  ['x.example;sandbox', notHost, null],
  ['x.example,y.example', notHost, null],
  ['{http.request.uri}.example', notHost, null],
  ["x.example'", notHost, null],
  [`${'a'.repeat(64)}.example`, notHost, null],
  [`${'a.'.repeat(124)}example`, notHost, null],
  ['127.0.0.1', notAddress, null],
  ['127.1', notAddress, null],
  ['2130706433', notAddress, null],
  ['0x7f.1', notAddress, null],
  ['0177.0.0.1', notAddress, null],
  ['::1', notAddress, null],
  ['[::1]', notAddress, null],
  ['[2001:db8::1]', notAddress, null],
  ['localhost', notLocal, null],
  ['acme.localhost', notLocal, null],
])('%j is none: %s', (host, message, instead) => {
  expect(hostProblem(host)).toEqual({ message, instead })
})

test.each(['https://play.example', 'https://play.example:8443'])('%s is an origin', (origin) => {
  expect(originProblem(origin)).toBeNull()
})

test.each([
  ['https://play.example/', 'must be an origin alone: https://host, without a path or a slash at the end', null],
  ['https://play.example?', 'must be an origin alone: https://host, without a path or a slash at the end', null],
  ['http://play.example', 'must be an https:// address', 'https://play.example'],
  ['//play.example', 'must be an https:// address', null],
  ['https://', 'must have a host name in lower case, such as "play.example"', null],
  ['https://me:secret@play.example', 'must hold no user name and no password', null],
  ['https://@play.example', 'must hold no user name and no password', null],
  ['https://play.example:443', 'must not name port 443: https means it', null],
  ['https://play.example:0', 'must have a port from 1 to 65535, or none', null],
  ['https://play.example:', 'must have a port from 1 to 65535, or none', null],
  ['https://play.example:65536', 'must have a port from 1 to 65535, or none', null],
  ['https://play.example:$x', 'must have a port from 1 to 65535, or none', null],
  ['https://[::1]:8443', 'must have a host name, not an IP address', null],
  ['https://10.0.0.1', 'must have a host name, not an IP address', null],
  ['https://bücher.example:81', 'must have a host name in ASCII (punycode)', 'https://xn--bcher-kva.example:81'],
  ['https://$http_cookie.x.example', 'must have a host name in lower case, such as "play.example"', null],
  ['https://x.example;sandbox', 'must have a host name in lower case, such as "play.example"', null],
  ['https://x.example\\y', 'must have a host name in lower case, such as "play.example"', null],
])('%j is no origin: %s', (origin, message, instead) => {
  expect(originProblem(origin)).toEqual({ message, instead })
})

test.each([
  'https://play.example',
  'https://play.example/',
  'https://play.example:8443/a/@b;c=1?d=e&f#g',
  'https://play.example/%E0%A6%86',
])('%s is a link', (link) => {
  expect(linkProblem(link)).toBeNull()
})

test.each([
  ['https://me@play.example/', 'must hold no user name and no password', null],
  ['javascript:alert(1)', 'must be an https:// address', null],
  [
    'https://play.example/আ',
    'must be written in plain letters behind the host, all others as %XX',
    'https://play.example/%E0%A6%86',
  ],
  ['https://play.example/%zz', 'must be written in plain letters behind the host, all others as %XX', null],
  [
    'https://play.example/a b',
    'must be written in plain letters behind the host, all others as %XX',
    'https://play.example/a%20b',
  ],
  [
    'https://play.example/\n',
    'must be written in plain letters behind the host, all others as %XX',
    'https://play.example/',
  ],
])('%j is no link: %s', (link, message, instead) => {
  expect(linkProblem(link)).toEqual({ message, instead })
})

/** What no grammar of a header, a policy or a server's file reads as anything but itself. */
const harmless = /^[a-z0-9.:/-]*$/

test('no character of the BMP but those of host names gets into a host or an origin', () => {
  for (let code = 0; code <= 0xffff; code++) {
    const letter = String.fromCharCode(code)
    const texts = [`a${letter}b.example`, ...(code < 256 ? [`${letter}a.example`, `a.example${letter}`] : [])]
    for (const text of texts) {
      if (hostProblem(text) === null) expect(text).toMatch(harmless)
      if (originProblem(`https://${text}`) === null) expect(text).toMatch(harmless)
    }
  }
})

test('an origin is what a browser makes of it, and a link has no user name', () => {
  const piece = fc.constantFrom(
    'a',
    'xn--',
    '.',
    ':',
    '/',
    '\\',
    '@',
    '[',
    ']',
    '%',
    '?',
    '#',
    '-',
    '0',
    '1',
    'example',
    '443',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const text = `https://${pieces.join('')}`
      if (originProblem(text) === null) expect(new URL(text).origin).toBe(text)
      if (linkProblem(text) === null) expect(new URL(text)).toMatchObject({ username: '', password: '' })
    }),
    { numRuns: 5000 },
  )
})
