import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, writeTree } from '#tests/support/scratch.ts'
import { builtCodes, inputsOf } from './sites.ts'

test('built sites are the folders that hold a manifest, in order', () => {
  const out = scratch({
    ...{ 'hooli/livery.json': '{}', 'acme/livery.json': '{}', 'globex/index.html': '', 'livery.json': '{}' },
    ...{ '.stage/livery.json': '{}', '_shared/livery.json': '{}', 'initech/': '' },
  })
  expect(builtCodes(out)).toEqual(['acme', 'hooli'])
})

test('where nothing was built there are no sites', () => {
  expect(builtCodes(join(scratch(), 'dist'))).toEqual([])
})

test('the hash is another as soon as a site, its name or the choice is', () => {
  const out = scratch({ 'acme/livery.json': '{"inputs":"1"}', 'globex/livery.json': '{"inputs":"2"}' })
  const both = inputsOf(out, ['acme', 'globex'])
  const hashes = [both, inputsOf(out, ['acme']), inputsOf(out, ['globex'])]
  writeTree(out, { 'globex/livery.json': '{"inputs":"3"}' })
  hashes.push(inputsOf(out, ['acme', 'globex']))
  rmSync(join(out, 'globex'), { recursive: true })
  hashes.push(inputsOf(out, ['acme', 'globex']))
  writeTree(out, { 'acme/livery.json': '{"inputs":"2"}', 'globex/livery.json': '{"inputs":"1"}' })
  hashes.push(inputsOf(out, ['acme', 'globex']))
  expect(new Set(hashes).size).toBe(hashes.length)
  writeTree(out, { 'acme/livery.json': '{"inputs":"1"}', 'globex/livery.json': '{"inputs":"2"}', 'acme/new.html': '' })
  expect(inputsOf(out, ['acme', 'globex'])).toBe(both)
})
