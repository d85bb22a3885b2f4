import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stringFiles } from '#contract/site/string-files.ts'
import { filesOfStrings } from './string-files.ts'

const made = (texts: Record<string, string>, own: string[] = []) => filesOfStrings({ tag: 'en', texts, own })

test('namespaces that are loaded together share a file, in which each has its name; the heads of pages are in none', () => {
  const { files, addresses } = made({ auth: '{"a":"b"}', help: '{"c":"d"}', meta: '{"e":"f"}', register: '{}' })
  expect(files.map(({ path, bytes }) => [path.replace(/-\w{8}\./, '.'), Buffer.from(bytes).toString()])).toEqual([
    ['strings/en/auth.json', '{"auth":{"a":"b"},"register":{}}'],
    ['strings/en/help.json', '{"help":{"c":"d"}}'],
  ])
  const [auth, help] = files.map(({ path }) => `/${path}`)
  expect(addresses).toEqual({ auth, register: auth, help })
})

test('a file in which a tenant says something of its own is no other tenant’s', () => {
  const texts = { auth: '{}', help: '{}', register: '{}' }
  expect(made(texts, ['register']).files.map((file) => 'isShared' in file && file.isShared)).toEqual([false, true])
})

test('what is loaded together is there, once', () => {
  const names = Object.values(stringFiles).flat()
  expect(names.filter((name) => !existsSync(`locales/en/${name}.json`))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
