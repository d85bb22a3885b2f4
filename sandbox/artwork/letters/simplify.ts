import type { Segment } from './outline.ts'

type Point = readonly [number, number]

/** A line or curve with its own start. Its controls lie between its first and last point. */
type Piece = readonly [Point, ...Point[], Point]

interface Run {
  pieces: Piece[]
  samples: Point[]
}

const sharpestBend = Math.cos(Math.PI / 7)
const widestTurn = Math.cos(Math.PI * 0.56)

/**
 * Redraws runs of short curves as fewer quadratic ones that stay within `tolerance` of the outline: faces converted
 * from cubic masters carry two to three times the curves their shapes need, and the title is most of a poster's bytes.
 */
export function simplified(segments: readonly Segment[], tolerance: number): Segment[] {
  const result: Segment[] = []
  let pen: Point = [0, 0]
  let run: Run | undefined
  const flush = (): void => {
    if (run) result.push(segmentOf(fitted(run)))
    run = undefined
  }
  for (const { command, points } of segments) {
    if (command === 'M' || command === 'Z') {
      flush()
      result.push({ command, points })
      if (command === 'M') pen = lastPoint(points)
      continue
    }
    const piece: Piece = [pen, ...pairs(points.slice(0, -2)), lastPoint(points)]
    pen = lastPoint(points)
    const longer: Run | undefined = run && extended(run, piece)
    if (longer && isClose(longer, tolerance)) {
      run = longer
      continue
    }
    flush()
    run = extended({ pieces: [], samples: [] }, piece)
  }
  flush()
  return result
}

function pairs(points: readonly number[]): Point[] {
  const list: Point[] = []
  for (let index = 0; index + 1 < points.length; index += 2) list.push([points[index] ?? 0, points[index + 1] ?? 0])
  return list
}

function lastPoint(points: readonly number[]): Point {
  return [points.at(-2) ?? 0, points.at(-1) ?? 0]
}

function extended(run: Run, piece: Piece): Run {
  const samples = [0.25, 0.5, 0.75, 1].map((time) => pointAt(piece, time))
  return { pieces: [...run.pieces, piece], samples: [...run.samples, ...samples] }
}

/** De Casteljau, for a line or a curve of either degree. */
function pointAt(piece: readonly Point[], time: number): Point {
  if (piece.length === 1) return piece[0] ?? [0, 0]
  const inner: Point[] = []
  for (let index = 0; index + 1 < piece.length; index++) {
    const from = piece[index] ?? [0, 0]
    const to = piece[index + 1] ?? [0, 0]
    inner.push([from[0] + (to[0] - from[0]) * time, from[1] + (to[1] - from[1]) * time])
  }
  return pointAt(inner, time)
}

function direction(from: Point, to: Point): Point | undefined {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  return length < 1e-6 ? undefined : [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

function headingOut(piece: Piece): Point {
  return direction(piece[0], piece[1]) ?? direction(piece[0], piece[piece.length - 1] ?? piece[0]) ?? [1, 0]
}

function headingIn(piece: Piece): Point {
  const end = piece[piece.length - 1] ?? piece[0]
  return direction(piece[piece.length - 2] ?? piece[0], end) ?? direction(piece[0], end) ?? [1, 0]
}

function dot(first: Point, second: Point): number {
  return first[0] * second[0] + first[1] * second[1]
}

/** The one piece that stands for a run: a line, or the quadratic that leaves and arrives in the run's directions. */
function fitted(run: Run): Piece {
  const first = run.pieces[0]
  const last = run.pieces.at(-1)
  if (!first || !last)
    return [
      [0, 0],
      [0, 0],
    ]
  if (run.pieces.length === 1) return first
  const end = last[last.length - 1] ?? last[0]
  if (run.pieces.every((piece) => piece.length === 2)) return [first[0], end]
  const control = crossing(first[0], headingOut(first), end, headingIn(last))
  return control ? [first[0], control, end] : [first[0], end]
}

function crossing(start: Point, out: Point, end: Point, into: Point): Point | undefined {
  const cross = out[0] * into[1] - out[1] * into[0]
  if (Math.abs(cross) < 0.02) return undefined
  const dx = end[0] - start[0]
  const dy = end[1] - start[1]
  const forward = (dx * into[1] - dy * into[0]) / cross
  const back = (out[0] * dy - out[1] * dx) / cross
  const reach = Math.hypot(dx, dy) * 2
  if (forward <= 0 || back <= 0 || forward > reach || back > reach) return undefined
  return [start[0] + out[0] * forward, start[1] + out[1] * forward]
}

function isClose(run: Run, tolerance: number): boolean {
  const first = run.pieces[0]
  const last = run.pieces.at(-1)
  const beforeLast = run.pieces.at(-2)
  if (!first || !last || !beforeLast) return false
  if (dot(headingIn(beforeLast), headingOut(last)) < sharpestBend) return false
  if (dot(headingOut(first), headingIn(last)) < widestTurn) return false
  const shape = fitted(run)
  const track = Array.from({ length: 13 }, (_, index) => pointAt(shape, index / 12))
  return run.samples.every((sample) => distance(sample, track) <= tolerance)
}

function distance(point: Point, track: readonly Point[]): number {
  let least = Infinity
  for (let index = 0; index + 1 < track.length; index++) {
    const from = track[index] ?? point
    const to = track[index + 1] ?? point
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const along = ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy || 1)
    const time = Math.max(0, Math.min(1, along))
    least = Math.min(least, Math.hypot(point[0] - from[0] - dx * time, point[1] - from[1] - dy * time))
  }
  return least
}

function segmentOf(piece: Piece): Segment {
  const command = piece.length === 2 ? 'L' : piece.length === 3 ? 'Q' : 'C'
  return { command, points: piece.slice(1).flat() }
}
