import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('docs/gateway-contract.md', 'utf8').split('### Names in the specification')[1] ?? ''
const rows = [...(table.split('\n## ')[0] ?? '').matchAll(/^\| (.+?) \| (.+) \|$/gm)].flatMap(
  ([, there = '', here = '']) =>
    there.startsWith('in the')
      ? []
      : [{ there, calls: [...here.matchAll(/`((?:get|offer|change)\w+)`/g)].map(([, call = '']) => call) }],
)
const site = globSync('src/**/*.{ts,tsx}')
  .filter((path) => !path.includes('.test.') && !/^src\/gateway\/[\w-]*calls\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('what the specification names otherwise is what the site asks for', () => {
  expect(rows.map(({ there }) => there)).toEqual(
    expect.arrayContaining([
      ...['relay: vendors', 'relay: vass game type', 'relay: ranking', 'relay: poker rooms', 'relay: live model list'],
      ...['`execution` of announcements', '`dailysalreqtype`, `divtypereq`'],
    ]),
  )
  const unused = rows.flatMap(({ there, calls }) =>
    calls.filter((call) => !new RegExp(`\\b${call}\\b`).test(site)).map((call) => `${there}: ${call}`),
  )
  expect(unused).toEqual([])
  expect(rows.flatMap(({ calls }) => calls)).toContain('getContracts')
})
