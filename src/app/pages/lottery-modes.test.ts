import { beforeEach, expect, test, vi } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { lotteryModes } from './lottery-modes.ts'

const menus = (gameCategory: string, ...codes: string[]) => [
  {
    gameCategory,
    gameCount: 1,
    vendors: codes.map((code) => ({ code, name: code, logoUrl: '', gameCount: 1, lobby: aCard() })),
  },
]

beforeEach(() => {
  vi.stubGlobal('CATEGORY_LOTT', true)
  vi.stubGlobal('CATEGORY_ELOTT', true)
})

test.each([
  ['/lottery', menus('ELOTT', 'TCG_LOTTO_VN'), ['LOTT', 'ZY']],
  ['/vnlottery', menus('ELOTT', 'TCG_LOTTO_VN'), ['ELOTT']],
  ['/vnlottery', menus('ELOTT', 'QCK', 'LOTT'), ['ELOTT']],
  ['/vnlottery', menus('ELOTT', 'QCK'), ['LOTT']],
  ['/vnlottery', menus('LOTT', 'TCG_LOTTO_VN'), ['LOTT']],
  ['/vnlottery', undefined, ['ELOTT']],
  ['/sealottery', menus('ELOTT', 'LOTT'), ['SEA']],
] as const)('%s by the vendors of the gateway', (path, known, modes) => {
  expect(lotteryModes(path, known)).toEqual(modes)
})

test('a site without the e-lottery draws its other lotteries at every address, and is never empty', () => {
  vi.stubGlobal('CATEGORY_ELOTT', false)
  expect(lotteryModes('/vnlottery', menus('ELOTT', 'LOTT'))).toEqual(['LOTT'])
  expect(lotteryModes('/vnlottery', undefined)).toEqual(['LOTT'])
})

test('a site with the e-lottery alone draws it where its cards lead', () => {
  vi.stubGlobal('CATEGORY_LOTT', false)
  expect(lotteryModes('/lottery', menus('ELOTT', 'LOTT'))).toEqual(['ELOTT'])
})
