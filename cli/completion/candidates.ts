import type { Command, Option } from 'commander'

/** A word that may stand in a place, and what it means. */
export interface Candidate {
  word: string
  about: string
}

/** What has only some values, by its name in the command line. */
const values: Readonly<Record<string, readonly string[]>> = {
  shell: ['bash', 'zsh', 'fish'],
  '--engine': ['full'],
  'report --format': ['text', 'json', 'html'],
  'theme --format': ['text', 'json', 'html'],
  'diff --format': ['text', 'json', 'html'],
  'matrix --format': ['github', 'gitlab', 'json'],
}

const tenantArguments = new Set(['tenant', 'tenants', 'b'])
const tenantOptions = new Set(['--tenant', '--from', '--confirm'])

interface Place {
  command: Command
  /** Arguments before the word. */
  bare: number
  /** The option whose value the word is. */
  option: Option | undefined
}

const optionsOf = (command: Command): readonly Option[] => [...command.options, ...(command.parent?.options ?? [])]

const subcommand = (command: Command, name: string) => command.commands.find((one) => one.name() === name)

/** Where the last word stands, from those before it. */
function placeOf(program: Command, before: readonly string[]): Place {
  let place: Place = { command: program, bare: 0, option: undefined }
  for (const word of before) {
    const { command, option } = place
    if (option) place = { ...place, option: undefined }
    else if (word.startsWith('-')) {
      const found = optionsOf(command).find(({ long, short }) => long === word || short === word)
      place = { ...place, option: found?.required ? found : undefined }
    } else {
      const below = subcommand(command, word)
      place = below ? { command: below, bare: 0, option: undefined } : { ...place, bare: place.bare + 1 }
    }
  }
  return place
}

const plain = (words: readonly string[], about = '') => words.map((word) => ({ word, about }))

/** Codes behind the commas that a list has already. */
function tenantList(word: string, codes: readonly string[]): Candidate[] {
  const start = word.slice(0, word.lastIndexOf(',') + 1)
  const named = new Set(start.split(','))
  return plain(
    codes.filter((code) => !named.has(code)).map((code) => start + code),
    'tenant',
  )
}

const described = (command: Command): Candidate[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((one) => ({ word: one.name(), about: one.description() }))

function valuesOf({ command, option }: Place, word: string, tenants: () => readonly string[]): Candidate[] {
  const name = option?.long ?? ''
  if (tenantOptions.has(name)) return tenantList(word, tenants())
  return plain(values[`${command.name()} ${name}`] ?? values[name] ?? [])
}

function argumentsAt({ command, bare }: Place, word: string, tenants: () => readonly string[]): Candidate[] {
  const known = command.registeredArguments
  const argument = known[bare] ?? (known.at(-1)?.variadic ? known.at(-1) : undefined)
  if (argument === undefined) return []
  return tenantArguments.has(argument.name()) ? tenantList(word, tenants()) : plain(values[argument.name()] ?? [])
}

/** What may stand in the place of the last of the words; nothing where that is a file's name or anybody's guess. */
export function candidatesFor(
  program: Command,
  words: readonly string[],
  tenants: () => readonly string[],
): Candidate[] {
  const word = words.at(-1) ?? ''
  const place = placeOf(program, words.slice(0, -1))
  const { command } = place
  if (place.option) return valuesOf(place, word, tenants)
  const found = word.startsWith('-')
    ? optionsOf(command).flatMap(({ long, description, hidden }) =>
        long && !hidden ? [{ word: long, about: description }] : [],
      )
    : [...described(command.name() === 'help' ? program : command), ...argumentsAt(place, word, tenants)]
  return [...new Map(found.map((one) => [one.word, one])).values()].filter((one) => one.word.startsWith(word))
}
