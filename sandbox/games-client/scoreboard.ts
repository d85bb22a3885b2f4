import { el } from './dom.ts'

/** The picture of an event over its card: who plays, how it stands, and the bet on it. */
export function scoreboard(scene: Element, slip: Element) {
  const [first, figures, second] = [el('div'), el('p', 'figures'), el('div')]
  const progress = el('progress')
  progress.setAttribute('aria-hidden', 'true')
  const card = el('div', 'card', [el('div', 'score', [first, figures, second]), progress, slip])
  const element = el('section', 'show', [scene, card])
  return {
    element,
    showSides(sides: readonly (readonly Node[])[]) {
      for (const [place, side] of [first, second].entries()) {
        side.replaceChildren(...(sides[place] ?? []).map((part) => el('p', '', [part])))
      }
      figures.textContent = '–'
      progress.value = 0
    },
    /** `done`: from 0 to 1. */
    show(text: string, done: number) {
      figures.textContent = text
      progress.value = done
    },
  }
}
