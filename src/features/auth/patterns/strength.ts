/** Bars of four: 0 very weak, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4

/** Characters that follow one another in the alphabet or on a keyboard, forwards or backwards. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '!@#$%^&*()']
/** What is tried first. */
const firstTried = /pass(?:word|wort)?|admin|welcome|letmein|login|secret|iloveyou|1q2w3e|1qaz2wsx/g

/** How many characters there are to choose from, by the kinds that stand in a value. */
const kinds: readonly [kind: RegExp, count: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[!-/:-@[-`{-~\s]/, 33],
  [/[^\x20-\x7E]/u, 100],
]

/** Bits from which on a value is weak, fair, good, strong. */
const steps = [25, 35, 45, 60] as const

/** Longer ones are strong whatever they are made of. */
const maxLength = 64

const isNeighbour = (pair: string) =>
  rows.some((row) => row.includes(pair) || row.includes([...pair].reverse().join('')))

/**
 * How many characters of a value an attacker does not know before. Those that go on from the last ones count a tenth,
 * and together no more than one: a repetition is as easy to guess however long it is.
 */
function unforeseen(characters: readonly string[]): number {
  const goOn = characters.filter((character, index) => {
    const before = characters[index - 1]
    return (
      before !== undefined &&
      (character === before ||
        isNeighbour(before + character) ||
        // The second and later times of the same three: abc7abc7, 20202020.
        characters
          .slice(0, index)
          .join('')
          .includes(characters.slice(Math.max(0, index - 2), index + 1).join('')))
    )
  }).length
  return characters.length - goOn + Math.min(1, goOn / 10)
}

/** How hard a password is to guess, by its length and variety; sequences, repetitions and the user name count little. */
export function strengthOf(value: string, username = ''): Strength {
  const lower = value.normalize().toLowerCase()
  const name = username.normalize().trim().toLowerCase()
  const withoutName = name.length >= 3 ? lower.replaceAll(name, 'u') : lower
  const characters = [...withoutName.replaceAll(firstTried, 'p')].slice(0, maxLength)
  const choice = kinds.reduce((sum, [kind, count]) => (kind.test(value) ? sum + count : sum), 0)
  const bits = choice === 0 ? 0 : unforeseen(characters) * Math.log2(choice)
  const level = steps.filter((step) => bits >= step).length
  return level === 4 || level === 3 || level === 2 || level === 1 ? level : 0
}
