import { expect, test } from 'vitest'
import { exchangeFormats, formatOf, readExchange, writeExchange } from './formats.ts'
import { partsOfName, type TextUnit } from './unit.ts'

const unit = (change: Partial<TextUnit>): TextUnit => ({
  namespace: 'wallet',
  key: 'deposit.title',
  english: 'Deposit',
  text: 'Пополнение',
  where: 'Deposit, withdrawal, transfer',
  limit: 26,
  terms: ['deposit: пополнение'],
  ...change,
})

const units = [
  unit({}),
  unit({ key: 'deposit.limits', english: '{{min}} – {{max}}', text: '{{min}} – {{max}}' }),
  unit({ key: 'tags', english: '<b>Pay</b> & "quote" it’s', text: '<b>Оплата</b> & «цитата»' }),
  unit({ key: 'lines', english: 'One.\nTwo.', text: 'Раз.\nДва.' }),
  unit({ key: 'missing', text: '' }),
  unit({ key: 'signed', english: '+{{amount}}', text: '-{{amount}}' }),
  unit({ key: 'quoted', english: "'Quoted'", text: "'Так'" }),
  unit({ key: 'long', english: 'word '.repeat(60).trim(), text: 'слово '.repeat(60).trim() }),
  unit({ key: 'timesLeft_few', english: '{{count}} payouts', text: '{{count}} выплаты', picture: 'docs/a.png' }),
  unit({ namespace: 'sandbox/help', key: 'articles.deposit', english: '<p>Pay</p>', text: '<p>Плати</p>' }),
]

const endings = { xliff2: 'xlf', po: 'po', csv: 'csv' }
const wanted = units.map(({ namespace, key, english, text }) => ({ namespace, key, english, text }))

test.each(exchangeFormats)('what %s takes out it brings back, to the letter', async (format) => {
  const content = await writeExchange(format, 'ru', units)
  const read = await readExchange(`ru.${endings[format]}`, content)
  expect(read.units.map(({ line: _, ...rest }) => rest)).toEqual(wanted)
  expect(read.tag).toBe(format === 'csv' ? undefined : 'ru')
  expect(await writeExchange(format, 'ru', units)).toBe(content)
})

test.each(exchangeFormats)('%s says where each text stands, how long it may be, and its terms', async (format) => {
  const content = await writeExchange(format, 'ru', units)
  for (const note of ['Deposit, withdrawal, transfer', '26', 'deposit: пополнение', 'docs/a.png'])
    expect(content).toContain(note)
})

test.each(exchangeFormats)('a unit of %s knows its line', async (format) => {
  const content = await writeExchange(format, 'ru', units)
  const { units: read } = await readExchange(`ru.${endings[format]}`, content)
  const lines = content.split('\n')
  const missing = read.find(({ key }) => key === 'missing')
  expect(lines[(missing?.line ?? 0) - 1]).toContain('missing')
})

test('a spreadsheet calculates no text', async () => {
  const content = await writeExchange('csv', 'ru', [unit({ text: '=HYPERLINK("http://x")' })])
  expect(content).toContain(`"'=HYPERLINK`)
})

const entity = '<!DOCTYPE xliff [<!ENTITY a "b"><!ENTITY c "&a;&a;">]>\n<xliff/>'

test.each<[string, string, string, string]>([
  ['entities', 'ru.xlf', `<?xml version="1.0"?>\n${entity}`, 'exchange-document-type'],
  [
    'an external document type',
    'ru.xliff',
    '<!doctype x SYSTEM "file:///etc/hosts"><xliff/>',
    'exchange-document-type',
  ],
  ['more than 20 MB', 'ru.csv', `key,english,translation\n${'x'.repeat(21 * 1024 * 1024)}`, 'exchange-too-large'],
  ['bytes that are no text', 'ru.po', 'msgid "\0"', 'exchange-not-text'],
  ['broken XML', 'ru.xlf', '<xliff version="2.0"><file>', 'bad-exchange'],
  ['no XLIFF', 'ru.xlf', '<html/>', 'bad-exchange'],
  ['an unclosed quote', 'ru.csv', 'key,english,translation\n"wallet:a,b', 'bad-exchange'],
  ['another ending', 'ru.docx', '', 'unknown-format'],
])('refuses %s', async (_, file, content, code) => {
  await expect(readExchange(file, content)).rejects.toMatchObject({ code })
})

test.each(['__proto__', 'constructor', 'toString'])('a file that is called %s reaches no object', async (name) => {
  const content = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru"><file id="${name}"><unit id="polluted"><segment><source>a</source><target>b</target></segment></unit></file></xliff>`
  const { units: read } = await readExchange('ru.xlf', content)
  expect(read.every(({ namespace }) => namespace === name)).toBe(true)
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})

test('names of files say their formats, names of units their parts', () => {
  expect(['a.XLF', 'b.po', 'c.csv'].map(formatOf)).toEqual(['xliff2', 'po', 'csv'])
  expect(partsOfName('sandbox/help:groups.money')).toEqual({ namespace: 'sandbox/help', key: 'groups.money' })
  for (const name of ['wallet', ':key', 'wallet:']) expect(partsOfName(name)).toBeUndefined()
})
