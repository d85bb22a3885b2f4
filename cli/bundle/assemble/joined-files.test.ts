import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { joinedFiles } from './joined-files.ts'

const shared = 'what all pages say '.repeat(400)
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8')

test.each<[string, readonly string[]]>([
  ['one piece', ['a page']],
  ['pieces of its own between shared ones', [shared, 'অ নিজের', shared, 'العربية 🎲', shared]],
  ['an empty piece', ['', shared, '']],
  ['nothing', []],
  ['a piece that does not compress', [Array.from({ length: 5000 }, (_, at) => sha256(`${at}`)[0]).join(''), shared]],
])('a file of %s unpacks to what it is', (_, pieces) => {
  const [file] = joinedFiles([{ path: 'a.html', pieces }])
  expect(textOf(file?.bytes)).toBe(pieces.join(''))
  expect(gunzipSync(file?.gzip ?? Buffer.alloc(0)).toString('utf8')).toBe(pieces.join(''))
  expect(file?.hash).toBe(sha256(pieces.join('')))
})

test('what pages share is small in each of them', () => {
  const files = joinedFiles(['one', 'two'].map((own) => ({ path: `${own}.html`, pieces: [shared, own, shared] })))
  for (const { gzip } of files) expect(gzip?.length).toBeLessThan(300)
  expect(files.map(({ path }) => path)).toEqual(['one.html', 'two.html'])
})
