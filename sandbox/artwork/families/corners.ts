import type { Stage } from './stage.ts'

/**
 * What stands nearest to the eye, nearly black, in the lower corners: it frames the hero and sets it back. Each is
 * drawn for the left corner of a box whose foot is at y 0, about 90 px wide and up to 150 px tall.
 */
const frames = [
  // Fern fronds.
  `M-10 20C0-40 6-90 40-132c-6 20-8 34-10 48 6-14 16-24 30-30-12 14-18 26-22 42 8-10 20-16 34-18-16 12-26 24-34 42 10-8 24-10 38-6C48-30 36-14 30 20zM-10-60c6-24 4-46-4-72 14 16 20 44 16 76z`,
  // Reeds with their heads.
  `M6 20C4-30 10-80 22-120l3 1C16-78 12-30 14 20zM22-150c5 0 6 8 5 18s-4 16-7 15-3-9-2-18 1-15 4-15zM30 20C30-20 40-60 56-88l3 2C46-56 40-20 40 20zM60-112c4 1 4 8 2 15s-5 12-8 11-2-8 0-14 3-12 6-12zM-8 20c2-30 0-60-8-84l5-2C0-40 2-10 2 20z`,
  // Broken rock.
  `M-12 20V-96l22-20 12 26 14-8 10 40 18 6 12 34 18 8 12 30z`,
  // A pine's boughs.
  `M-12-150l20 26-10-2 24 26-12-2 28 28-14-2 32 30-16-2 36 34-22-2 14 36H-12z`,
  // Round leaves.
  `M-12-110a26 26 0 0 1 34 22 24 24 0 0 1 24 30 22 22 0 0 1 24 26 24 24 0 0 1 20 32l10 20H-12z`,
] as const

export function cornerFrame({ random, width, heroY, heroSize, scheme }: Stage): string {
  const foot = Math.round(heroY + heroSize * 0.6)
  const shape = random.pick(frames)
  const left = random.between(0.85, 1.15).toFixed(2)
  const right = random.between(0.7, 1.05).toFixed(2)
  return `<defs><path id="u" d="${shape}"/></defs><g fill="${scheme.night}">
    <use href="#u" transform="translate(0 ${foot})scale(${left})"/>
    <use href="#u" transform="translate(${width} ${foot + 6})scale(-${right} ${right})"/></g>`
}
