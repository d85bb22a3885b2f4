import type { Wheel } from '../api/queries.ts'

type Prize = Wheel['prizes'][number]

/** A part of the wheel; angles in degrees from the top on, clockwise. */
export interface Field {
  prize: Prize
  /** The prize's place in the table, from 0. */
  place: number
  from: number
  to: number
}

/** What is wider than this stands in several places, so that the wheel is mixed; in basis points. */
const widest = 1_500
/** More fields than these are too narrow to be told apart. */
const mostFields = 24

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other))

/**
 * How wide each field is, in basis points, where all of them can be alike: a prize then has as many fields as its chance
 * says. Undefined where there would be too many of them.
 */
export function equalWidth(prizes: readonly Pick<Prize, 'basisPoints'>[]): number | undefined {
  const whole = prizes.reduce((sum, { basisPoints }) => sum + basisPoints, 0)
  const width = prizes.reduce((divisor, { basisPoints }) => divisorOf(divisor, basisPoints), 0)
  return width > 0 && whole / width <= mostFields ? width : undefined
}

/**
 * The fields of a wheel. A prize has as much of the circle as its chance, in equal parts that are spread round it: what is
 * seen is what is likely.
 */
export function fieldsOf(prizes: readonly Prize[]): Field[] {
  const width = equalWidth(prizes) ?? widest
  const whole = prizes.reduce((sum, { basisPoints }) => sum + basisPoints, 0)
  const parts = prizes
    .flatMap((prize, place) => {
      const count = Math.max(1, Math.ceil(prize.basisPoints / width))
      return Array.from({ length: count }, (_, part) => {
        // Rare prizes, which stand but once, are spread by their place.
        const at = ((part + 0.5) / count + place * 0.382) % 1
        return { prize, place, share: prize.basisPoints / count / whole, at }
      })
    })
    .filter(({ share }) => share > 0)
    .sort((one, other) => one.at - other.at)
  let angle = 0
  return parts.map(({ prize, place, share }) => {
    const from = angle
    angle += share * 360
    return { prize, place, from, to: angle }
  })
}

/**
 * How far the wheel is turned, in degrees, so that a field of the prize stands at the top: some whole turns on from where
 * it is, to the middle of the field. Which of the prize's fields follows from the spin alone, so that it is the same again.
 * Undefined where the wheel has no such prize.
 */
export function turnTo(
  fields: readonly Field[],
  { prizeId, spinId, before }: { prizeId: string; spinId: string; before: number },
): number | undefined {
  const own = fields.filter(({ prize }) => prize.id === prizeId)
  const number = Array.from(spinId).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9_973, 7)
  const field = own[number % Math.max(1, own.length)]
  if (!field) return undefined
  const turns = 5
  const middle = (field.from + field.to) / 2
  return Math.ceil(before / 360) * 360 + turns * 360 - middle
}
