import { expect, test } from 'vitest'
import { launchAddresses } from './launch-addresses.ts'

const hosts = ['https://play.example', 'https://two.example:8443']

test('a game opens on a launch host', () => {
  expect(launchAddresses('https://play.example/a/?launch=x', { hosts, bases: [] })).toEqual([
    'https://play.example/a/?launch=x',
  ])
})

test('bases for launches come first, as far as they are launch hosts', () => {
  const bases = ['https://two.example:8443/cdn/', 'https://elsewhere.example', '/relay', 'https://play.example']
  expect(launchAddresses('https://play.example/a/?launch=x', { hosts, bases })).toEqual([
    'https://two.example:8443/cdn/a/?launch=x',
    'https://play.example/a/?launch=x',
  ])
})

test.each([
  'https://play.example.evil.example/a',
  'https://evil.example/https://play.example',
  'http://play.example/a',
  'https://play.example:444/a',
  'https://name:word@play.example/a',
  'javascript:alert(1)//play.example',
  'data:text/html,x',
  '//play.example/a',
  'not an address',
  '',
])('%s is not opened', (address) => {
  expect(launchAddresses(address, { hosts, bases: [] })).toEqual([])
})

test('this machine’s own play host needs no https, where the site names it', () => {
  const local = 'http://play.localhost:4173'
  expect(launchAddresses(`${local}/play/`, { hosts: [local], bases: [] })).toEqual([`${local}/play/`])
  expect(launchAddresses(`${local}/play/`, { hosts, bases: [] })).toEqual([])
  expect(
    launchAddresses('http://play.localhost.example/', { hosts: ['http://play.localhost.example'], bases: [] }),
  ).toEqual([])
})
