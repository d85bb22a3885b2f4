/** The gateway's own English of its lotteries; a play has a name and a rule. */
export const lotteryEnglish = {
  groups: {
    sides: 'Sides',
    place: 'By place',
    straight: 'In order',
    any: 'Any order',
    numbers: 'Numbers',
    triples: 'Triples',
    main: 'Main prize',
    every: 'All prizes',
    other: 'Other prizes',
  },
  positions: {
    place: 'Place {place}',
    numbers: 'Numbers',
    digits: 'Digits',
    sides: 'Sides',
    triples: 'Triples',
    tens: 'Tens',
    units: 'Units',
  },
  options: {
    big: 'Big',
    small: 'Small',
    odd: 'Odd',
    even: 'Even',
    triple: 'Any triple',
    first: 'First is higher',
    tenth: 'Tenth is higher',
  },
  prizes: {
    drawn: 'Numbers drawn',
    special: 'Special prize',
    p1: 'First prize',
    p2: 'Second prize',
    p3: 'Third prize',
    p4: 'Fourth prize',
    p5: 'Fifth prize',
    p6: 'Sixth prize',
    p7: 'Seventh prize',
    p8: 'Eighth prize',
    front3: 'First three digits',
    last3: 'Last three digits',
    last2: 'Last two digits',
    starters: 'Starters',
    consolation: 'Consolation',
  },
  plays: {
    sumSides: ['Sum of the five', 'The five digits together: small is 0 to 22, big is 23 to 45; or odd, or even.'],
    position: [
      'Digit in its place',
      'Choose digits for any of the five places. Each wins where it comes in its place.',
    ],
    lastTwo: [
      'Last two in order',
      'Choose digits for the last two places. A line wins where both come in their places.',
    ],
    lastThree: [
      'Last three in order',
      'Choose digits for the last three places. A line wins where all three come in their places.',
    ],
    allFive: ['All five in order', 'Choose digits for every place. A line wins where all five come in their places.'],
    box3: [
      'Three in any order',
      'Choose three digits or more; each three are a line. It wins where the last three digits are these, in any order.',
    ],
    any1: ['One of the five', 'Each number you choose wins where it is among the five drawn.'],
    any2: ['Two of the five', 'Choose two numbers or more; each two are a line. It wins where both are drawn.'],
    any3: [
      'Three of the five',
      'Choose three numbers or more; each three are a line. It wins where all three are drawn.',
    ],
    any5: ['All five', 'Choose five numbers or more; each five are a line. It wins where these five are drawn.'],
    place11: [
      'Number in its place',
      'Choose numbers for any of the five places. Each wins where it comes in its place.',
    ],
    first2: ['First two in order', 'Choose the first and the second. A line wins where both come in their places.'],
    first3: ['First three in order', 'Choose the first three. A line wins where all three come in their places.'],
    diceSides: [
      'Sum of the dice',
      'The three dice together: small is 4 to 10, big is 11 to 17; or odd, or even. With three alike none of them wins.',
    ],
    diceOne: ['One number', 'Each number you choose wins where at least one of the dice shows it.'],
    diceTwo: ['Two numbers', 'Choose two numbers or more; each two are a line. It wins where the dice show both.'],
    dicePair: ['A pair', 'Each number you choose wins where at least two of the dice show it.'],
    diceTriple: ['A triple', 'Each number you choose wins where all three dice show it.'],
    diceAnyTriple: ['Any triple', 'Wins where all three dice show the same number, whichever it is.'],
    raceSides: ['The winner', 'The number of the winner: small is 1 to 5, big is 6 to 10; or odd, or even.'],
    raceDuel: [
      'First against tenth',
      'Which of the two has the higher number: the one that comes first, or the one that comes last.',
    ],
    placeRace: [
      'Number in its place',
      'Choose numbers for any of the ten places. Each wins where it comes in its place.',
    ],
    last2: ['Last two digits', 'Each number of two digits wins where the main prize ends in it.'],
    last3: ['Last three digits', 'Each number of three digits wins where the main prize ends in it.'],
    endDigit: [
      'Tens or units',
      'Choose digits for the last two places of the special prize. Each wins where it comes in its place.',
    ],
    lo2: ['Two digits, all prizes', 'Each number of two digits wins once for every prize number that ends in it.'],
    lo3: [
      'Three digits, all prizes',
      'Each number of three digits wins once for every prize number of three digits or more that ends in it.',
    ],
    pair2: [
      'A pair of numbers',
      'Type two numbers or more; each two are a line. It wins where both are the ends of prize numbers, once a draw.',
    ],
    eighth: ['Eighth prize', 'Each number of two digits wins where it is the eighth prize.'],
    runTop: ['A digit of the first prize', 'Each digit wins where it is among the last three of the first prize.'],
    bottom2: [
      'Prize of the last two digits',
      'Each number of two digits wins where it is the prize of the last two digits.',
    ],
    runBottom: ['A digit of the last two', 'Each digit wins where it is in the prize of the last two digits.'],
    first4: ['Four digits', 'Each number of four digits wins where it is the first prize.'],
    box4: [
      'Four in any order',
      'Choose four digits or more; each four are a line. It wins where the first prize has just these, in any order.',
    ],
    topThree: [
      'First three prizes',
      'Each number of four digits wins once for each of the first three prizes that it is.',
    ],
    any23: ['All 23 prizes', 'Each number of four digits wins once for each of the 23 prizes that it is.'],
  },
} as const satisfies Record<string, Record<string, string | readonly [name: string, rule: string]>>

type Keyed<Part extends object, Text> = Readonly<Record<keyof Part, Text>>
type English = typeof lotteryEnglish

export interface LotteryTexts {
  groups: Keyed<English['groups'], string>
  positions: Keyed<English['positions'], string>
  options: Keyed<English['options'], string>
  prizes: Keyed<English['prizes'], string>
  plays: Keyed<English['plays'], readonly [name: string, rule: string]>
}
