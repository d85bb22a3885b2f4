import { didYouMean } from '#cli/lib/nearest.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** What may be taken of another tenant, and what that is. */
export const partNames = {
  settings: 'languages, money, categories, switches, features, vendors and layout',
  colours: 'colour, themes, fonts and token files',
  logo: 'logo and favicon',
  content: 'strings and demo content',
} as const

export type Part = keyof typeof partNames

const all = Object.keys(partNames) as Part[]

/** A new brand looks like itself: a logo is taken only where it is asked for. */
const usual: readonly Part[] = ['settings', 'colours', 'content']

/** Parts by their names in a comma list; "all" is every one. @throws CliError (usage) */
export function partsOf(text: string | undefined): ReadonlySet<Part> {
  if (text === undefined) return new Set(usual)
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => name !== 'all' && !Object.hasOwn(partNames, name))
  if (wrong !== undefined) {
    const hint = didYouMean(wrong, [...all, 'all']) ?? `The parts are: ${all.join(', ')}, all.`
    throw new CliError('bad-take', `"${wrong}" is no part of a tenant`, { hint, exitCode: 2 })
  }
  return new Set(names.includes('all') ? all : all.filter((name) => names.includes(name)))
}
