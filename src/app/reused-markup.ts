import { type Recorded, recorded } from './recorded-reads.ts'

interface Drawn<Data extends object, Part> {
  key: string
  from: Recorded<Data>
  part: Part
}

/**
 * Draws what was not drawn yet: a part of the same key is taken again for data of which drawing it would read the same.
 * `draw` depends on the key and on what it reads of the view alone. Past `most` the one that was asked for longest ago goes.
 */
export function openReuse<Data extends object, Part>(most: number) {
  const drawn: Drawn<Data, Part>[] = []
  return async (key: string, data: Data, draw: (view: Data) => Promise<Part>): Promise<Part> => {
    const at = drawn.findIndex((one) => one.key === key && one.from.isReadAs(data))
    const from = recorded(data)
    const one = drawn[at] ?? { key, from, part: await draw(from.view) }
    if (at >= 0) drawn.splice(at, 1)
    drawn.unshift(one)
    drawn.splice(most)
    return one.part
  }
}
