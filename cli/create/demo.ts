import { isRecord } from '#cli/lib/is-record.ts'
import { statesBonus } from '#sandbox/merchants/demo/figures.ts'
import { type Renaming, renamedTree } from './other-brand.ts'

/** Figures that only make sense in one currency; without them the sandbox has its own. */
const amounts = ['money', 'jackpot', 'prizeWheel', 'redEnvelope']

/** Copy that states the bonus of a first deposit, which a new tenant has not promised. */
const hasBonus = (value: unknown) => statesBonus(JSON.stringify(value))

interface AdaptedDemo {
  /** Null where the file is none. */
  text: string | null
  left: string[]
}

function withoutBonus(demo: Record<string, unknown>, left: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(demo).map(([key, value]) => {
      if (!Array.isArray(value)) return [key, value]
      const kept = value.filter((entry) => !hasBonus(entry))
      const count = value.length - kept.length
      if (count > 0) left.push(`${count} of the ${key} of demo.json: they state a first-deposit bonus`)
      return [key, kept]
    }),
  )
}

/** Scenes are drawn in the brand's hue where they say one: they turn with the brand's colour. */
function turned(value: unknown, degrees: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => turned(entry, degrees))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === 'hue' && typeof entry === 'number'
        ? [key, (((entry + degrees) % 360) + 360) % 360]
        : [key, turned(entry, degrees)],
    ),
  )
}

/** Demo content for another brand: nothing in it names the first one, or promises what the new one has not. */
export function adaptDemo(
  text: string,
  options: { renaming: Renaming; name: string; isSameCurrency: boolean; turn: number },
): AdaptedDemo {
  const { renaming, name, isSameCurrency, turn } = options
  let demo: unknown
  try {
    demo = JSON.parse(text)
  } catch {
    return { text: null, left: ['demo.json: it is not JSON'] }
  }
  if (!isRecord(demo)) return { text: null, left: ['demo.json: it is no object'] }
  const left: string[] = []
  const dropped = isSameCurrency ? [] : amounts.filter((key) => Object.hasOwn(demo, key))
  if (dropped.length > 0) left.push(`${dropped.join(', ')} of demo.json: amounts in another currency`)
  const own = Object.fromEntries(Object.entries(demo).filter(([key]) => !dropped.includes(key)))
  const renamed = renamedTree(own, renaming)
  left.push(...renamed.left.map((path) => `${path} of demo.json: it names ${name}`))
  const adapted = isRecord(renamed.value) ? withoutBonus(renamed.value, left) : {}
  return { text: `${JSON.stringify(turned(adapted, turn), null, 2)}\n`, left }
}
