import { expect, test } from 'vitest'
import { openRenaming, renamedTree } from '#cli/create/other-brand.ts'

const acme = { code: 'acme', name: 'Acme Play', wordmark: ['Acme Play'], domains: ['acme.example'] }
const bengal = { code: 'bengal', name: 'Bengal Club', wordmark: ['BENGAL', 'CLUB'], domains: ['bengal.example'] }
const noor = { code: 'noor', name: 'Noor', wordmark: ['نور', 'NOOR'], domains: ['noor.example'] }
const lotus = { code: 'lotus', name: 'Lotus Crown', wordmark: ['Lotus Crown'], domains: ['lotus.example'] }
const sakura = { code: 'sakura', name: 'Sakura Play', wordmark: ['Sakura Play'], domains: ['sakura.example'] }

test.each([
  [bengal, 'Bengal Club in two minutes', 'Acme Play in two minutes'],
  [bengal, 'BENGAL CLUB, BengalClub', 'Acme Play, Acme Play'],
  [bengal, 'BENGAL2026', 'ACME2026'],
  [bengal, 'https://img.bengal.example/a', 'https://img.acme.example/a'],
  [bengal, 'a Bengali club', 'a Bengali club'],
  [sakura, 'はじめての Sakura Playを', 'はじめての Acme Playを'],
  [noor, 'Meet Noor', 'Meet Acme Play'],
  [noor, 'تعرّف على نور', 'تعرّف على Acme Play'],
  // The name of a scene and of a game, not the brand's.
  [lotus, 'lotus-moon', 'lotus-moon'],
  [lotus, 'Lotus Drift', 'Lotus Drift'],
])('of %o, %s becomes %s', (from, text, expected) => {
  expect(openRenaming(from, acme).rename(text)).toBe(expected)
})

test('an entry that names the brand in letters of another script goes, with its place', () => {
  const renaming = openRenaming(bengal, acme)
  const demo = {
    banners: [
      { copy: { BN: { title: 'স্পোর্টস' }, EN: { title: 'Sports' } } },
      { copy: { BN: { title: 'দুই মিনিটে বেঙ্গল ক্লাব' }, EN: { title: 'Bengal Club in two minutes' } } },
    ],
    title: 'বেঙ্গল ক্লাব',
    country: 'BD',
    count: 3,
  }
  expect(renamedTree(demo, renaming)).toEqual({
    value: { banners: [demo.banners[0]], country: 'BD', count: 3 },
    left: ['banners[1]', 'title'],
  })
})
