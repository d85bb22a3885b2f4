import { deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { siteOf } from './site.ts'
import { isFaithful, type View, viewsOf } from './views.ts'

function viewsIn(path: string, content: string | Uint8Array): readonly View[] {
  const file = siteOf('acme', { [path]: content }).files.get(path)
  if (!file) throw new Error('There is no such file')
  return viewsOf(file)
}

/** The forms in which a text is read in a file, and where in it. */
function placesOf(path: string, content: string | Uint8Array, wanted: string): string[] {
  return viewsIn(path, content).flatMap(({ bytes, form, offsetOf }) => {
    const at = Buffer.from(bytes).indexOf(wanted)
    return at < 0 ? [] : [`${form || 'plain'}@${offsetOf(at)}`]
  })
}

test.each([
  ['address', 'x=%61cme', 'escaped@2'],
  ['script, by byte', 'x="\\x61cme"', 'escaped@3'],
  ['script, by letter', 'x="\\u0061cme"', 'escaped@3'],
  ['script, in braces', 'x="\\u{61}cme"', 'escaped@3'],
  ['HTML, decimal', '<p>&#97;cme', 'escaped@3'],
  ['HTML, hexadecimal', '<p>&#x61;cme', 'escaped@3'],
  ['style sheet', '.x{content:"\\61 cme"}', 'escaped@12'],
  ['address, twice', 'x=%2561cme', 'escaped@2'],
])('a text that is escaped for %s is read', (_, content, place) => {
  expect(placesOf('a.js', content, 'acme')).toContain(place)
})

test('letters beyond ASCII are read from their escapes', () => {
  expect(placesOf('a.js', '"\\u0628\\u0644"', 'بل')).toEqual(['escaped@1'])
  expect(placesOf('a.js', '"%D8%A8%D9%84"', 'بل')).toEqual(['escaped@1'])
  expect(placesOf('a.html', '<p>&#128640;!', '🚀!')).toEqual(['escaped@3'])
})

test.each([0, 1, 2])('base64 is read where the text begins %i bytes after it', (shift) => {
  const encoded = Buffer.from(`${'.'.repeat(shift)}https://acme.example`).toString('base64')
  const [place, ...others] = placesOf('a.css', `url(data:text/plain;base64,${encoded})`, 'acme.example')
  expect(others).toEqual([])
  expect(place).toBe(`base64@${27 + Math.floor(((8 + shift) * 4) / 3)}`)
})

test('a file that is compressed is read by what it holds, and is faithful where that stands beside it', () => {
  expect(placesOf('a.js.gz', gzipSync('acme'), 'acme')).toEqual(['compressed@0'])
  const { files, ...rest } = siteOf('acme', {
    'a.js': 'one',
    'a.js.gz': gzipSync('one'),
    'b.js': 'one',
    'b.js.gz': gzipSync('two'),
  })
  const isSame = (path: string) => {
    const file = files.get(path)
    return file !== undefined && isFaithful({ files, ...rest }, file)
  }
  expect([isSame('a.js.gz'), isSame('b.js.gz'), isSame('a.js')]).toEqual([true, false, false])
})

test('compressed texts in pictures are read, and what is no text there is passed over', () => {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.alloc(13)),
    chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), Buffer.from('no deflate')])),
    chunk('zTXt', Buffer.concat([Buffer.from('Title\0\0'), deflateSync('acme')])),
    chunk('IEND', Buffer.alloc(0)),
  ])
  expect(placesOf('a.png', png, 'acme')).toEqual([`image metadata@${png.lastIndexOf('zTXt') - 4}`])
  expect(placesOf('favicon.ico', Buffer.concat([Buffer.alloc(22), png]), 'acme')).toHaveLength(1)
})
