import { num, type Sheet } from './sheet.ts'
import { GOLD, GOLD_DEEP, GOLD_INK, GOLD_LIGHT, GOLD_SHINE } from './tone.ts'

/** The outline of a star about the origin. */
export function starPath(radius: number, points = 5, inner = 0.45): string {
  const steps = Array.from({ length: points * 2 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * inner
    const angle = (index / (points * 2)) * Math.PI * 2 - Math.PI / 2
    return `${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`
  })
  return `M${steps.join('L')}Z`
}

/** A thick gold coin of radius 30 about the origin with a star on it; `squash` below 1 turns it in space. */
export function coin(sheet: Sheet, squash = 1): string {
  const rim = sheet.linear(
    [
      [0, GOLD_SHINE],
      [0.35, GOLD_LIGHT],
      [0.7, GOLD],
      [1, GOLD_DEEP],
    ],
    0,
    0,
    1,
    1,
  )
  const face = sheet.linear(
    [
      [0, '#d98a17'],
      [0.5, '#f0a826'],
      [1, '#ffd667'],
    ],
    0,
    0,
    1,
    1,
  )
  const edge = sheet.linear([
    [0, GOLD],
    [0.5, GOLD_DEEP],
    [1, GOLD_INK],
  ])
  const thick = 6 + (1 - squash) * 7
  const wide = num(30 * squash)
  const body =
    `<path d="M0-30H${num(thick)}A${wide} 30 0 0 1 ${num(thick)} 30H0Z" fill="${edge}"/>` +
    `<ellipse rx="${wide}" ry="30" fill="${rim}"/><ellipse rx="${num(23.5 * squash)}" ry="23.5" fill="${face}"/>` +
    `<path d="${starPath(16)}" transform="scale(${squash} 1)" fill="${GOLD_SHINE}"/>` +
    `<path d="M-${num(26.5 * squash)} -4A${num(26.5 * squash)} 26.5 0 0 1 -${num(4 * squash)} -26.2" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2.6" stroke-linecap="round"/>`
  return sheet.define(body)
}
