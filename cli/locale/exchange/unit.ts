/** A text as translators get it: what English says, what the language says so far, and what helps to say it well. */
export interface TextUnit {
  /** "wallet", "sandbox/help". */
  namespace: string
  /** "deposit.title"; a plural form with its category behind it: "timesLeft_few". */
  key: string
  english: string
  /** Empty where the language lacks it. */
  text: string
  /** Where it stands. */
  where: string
  /** Most characters. */
  limit: number
  /** Terms of the glossary that English uses, as "deposit: пополнение". */
  terms: readonly string[]
  /** A picture of the place, from the repository's root. */
  picture?: string | undefined
}

/** What a file of translators brings back. */
export interface ReadUnit extends Pick<TextUnit, 'namespace' | 'key' | 'english' | 'text'> {
  /** Where the unit begins in the file, from 1. */
  line: number
}

/** What a file of translators says as a whole. */
export interface ReadExchange {
  /** BCP 47; undefined where the format says nothing of it. */
  tag: string | undefined
  units: readonly ReadUnit[]
}

/** "sandbox/help:groups.money" apart; undefined where it is no such name. */
export function partsOfName(name: string): Pick<TextUnit, 'namespace' | 'key'> | undefined {
  const at = name.indexOf(':')
  return at > 0 && at < name.length - 1 ? { namespace: name.slice(0, at), key: name.slice(at + 1) } : undefined
}

/** What translators read beside a text, a line each. */
export const notesOf = ({ where, limit, terms, picture }: TextUnit): string[] => [
  where,
  `At most ${limit} characters`,
  ...terms,
  ...(picture ? [picture] : []),
]

/** The line, from 1, on which each of these texts first stands; 1 for those that are not there. */
export function lineFinder(content: string): (searched: string) => number {
  const starts = [0]
  for (let at = content.indexOf('\n'); at !== -1; at = content.indexOf('\n', at + 1)) starts.push(at + 1)
  return (searched) => {
    const at = content.indexOf(searched)
    return at === -1 ? 1 : Math.max(1, starts.findLastIndex((start) => start <= at) + 1)
  }
}
