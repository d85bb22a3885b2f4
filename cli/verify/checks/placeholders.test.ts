import { expect, test } from 'vitest'
import { siteOf } from '../site/site.ts'
import { placeholders } from './placeholders.ts'

const mark = 'To be filled in'

test('what a visitor would read is found, with its place', () => {
  const site = siteOf('acme', {
    'index.html': `<p>ü</p>\n<p>Licence: ${mark}</p>`,
    'strings/en/shell.json': '{"licence":"DEMO-0001"}',
    'icons/a.png': mark,
    'livery.json': mark,
  })
  expect(placeholders(site, mark)).toMatchObject([{ file: 'index.html', offset: 22, code: 'placeholder' }])
})
