import { expect, test } from 'vitest'
import { getBalance } from '#contract/identity/member.ts'
import { getOpenedNumbers } from '#contract/lobby/lottery.ts'
import { tokenOf } from './support/accounts.ts'
import { type Bet, betsOf, openRigged, orderOf, place } from './support/lottery.ts'

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0)
const typed = (play: string, ...numbers: string[]): Bet => ({ play, picks: [numbers], stake: '1' })
const of = (play: string, stake: string, ...picks: string[][]): Bet => ({ play, picks, stake })

interface Scene {
  gameCode: string
  drawNo: string
  /** Minutes until after the draw. */
  wait: number
  random: number[]
  /** The main prize as it is told. */
  main: string[]
  lines: number
  total: string
  /** By hand; the sum last. */
  bets: [bet: Bet, paid: string][]
  paid: number
}

const days = (count: number): number => count * 24 * 60

const scenes: Scene[] = [
  {
    gameCode: 'LOTT-D5-1',
    drawNo: '20261120-1141',
    wait: 1,
    random: [3, 1, 4, 1, 5],
    main: ['3', '1', '4', '1', '5'],
    lines: 14,
    total: '36.00',
    bets: [
      [of('sumSides', '10', ['small', 'odd']), '19.50'],
      [of('position', '2', ['3'], [], ['9'], [], ['5', '6']), '38.40'],
      [of('lastTwo', '1', ['1', '2'], ['5']), '96.00'],
      [of('lastThree', '1', ['4'], ['1'], ['5']), '950.00'],
      [of('allFive', '1', ['3'], ['1'], ['4'], ['1'], ['5']), '92000.00'],
      [of('box3', '1', ['4', '1', '5', '9']), '158.00'],
    ],
    paid: 93_261.9,
  },
  {
    gameCode: 'LOTT-P11-3',
    drawNo: '20261120-0381',
    wait: 3,
    random: [2, 0, 8, 1, 0],
    main: ['03', '01', '11', '04', '02'],
    lines: 20,
    total: '50.00',
    bets: [
      [of('any1', '10', ['03', '05']), '21.00'],
      [of('any2', '5', ['03', '01', '05']), '26.00'],
      [of('any3', '1', ['01', '02', '03', '04']), '62.40'],
      [of('any5', '1', ['01', '02', '03', '04', '11', '05']), '438.00'],
      [of('place11', '1', [], ['01'], [], ['05'], ['02']), '21.00'],
      [of('first2', '1', ['03', '01'], ['01', '03']), '105.00'],
    ],
    paid: 673.4,
  },
  {
    gameCode: 'LOTT-K3-1',
    drawNo: '20261120-1141',
    wait: 1,
    random: [1, 4, 4],
    main: ['2', '5', '5'],
    lines: 11,
    total: '44.00',
    bets: [
      [of('diceSides', '10', ['big', 'even', 'small']), '39.60'],
      [of('diceOne', '4', ['5', '6']), '9.00'],
      [of('diceTwo', '1', ['2', '5', '6']), '6.90'],
      [of('dicePair', '1', ['5']), '12.90'],
      [of('diceTriple', '1', ['5']), '0.00'],
      [of('diceAnyTriple', '1', ['triple']), '0.00'],
    ],
    paid: 68.4,
  },
  {
    gameCode: 'LOTT-K3-3',
    drawNo: '20261120-0381',
    wait: 3,
    random: [3, 3, 3],
    main: ['4', '4', '4'],
    lines: 6,
    total: '6.00',
    bets: [
      [of('diceSides', '1', ['big', 'even']), '0.00'],
      [of('dicePair', '1', ['4']), '12.90'],
      [of('diceTriple', '1', ['4', '5']), '205.00'],
      [of('diceAnyTriple', '1', ['triple']), '34.00'],
    ],
    paid: 251.9,
  },
  {
    gameCode: 'LOTT-R10-2',
    drawNo: '20261120-0571',
    wait: 2,
    random: [6, 0, 7],
    main: ['7', '1', '10', '2', '3', '4', '5', '6', '8', '9'],
    lines: 10,
    total: '46.00',
    bets: [
      [of('raceSides', '10', ['big', 'odd', 'even']), '39.00'],
      [of('raceDuel', '10', ['tenth']), '19.50'],
      [of('placeRace', '1', ['1'], [], ['10'], [], [], [], [], [], [], ['9']), '19.20'],
      [of('first2', '1', ['7', '8'], ['1']), '86.00'],
      [of('first3', '1', ['7'], ['1'], ['10']), '680.00'],
    ],
    paid: 843.7,
  },
  {
    gameCode: 'VN-NORTH',
    drawNo: '20261121',
    wait: days(1),
    random: [4, 8, 2, 1, 3],
    main: ['48213'],
    lines: 12,
    total: '12.00',
    bets: [
      [typed('last2', '13', '31'), '95.00'],
      [typed('last3', '213'), '900.00'],
      [of('endDigit', '1', ['1', '2'], ['3']), '19.00'],
      // Once for the special prize, and once for each of the 26 others.
      [typed('lo2', '13', '00'), '94.50'],
      [typed('lo3', '000'), '880.00'],
      [typed('pair2', '13', '00', '55'), '17.00'],
    ],
    paid: 2005.5,
  },
  {
    gameCode: 'VN-SOUTH-HO-CHI-MINH',
    drawNo: '20261121',
    wait: days(1),
    random: [1, 2, 3, 4, 5, 6],
    main: ['123456'],
    lines: 7,
    total: '7.00',
    bets: [
      [typed('last2', '56'), '95.00'],
      [typed('last3', '456'), '900.00'],
      [typed('eighth', '00'), '95.00'],
      [typed('lo2', '56', '00'), '93.60'],
      [typed('lo3', '000'), '880.00'],
      [typed('pair2', '56', '00'), '36.00'],
    ],
    paid: 2099.6,
  },
  {
    gameCode: 'SEA-THAI',
    drawNo: '20261201',
    wait: days(11),
    random: [4, 8, 2, 9, 1, 3, ...zeros(12), 7, 5],
    main: ['482913'],
    lines: 13,
    total: '13.00',
    bets: [
      [typed('last3', '913', '319'), '900.00'],
      [of('box3', '1', ['1', '3', '9', '0']), '155.00'],
      [typed('last2', '13'), '95.00'],
      [of('runTop', '1', ['1', '2']), '3.40'],
      [typed('bottom2', '75'), '95.00'],
      [of('runBottom', '1', ['7', '5', '0']), '9.80'],
    ],
    paid: 1258.2,
  },
  {
    gameCode: 'SEA-4D',
    drawNo: '20261121',
    wait: days(1),
    random: [1, 2, 3, 4, 1, 2, 3, 4],
    main: ['1234'],
    lines: 10,
    total: '10.00',
    bets: [
      [typed('first4', '1234'), '9000.00'],
      [of('box4', '1', ['1', '2', '3', '4', '5']), '390.00'],
      [typed('last3', '234'), '930.00'],
      [typed('last2', '34'), '95.00'],
      [typed('topThree', '1234'), '6200.00'],
      [typed('any23', '0000'), '8505.00'],
    ],
    paid: 25_120,
  },
  {
    gameCode: 'SEA-LAO',
    drawNo: '20261120',
    wait: 120,
    random: [0, 3, 6, 8],
    main: ['0368'],
    lines: 4,
    total: '4.00',
    bets: [
      [typed('first4', '0368'), '9000.00'],
      [of('box4', '1', ['0', '3', '6', '8']), '390.00'],
      [typed('last3', '368'), '930.00'],
      [typed('last2', '86'), '0.00'],
    ],
    paid: 10_320,
  },
  {
    gameCode: 'ZY-D5-30S',
    drawNo: '20261120-2281',
    wait: 1,
    random: [9, 9, 9, 9, 9],
    main: ['9', '9', '9', '9', '9'],
    lines: 3,
    total: '3.00',
    bets: [
      [of('sumSides', '1', ['big', 'odd']), '3.90'],
      [of('box3', '1', ['9', '8', '7']), '0.00'],
    ],
    paid: 3.9,
  },
]

test.each(scenes)('$gameCode pays what its rules say, once', async ({ bets, ...scene }) => {
  const { gateway, coming } = await openRigged()
  const token = await tokenOf(gateway, 'player')
  const { gameCode, drawNo, lines, total } = scene
  const placed = await place(
    gateway,
    token,
    orderOf(
      gameCode,
      drawNo,
      bets.map(([bet]) => bet),
      lines,
      total,
    ),
  )
  expect(placed).toMatchObject({ balance: (24_580 - Number(total)).toFixed(2), currency: 'BDT' })
  const open = await betsOf(gateway, token)
  expect(open.map(({ status, paid }) => [status, paid])).toEqual(bets.map(() => ['open', null]))

  coming.push(...scene.random)
  gateway.pass(scene.wait * 60_000)
  const later = await tokenOf(gateway, 'player')
  const settled = (await betsOf(gateway, later)).toReversed()
  expect(settled.map(({ id, paid }) => [id, paid])).toEqual(
    bets.map(([, paid], place) => [`${placed.betId}-${place + 1}`, paid]),
  )
  expect(settled.map(({ status }) => status)).toEqual(bets.map(([, paid]) => (paid === '0.00' ? 'lost' : 'won')))
  const drawn = await gateway.answer(getOpenedNumbers, { token: later, query: { gameCode, limit: 30 } })
  expect(drawn.value.find(({ no }) => no === drawNo)?.results[0]?.numbers).toEqual(scene.main)
  const { balance } = (await gateway.answer(getBalance, { token: later })).value
  expect(balance).toBe((24_580 - Number(total) + scene.paid).toFixed(2))
  expect((await betsOf(gateway, later)).toReversed()).toEqual(settled)
  expect((await gateway.answer(getBalance, { token: later })).value.balance).toBe(balance)
  gateway.sandbox.close()
})
