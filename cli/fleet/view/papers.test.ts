import { expect, test } from 'vitest'
import { type StandingPlace, sourceOf } from '#tests/support/fleet-source.ts'
import { readPapers } from './papers.ts'

const id = '20261122T143100.000Z-1a2b3c4d'
const hash = 'a'.repeat(64)
const name = { tenant: 'acme', id }

const files = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`a/${index}.js`, { sha256: hash, bytes: index }]))

const release = {
  format: 'livery-release-1',
  id,
  tenant: 'acme',
  created: '2026-11-22T14:31:00.000Z',
  inputs: 'inputs',
  revision: { product: null, tenants: null },
  content: hash,
  previous: null,
  key: null,
  files: files(800),
  carried: {},
}

const site = {
  merchantCode: 'acme',
  profile: '01234567',
  inputs: 'inputs',
  inputParts: { code: 'x' },
  warnings: 2,
  initialJs: { raw: 9, brotli: 3 },
  files: files(800),
}

const standing = (releaseText: string | null, siteText: string | null): StandingPlace => ({
  files: {
    ...(releaseText === null ? {} : { [`acme/${id}/_deploy/release.json`]: releaseText }),
    ...(siteText === null ? {} : { [`acme/${id}/livery.json`]: siteText }),
  },
})

async function read(releaseText: string | null, siteText: string | null) {
  const source = sourceOf(standing(releaseText, siteText))
  return { ...(await readPapers(source, name)), asked: source.asked }
}

test('both papers are known by their start alone, however many files they list', async () => {
  for (const space of [undefined, 1]) {
    const { asked, ...papers } = await read(JSON.stringify(release, null, space), JSON.stringify(site, null, space))
    expect(papers).toMatchObject({ release: { id, key: null }, site: { profile: '01234567', warnings: 2 } })
    expect(asked).toEqual([`acme/${id}/_deploy/release.json 16384`, `acme/${id}/livery.json 16384`])
  }
})

test('what looks like the list of files within a text does not cut the paper', async () => {
  const text = 'x","files":{"evil.js":{},"files":{'
  const { site: found } = await read(null, JSON.stringify({ ...site, inputs: text, profile: text }))
  expect(found).toMatchObject({ inputs: text, profile: text, warnings: 2 })
})

test('what stands after the list of files is read with the whole paper', async () => {
  const { profile, ...rest } = site
  const { site: found, asked } = await read(null, JSON.stringify({ ...rest, profile }))
  expect(found?.profile).toBe(profile)
  expect(asked.filter((line) => line.includes('livery.json'))).toHaveLength(2)
})

test.each<[string, string | null]>([
  ['is missing', null],
  ['is empty', ''],
  ['is no JSON', '<html>'],
  ['is a list', '[]'],
  ['was cut before its list', JSON.stringify(site).slice(0, 60)],
  ['lists no file', '{"merchantCode":"acme"}'],
  ['is another tenant’s', JSON.stringify({ ...site, merchantCode: 'globex' })],
])('a site’s paper that %s is none, and the release’s counts', async (_, text) => {
  const papers = await read(JSON.stringify(release), text)
  expect(papers.site).toBeNull()
  expect(papers.release?.id).toBe(id)
})

test.each<[string, object]>([
  ['another release', { id: '20261122T143100.000Z-00000000' }],
  ['another tenant', { tenant: 'globex' }],
  ['a name that leads out', { id: '../../etc' }],
  ['a later form', { format: 'livery-release-9' }],
])('a release’s paper of %s is none, and the site’s counts', async (_, more) => {
  const papers = await read(JSON.stringify({ ...release, ...more }), JSON.stringify(site))
  expect(papers.release).toBeNull()
  expect(papers.site?.profile).toBe('01234567')
})
