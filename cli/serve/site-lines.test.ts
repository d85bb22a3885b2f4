import { expect, test } from 'vitest'
import type { ListedSite } from './index-page/index-page.ts'
import { siteLines } from './site-lines.ts'

const site = (code: string, name: string): ListedSite => ({
  code,
  name,
  relayPrefix: '',
  languages: [],
  themes: [],
  categories: [],
  switches: {},
  picture: '',
  scene: '',
  title: [],
  dir: 'ltr',
  logo: null,
  accounts: [
    { role: 'member', username: 'player', password: 'Demo-player-1' },
    { role: 'agent', username: 'agent', password: 'Demo-agent-1' },
  ],
})

test('each site has a line, and the accounts that all have are said once; all fits into 60 columns', () => {
  const lines = siteLines([site('harbor', 'Harbor Club'), site('lite', 'Lite')], 4173)
  expect(lines).toEqual([
    '  Harbor Club    http://harbor.localhost:4173',
    '  Lite           http://lite.localhost:4173',
    '',
    '  All of them    http://localhost:4173',
    '  Sandbox panel  http://localhost:4173/sandbox/',
    '',
    '  Log in as      player / Demo-player-1  member',
    '                 agent / Demo-agent-1  agent',
  ])
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(60)
})

test('of hundreds of sites the first are listed, and where the others are', () => {
  const lines = siteLines(
    Array.from({ length: 300 }, (_, place) => site(`t${place}`, `T${place}`)),
    4173,
  )
  expect(lines).toHaveLength(19)
  expect(lines[12]).toBe('  and 288 more: the index lists and searches all')
})
