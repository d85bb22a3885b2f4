import { type Mistake, swap } from './mistake.ts'

const wrong = (message: string, suggestion: string | null = null): Mistake['finding'] => ({
  code: 'wrong-value',
  message,
  suggestion,
})

/** Another origin for pictures. */
const imageHost = (code: string, host: string, problem: string, suggestion: string | null = null): Mistake =>
  swap({
    code,
    from: `"https://img.${code}.example"`,
    to: JSON.stringify(host),
    at: JSON.stringify(host),
    finding: wrong(`"gateway.imageHosts.0" ${problem}: ${JSON.stringify(host)}`, suggestion),
  })

const noHost = 'must have a host name in lower case, such as "play.example"'

const notHttps: Mistake['finding'] = {
  code: 'not-https',
  message: '"beacon" must be an https:// address: "http://collector.example/beacon"',
  suggestion: 'Write "https://collector.example/beacon".',
}

const hosts: Mistake[] = [
  imageHost('host-with-variable', 'https://$http_cookie.x.example', noHost),
  imageHost('host-with-directive', 'https://x.example;sandbox', noHost),
  imageHost('host-with-list', 'https://x.example,https://y.example', noHost),
  imageHost('host-with-placeholder', 'https://{env.HOME}.x.example', noHost),
  imageHost('host-with-star', 'https://*.x.example', noHost),
  imageHost('host-single', 'https://intranet', noHost),
  imageHost('host-with-number', 'https://10.0.0.1', 'must have a host name, not an IP address'),
  imageHost('host-with-user', 'https://me:secret@x.example', 'must hold no user name and no password'),
  imageHost(
    'host-of-other-letters',
    'https://bücher.example',
    'must have a host name in ASCII (punycode)',
    'Write "https://xn--bcher-kva.example".',
  ),
  imageHost('host-of-oneself', 'https://acme.localhost', 'must not be localhost: that is each visitor’s own machine'),
  swap({
    code: 'gateway-with-variable',
    from: '"https://gateway.gateway-with-variable.example"',
    to: '"https://$host.example"',
    at: '"https://$host.example"',
    finding: wrong(`"gateway.baseUrl" ${noHost}: "https://$host.example"`),
  }),
  swap({
    code: 'launch-with-directive',
    from: '"https://play.launch-with-directive.example"',
    to: '"https://x.example;script-src"',
    at: '"https://x.example;script-src"',
    finding: wrong(`"gateway.launchHosts.0" ${noHost}: "https://x.example;script-src"`),
  }),
  ...[
    { code: 'beacon-not-https', to: 'http://collector.example/beacon', finding: notHttps },
    {
      code: 'beacon-with-query',
      to: 'https://collector.example/beacon?key=1',
      finding: wrong(
        '"beacon" must hold no query and no fragment: "https://collector.example/beacon?key=1"',
        'Write "https://collector.example/beacon".',
      ),
    },
    {
      code: 'beacon-with-directive',
      to: 'https://collector.example;script-src',
      finding: wrong(`"beacon" ${noHost}: "https://collector.example;script-src"`),
    },
  ].map(({ code, to, finding }) =>
    swap({
      code,
      from: '"currency":',
      to: `"beacon": ${JSON.stringify(to)},\n  "currency":`,
      at: JSON.stringify(to),
      finding,
    }),
  ),
  swap({
    code: 'domain-is-number',
    from: '"domain-is-number.example"',
    to: '"127.0.0.1"',
    at: '"127.0.0.1"',
    finding: wrong('"domains.0" must be a host name, not an IP address: "127.0.0.1"'),
  }),
  swap({
    code: 'domain-in-capitals',
    from: '"domain-in-capitals.example"',
    to: '"Play.Example"',
    at: '"Play.Example"',
    finding: wrong(
      '"domains.0" must be a host name in lower case, such as "play.example": "Play.Example"',
      'Write "play.example".',
    ),
  }),
  swap({
    code: 'link-with-password',
    from: '"contacts": {}',
    to: '"contacts": { "telegram": "https://me:secret@t.example/" }',
    at: '"https://me:secret@t.example/"',
    finding: wrong('"contacts.telegram" must hold no user name and no password: "https://me:secret@t.example/"'),
  }),
  swap({
    code: 'link-with-letters',
    from: '"contacts": {}',
    to: '"contacts": { "line": "https://t.example/আ" }',
    at: '"https://t.example/আ"',
    finding: wrong(
      '"contacts.line" must be written in plain letters behind the host, all others as %XX: "https://t.example/আ"',
      'Write "https://t.example/%E0%A6%86".',
    ),
  }),
  swap({
    code: 'seal-with-user',
    from: '"regulator":',
    to: '"sealUrl": "https://me@seal.example/",\n    "regulator":',
    at: '"https://me@seal.example/"',
    finding: wrong('"licence.sealUrl" must hold no user name and no password: "https://me@seal.example/"'),
  }),
]

const relay = (code: string, prefix: string, problem: string): Mistake =>
  swap({
    code,
    from: '"/relay"',
    to: `"${prefix}"`,
    at: `"${prefix}"`,
    finding: wrong(`"gateway.relayPrefix" ${problem}: "${prefix}"`),
  })

const notPath = 'must be a path in lower case, such as "/relay"'

const relays: Mistake[] = [
  relay('relay-of-gateway', '/wps', 'must not begin with "/wps": the gateway’s own calls are there'),
  relay('relay-of-files', '/assets', 'must not begin with "/assets": files of the site are there'),
  relay('relay-of-page', '/promotions/relay', 'must not begin with "/promotions": a page of the site is there'),
  relay('relay-elsewhere', '//evil', notPath),
  relay('relay-of-all', '/', notPath),
  relay('relay-open-end', '/relay/', notPath),
]

const name = (code: string, text: string, finding: Mistake['finding']): Mistake =>
  swap({ code, from: '"name": "Lite"', to: `"name": "${text}"`, at: `"name": |"${text}"`, finding })

const names: Mistake[] = [
  name('name-blank', '  ', wrong('"name" must hold something that can be seen: "  "')),
  name('name-joiner', '\u200d', wrong('"name" must hold something that can be seen: "\u200d"')),
  name('name-wide', ' Lite', wrong('"name" must have no space at its start or end: " Lite"')),
  name('name-zero-width', 'Li\u200bte', {
    code: 'unseen-character',
    message: '"name" holds the character U+200B, which cannot be seen',
    suggestion: 'Write it again without it.',
  }),
  swap({
    code: 'holder-blank',
    from: '"Lite Demo Ltd"',
    to: '"\u00a0"',
    at: '"\u00a0"',
    finding: wrong('"licence.holder" must hold something that can be seen: "\u00a0"'),
  }),
]

/** The copy is called so: nothing else is wrong with it. */
const code = (name: string, problem: string): Mistake => ({
  code: name,
  base: 'lite',
  file: 'tenant.json',
  at: `"merchantCode": |"${name}"`,
  finding: wrong(`"merchantCode" ${problem}: "${name}"`),
  spoil: () => {},
})

const device = (name: string) => code(name, `must not be "${name}": Windows keeps that name for a device`)
const inherited = (name: string) => code(name, `must not be "${name}": every JavaScript object has that name`)

const codes: Mistake[] = [
  ...['con', 'aux', 'nul', 'com1', 'lpt9'].map(device),
  ...['constructor', 'prototype'].map(inherited),
  code('play', 'must not be "play": play.localhost is where the demo games are'),
  code('xn--acme', 'must not have two hyphens behind its second letter'),
]

/** Hosts, links, paths and names that would stand in headers, server files, folders and pages. */
export const inAddresses: readonly Mistake[] = [...hosts, ...relays, ...names, ...codes]
