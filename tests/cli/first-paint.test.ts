import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FirstPaint, openFirstPaint, prepareFirstPaint } from '#cli/bundle/first-paint.ts'
import { gateNames, profileOfGates } from '#cli/bundle/profile.ts'
import { openOwnStore } from '#cli/store/store.ts'
import type { GateName } from '#contract/site/gates.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { productRoot } from '#tests/support/livery.ts'

const dir = mkdtempSync(join(tmpdir(), 'livery-paint-'))
let paint: FirstPaint

beforeAll(async () => {
  const own = openOwnStore(dir)
  paint = await openFirstPaint(productRoot, own, await prepareFirstPaint(productRoot, own))
})

afterAll(() => rmSync(dir, { recursive: true, force: true }))

async function render(open: readonly GateName[]): Promise<string> {
  const [language] = siteForTests.languages.supported
  if (!language) throw new Error('no language')
  const input = { site: siteForTests, language, strings: {}, paths: ['/'] }
  const { '/': home } = await paint.of(profileOfGates(open)).renderFirstPaint(input)
  if (!home) throw new Error('The home page was not painted')
  return home.before + home.own + home.after
}

/** The addresses in a part of the page. */
const linksIn = (html: string, part: string) => {
  const inside = new RegExp(`<${part}[\\s>].*?</${part}>`, 's').exec(html)?.[0] ?? ''
  return [...inside.matchAll(/ href="(\/[^"]*)"/g)].map(([, path]) => path)
}

test('each profile’s own gates decide in every part, also in those that load by themselves', async () => {
  const closed = await render([])
  const open = await render(gateNames)
  expect(linksIn(open, 'header')).toEqual(expect.arrayContaining(['/rng', '/live']))
  expect(linksIn(open, 'footer')).toEqual(expect.arrayContaining(['/agent', '/blog', '/m/appDownload']))
  expect(linksIn(closed, 'header')).not.toContain('/rng')
  expect(linksIn(closed, 'footer')).toEqual(expect.not.arrayContaining(['/agent', '/blog', '/m/appDownload']))
  expect(linksIn(closed, 'footer')).toContain('/help')
  // Whoever came before.
  expect([await render([]), await render(gateNames)]).toEqual([closed, open])
})
