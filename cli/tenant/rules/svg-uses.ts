import { referencesOf, weightOf, weightOfStyle } from './svg-weight.ts'

/** What a drawing comes to once every reference is replaced by what it draws. */
export interface UseTracker {
  open(offset: number, name: string, attributes: Readonly<Record<string, unknown>>): void
  close(): void
  /** The text of a style sheet, which may concern any element. */
  style(text: string): void
  /** What is wrong, and where the first <use> of it stands. */
  problem(): { offset: number; message: string } | undefined
}

/** A renderer goes through every one of them, and down a call for each level. What takes longer counts as several. */
const maxElements = 10_000
const deepest = 100

interface Part {
  /** Elements that stand in it, itself too, each by its weight. */
  elements: number
  /** What is drawn in it again, by <use> or as a mask or pattern of something, by id. */
  uses: { offset: number; id: string }[]
}

const newPart = (elements: number): Part => ({ elements, uses: [] })

/** Counts what each part draws: a few lines of <use> within <use> can stand for millions of elements, or for no end. */
export function trackUses(): UseTracker {
  const parts = new Map<string, Part>()
  const path: Part[] = [newPart(0)]
  let opened = 0
  let styled = 0
  const drawn = new Map<string, number>()

  /** Infinite for a part that draws itself. */
  const drawnBy = (id: string, depth: number): number => {
    const known = drawn.get(id)
    if (known !== undefined) return known
    if (depth > deepest) return maxElements + 1
    const part = parts.get(id)
    drawn.set(id, Number.POSITIVE_INFINITY)
    const count = part ? part.uses.reduce((sum, use) => sum + drawnBy(use.id, depth + 1), part.elements) : 0
    drawn.set(id, count)
    return count
  }

  return {
    open(offset, name, attributes) {
      const part = newPart(weightOf(name, attributes))
      opened += 1
      const address = String(attributes.href ?? attributes['xlink:href'] ?? '').trim()
      if (name === 'use' && address.startsWith('#')) part.uses.push({ offset, id: address.slice(1) })
      for (const id of referencesOf(attributes)) part.uses.push({ offset, id })
      path.push(part)
      const id = attributes.id === undefined ? undefined : String(attributes.id)
      if (id !== undefined && !parts.has(id)) parts.set(id, part)
    },
    close() {
      const part = path.pop()
      const parent = path.at(-1)
      if (!part || !parent) return
      // What nests deeper is a finding already, and would take long to gather.
      if (path.length > deepest) return
      parent.elements += part.elements
      for (const use of part.uses) parent.uses.push(use)
    },
    style(text) {
      styled += weightOfStyle(text)
    },
    problem() {
      let sum = 0
      for (const { offset, id } of path[0]?.uses ?? []) {
        sum += drawnBy(id, 1)
        if (sum === Number.POSITIVE_INFINITY) return { offset, message: `draws "${id}" within itself` }
        if (sum > maxElements)
          return { offset, message: `draws more than ${maxElements} elements by reference, or deeper than ${deepest}` }
      }
      const plain = Math.ceil((path[0]?.elements ?? 0) + opened * styled)
      if (plain <= maxElements) return undefined
      return { offset: 0, message: `takes as long to draw as ${plain} plain shapes, more than ${maxElements}` }
    },
  }
}
