/** To the hundredth: paths stay short. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** Where an angle, in degrees from the top on and clockwise, meets a circle round the middle: "x y". */
export function at(angle: number, distance: number): string {
  const turned = ((angle - 90) * Math.PI) / 180
  return `${round(distance * Math.cos(turned))} ${round(distance * Math.sin(turned))}`
}

/** The outline of a part of a circle, from one angle to another; a whole circle where they are all of it. */
export function sector({ from, to }: { from: number; to: number }, radius: number): string {
  const half = `A${radius} ${radius} 0 1 1`
  // A circle of one piece has no beginning and no end to draw an arc between.
  if (to - from > 359.9) return `M0 ${-radius}${half} 0 ${radius}${half} 0 ${-radius}Z`
  const isLong = to - from > 180 ? 1 : 0
  return `M0 0L${at(from, radius)}A${radius} ${radius} 0 ${isLong} 1 ${at(to, radius)}Z`
}
