import { el, svg } from './dom.ts'

export interface Option {
  name: string
  /** What it pays. */
  times: string
  colour: string
}

/** A small square of a colour, beside the name that says which. */
export function swatch(colour: string): SVGElement {
  const square = svg('svg', { class: 'swatch', width: 16, height: 16, 'aria-hidden': 'true' })
  square.append(svg('rect', { width: 16, height: 16, rx: 4, fill: colour }))
  return square
}

export function optionLabel({ name, times, colour }: Option): HTMLLabelElement {
  return el('label', 'choice', [swatch(colour), el('span', 'name', name), el('span', 'amount', times)])
}

/** Radio buttons in the labels, the first one chosen. While it is locked it keeps its choice, and the focus where it is. */
export function chooseOne(className: string, legend: string, labels: readonly HTMLLabelElement[]) {
  let lockedAt: number | null = null
  const inputs = labels.map((label, place) => {
    const input = el('input')
    input.type = 'radio'
    input.name = 'choice'
    input.checked = place === 0
    label.prepend(input)
    return input
  })
  const field = el('div', className, labels)
  const element = el('fieldset', '', [el('legend', 'amount', legend), field])
  const chosen = (): number =>
    Math.max(
      0,
      inputs.findIndex((input) => input.checked),
    )
  const choose = (place: number): void => {
    if (inputs[place]) inputs[place].checked = true
  }
  element.addEventListener('change', () => {
    if (lockedAt !== null) choose(lockedAt)
  })
  return {
    element,
    field,
    chosen,
    choose,
    /** Runs what must not see the choice change. */
    async whileLocked(work: () => Promise<void>): Promise<void> {
      lockedAt = chosen()
      try {
        await work()
      } finally {
        lockedAt = null
      }
    },
  }
}
