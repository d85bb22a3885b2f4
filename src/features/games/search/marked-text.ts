export interface Piece {
  text: string
  isMarked: boolean
  /** Where it starts, in UTF-16 units. */
  at: number
}

/** A text in pieces, marked or not. Ranges that overlap, run backwards or beyond the text do no harm. */
export function piecesOf(text: string, marks: readonly (readonly [number, number])[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const put = (to: number, isMarked: boolean) => {
    if (to > at) pieces.push({ text: text.slice(at, to), isMarked, at })
    at = Math.max(at, to)
  }
  for (const [from, to] of marks.toSorted(([one], [other]) => one - other)) {
    put(Math.min(from, text.length), false)
    put(Math.min(to, text.length), true)
  }
  put(text.length, false)
  return pieces
}
