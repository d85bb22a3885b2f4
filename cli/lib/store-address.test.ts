import { expect, test } from 'vitest'
import { folderOfAddress, shownAddress } from './store-address.ts'

test.each([
  ['/mnt/livery', '/mnt/livery'],
  ['file:///mnt/the%20store', '/mnt/the store'],
  ['./livery', undefined],
  ['livery', undefined],
  ['', undefined],
  ['s3://bucket/livery', undefined],
  ['https://cache.example/livery', undefined],
])('the address "%s" names the folder %s', (address, folder) => {
  expect(folderOfAddress(address)).toBe(folder)
})

test.each([
  ['https://me:secret@cache.example/livery', 'https://me:…@cache.example/livery'],
  ['https://:secret@cache.example', 'https://:…@cache.example'],
  ['https://me@cache.example/livery', 'https://me@cache.example/livery'],
  ['https://cache.example/a@b:c', 'https://cache.example/a@b:c'],
  ['s3://bucket/livery', 's3://bucket/livery'],
  ['/mnt/a:b@c', '/mnt/a:b@c'],
  ['', ''],
])('"%s" is shown as "%s"', (address, shown) => {
  expect(shownAddress(address)).toBe(shown)
})
