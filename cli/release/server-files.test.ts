import { expect, test } from 'vitest'
import { serverFilePaths, serverFiles } from './server-files.ts'

const id = '20261120T084454.123Z-1a2b3c4d'

test('each server’s line names the release', () => {
  const files = serverFiles(id)
  expect(Object.keys(files)).toEqual(serverFilePaths)
  expect(Object.values(files).map(String)).toEqual([`set $livery_release "${id}";\n`, `vars livery_release "${id}"\n`])
})

const places: readonly ((letter: string) => string)[] = [
  (letter) => letter + id,
  (letter) => id + letter,
  (letter) => id.replace('T', () => letter),
  (letter) => id.replace('c4d', () => `c4${letter}`),
]

function isTaken(text: string): boolean {
  try {
    serverFiles(text)
    return true
  } catch {
    return false
  }
}

test('no character of the BMP gets into a line but those that an id has', () => {
  const taken = places.map((place) =>
    Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((letter) => isTaken(place(letter))),
  )
  expect(taken).toEqual([[], [], ['T'], [...'0123456789abcdef']])
})
