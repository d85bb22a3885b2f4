import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { openMemo } from '#cli/lib/memo.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'
import { drawnLength } from './drawn-length.ts'

/** `locales/places.json`: where the texts of a namespace stand, and how long they may be. */
const placesFile = z.record(
  z.string(),
  z.strictObject({
    where: z.string().min(1),
    /** A picture of the place, from the repository's root. */
    picture: z.string().optional(),
    /** Most characters, by key, or by the start of keys with "*" behind it: "tabs.*". */
    limits: z.record(z.string(), z.int().positive()).default({}),
  }),
)

export type Places = z.infer<typeof placesFile>

const memo = openMemo<Places>(4)

/** Empty where there is no such file. @throws CliError that names what is wrong with it */
export function readPlaces(localesDir: string): Places {
  const path = join(localesDir, 'places.json')
  if (!existsSync(path)) return {}
  return memo(JSON.stringify([path, fileStamp(path)]), () => {
    const parsed = placesFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (parsed.success) return parsed.data
    throw new CliError('bad-places', `${path}: ${z.prettifyError(parsed.error)}`)
  })
}

/** A label, a button or a heading: short, and no sentence. */
const isLabel = (english: string) => drawnLength(english) <= 22 && !/[.?!…]$/.test(english)

interface Placed {
  namespace: string
  key: string
  english: string
}

/**
 * Most characters of a text in its place: what places.json says; else twice what English takes, and a little more, since a
 * label of ten letters has room for twenty in most places.
 */
export function limitIn(places: Places, { namespace, key, english }: Placed): number {
  const limits = places[namespace]?.limits ?? {}
  const said = Object.entries(limits).find(([name]) =>
    name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : name === key,
  )
  if (said) return said[1]
  const length = drawnLength(english)
  return isLabel(english) ? Math.max(26, Math.round(length * 2)) : Math.max(60, Math.round(length * 2.2))
}
