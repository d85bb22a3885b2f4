import type { LotteryPlay } from '#contract/lobby/lottery.ts'
import { latinDigits } from '#src/lib/latin-digits.ts'

export type PlayPosition = LotteryPlay['positions'][number]

export const helpers = ['all', 'odd', 'even', 'big', 'small'] as const
export type Helper = (typeof helpers)[number]

/** What a bet takes of one position at the most. */
export const maxNumbers = 100

/** The options in their own order, whatever order they were pressed in. */
const inOrder = ({ options }: PlayPosition, chosen: readonly string[]) =>
  options.filter((option) => chosen.includes(option))

/** Presses an option: on or off. Where only one may be chosen it takes the other's place; a full position stays. */
export function pressOption(position: PlayPosition, chosen: readonly string[], option: string): string[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option)
  if (position.max === 1) return inOrder(position, [option])
  return chosen.length < position.max ? inOrder(position, [...chosen, option]) : [...chosen]
}

const isNumber = (option: string) => /^\d+$/.test(option)

/** Helpers make sense among numbers of which as many may be chosen as one likes. */
export const hasHelpers = ({ options, max }: PlayPosition): boolean =>
  options.length >= 6 && max === options.length && options.every(isNumber)

/** The options that a helper chooses; big is the upper half. */
export function helped({ options }: PlayPosition, helper: Helper): string[] {
  const half = options.length / 2
  const kept: Record<Helper, (option: string, place: number) => boolean> = {
    all: () => true,
    odd: (option) => Number(option) % 2 === 1,
    even: (option) => Number(option) % 2 === 0,
    big: (_, place) => place >= half,
    small: (_, place) => place < half,
  }
  return options.filter(kept[helper])
}

/** An option as it is shown. */
export function labelOf({ options, labels }: PlayPosition, option: string): string {
  return labels?.[options.indexOf(option)] ?? option
}

interface Typed {
  /** In the order typed, each once. */
  numbers: string[]
  /** Left out: of another length. */
  wrong: string[]
  /** Typed more than once. */
  twice: string[]
}

/** Reads a list of numbers, however they are parted. */
export function readTyped(text: string, digits: number): Typed {
  const found = latinDigits(text).match(/\d+/g) ?? []
  const right = found.filter((number) => number.length === digits)
  return {
    numbers: [...new Set(right)],
    wrong: [...new Set(found.filter((number) => number.length !== digits))],
    twice: [...new Set(right.filter((number, place) => right.indexOf(number) !== place))],
  }
}

/** Picks in one line: "1 2 | 7 | –". */
export function picksText(play: Pick<LotteryPlay, 'positions'>, picks: readonly (readonly string[])[]): string {
  const shown = picks.map((chosen, place) => {
    const position = play.positions[place]
    return chosen.map((option) => (position ? labelOf(position, option) : option)).join(' ') || '–'
  })
  return shown.join(' | ')
}
