import { expect, test } from 'vitest'
import { aCard } from './card-fixture.ts'
import { prizeModeOf } from './prize-mode.ts'

const menu = (gameCategory: string, ...codes: string[]) => ({
  gameCategory,
  gameCount: codes.length,
  vendors: codes.map((code) => ({ code, name: code, logoUrl: '', gameCount: 1, lobby: aCard({ vassalage: code }) })),
})

test.each([
  ['ELOTT', [menu('ELOTT', 'QCK', 'TCG_LOTTO_VN')], undefined],
  ['ELOTT', [menu('LOTT', 'QCK'), menu('ELOTT', 'LOTT')], 'LOTT'],
  ['LOTT', [menu('ELOTT', 'QCK'), menu('LOTT', 'LOTT', 'TCG_LOTTO_VN')], undefined],
  ['LOTT', [], 'LOTT'],
  ['SEA', [menu('ELOTT', 'LOTT')], 'TCG_SEA'],
] as const)('the prize mode is %s', (mode, menus, vassalage) => {
  expect(prizeModeOf([...menus], vassalage)).toBe(mode)
})
