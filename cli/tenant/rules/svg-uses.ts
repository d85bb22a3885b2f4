/** What a drawing comes to once every <use> is replaced by what it draws. */
export interface UseTracker {
  open(offset: number, name: string, attributes: Readonly<Record<string, unknown>>): void
  close(): void
  /** What is wrong, and where the first <use> of it stands. */
  problem(): { offset: number; message: string } | undefined
}

/** A renderer goes through every one of them, and down a call for each level. */
const mostElements = 10_000
const deepest = 100

interface Part {
  /** Elements that stand in it, itself too. */
  elements: number
  /** What is drawn in it again by <use>, by id. */
  uses: { offset: number; id: string }[]
}

const newPart = (): Part => ({ elements: 1, uses: [] })

/** Counts what each part draws: a few lines of <use> within <use> can stand for millions of elements, or for no end. */
export function trackUses(): UseTracker {
  const parts = new Map<string, Part>()
  const path: Part[] = [newPart()]
  const drawn = new Map<string, number>()

  /** Infinite for a part that draws itself. */
  const drawnBy = (id: string, depth: number): number => {
    const known = drawn.get(id)
    if (known !== undefined) return known
    if (depth > deepest) return mostElements + 1
    const part = parts.get(id)
    drawn.set(id, Number.POSITIVE_INFINITY)
    const count = part ? part.uses.reduce((sum, use) => sum + drawnBy(use.id, depth + 1), part.elements) : 0
    drawn.set(id, count)
    return count
  }

  return {
    open(offset, name, attributes) {
      const part = newPart()
      const address = String(attributes.href ?? attributes['xlink:href'] ?? '').trim()
      if (name === 'use' && address.startsWith('#')) part.uses.push({ offset, id: address.slice(1) })
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
    problem() {
      let sum = 0
      for (const { offset, id } of path[0]?.uses ?? []) {
        sum += drawnBy(id, 1)
        if (sum === Number.POSITIVE_INFINITY) return { offset, message: `draws "${id}" by <use> within itself` }
        if (sum > mostElements)
          return { offset, message: `draws more than ${mostElements} elements by <use>, or deeper than ${deepest}` }
      }
      return undefined
    },
  }
}
