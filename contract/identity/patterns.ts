/** One of the twenty forms that a field's value may be asked to have. */
export interface PatternFamily {
  /** Of the message `reg_pattern_{id}`. */
  id: number
  name: string
  /** A rule's `acceptedPattern`: a regular expression for the whole value, in linear time; or `anyText`. */
  source: string
}

/** The `acceptedPattern` that takes every text; only the length counts. */
export const anyText = '*'

const emailPattern =
  "(?!\\.)(?![^@]*\\.[.@])(?![^@]*@[\\-.])(?![^@]*@.*(?:\\.[.\\-]|-\\.))[A-Za-z0-9.!#$%&'*+\\/=?^_`{|}~\\-]{1,64}" +
  '@[A-Za-z0-9.\\-]{1,180}\\.[A-Za-z][A-Za-z0-9\\-]{0,61}[A-Za-z0-9]'

const month = '(?:0[1-9]|1[0-2])'
const day = '(?:0[1-9]|[12][0-9]|3[01])'

export const patternFamilies: readonly PatternFamily[] = [
  { id: 1, name: 'length only', source: anyText },
  { id: 2, name: 'a letter, then letters or digits', source: '[A-Za-z][A-Za-z0-9]*' },
  { id: 3, name: 'kanji and digits', source: '[\\p{Script=Han}0-9]+' },
  { id: 4, name: 'e-mail address', source: emailPattern },
  { id: 5, name: 'letters or digits', source: '[A-Za-z0-9]+' },
  { id: 6, name: 'letters and digits', source: '(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+' },
  { id: 7, name: 'digits', source: '[0-9]+' },
  { id: 8, name: 'letters and digits, at least one capital', source: '(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+' },
  { id: 9, name: 'English letters and spaces', source: '(?= *[A-Za-z])[A-Za-z ]+' },
  { id: 10, name: 'no spaces', source: '\\S+' },
  {
    id: 11,
    name: 'Chinese characters and punctuation',
    source: '(?=\\p{P}*\\p{Script=Han})[\\p{Script=Han}\\p{P}]+',
  },
  { id: 12, name: 'date, yyyy-MM-dd', source: `[0-9]{4}-${month}-${day}` },
  { id: 13, name: 'date, MM-dd-yyyy', source: `${month}-${day}-[0-9]{4}` },
  { id: 14, name: 'Korean', source: '\\p{Script=Hangul}+' },
  { id: 15, name: 'Thai', source: '\\p{Script=Thai}+' },
  {
    id: 16,
    name: 'full name with a space',
    source: "(?=\\p{L}[^ \\u3000]*[ \\u3000]+\\p{L})[\\p{L}\\p{M}'’.\\- \\u3000]+",
  },
  // Katakana of half width is Script=Katakana as well, so the blocks are named instead.
  {
    id: 17,
    name: 'full-width Japanese',
    source: '[\\p{Script=Han}\\u3000-\\u30FF\\u31F0-\\u31FF\\uFF01-\\uFF60\\uFFE0-\\uFFE6]+',
  },
  { id: 18, name: 'capitals', source: '[A-Z]+' },
  { id: 19, name: 'digits that begin with 9', source: '9[0-9]*' },
  {
    id: 20,
    name: 'a capital, a small letter, a digit and a symbol',
    source: '(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[^\\p{P}\\p{S}]*[\\p{P}\\p{S}])\\S+',
  },
]

/**
 * Whether the whole value has the form. Only for sources that are known to run in linear time: those of the families.
 * Throws a SyntaxError where the source is no regular expression.
 */
export function matchesWhole(source: string, value: string): boolean {
  return source === anyText || new RegExp(`^(?:${source})$`, 'u').test(value)
}

/** Length in characters as people count them for a rule: code points. */
export function lengthOf(value: string): number {
  return [...value].length
}

const dateOrders: Readonly<Record<number, readonly [year: number, month: number, day: number]>> = {
  12: [0, 1, 2],
  13: [2, 0, 1],
}

/** Whether a value of the families 12 and 13 is a day of the calendar: their patterns take 2026-02-30. True of the others. */
export function isRealDate(familyId: number, value: string): boolean {
  const order = dateOrders[familyId]
  if (!order) return true
  const parts = value.split('-').map(Number)
  const [year = 0, monthNumber = 0, dayNumber = 0] = order.map((place) => parts[place])
  // setUTCFullYear, since Date.UTC takes the years 0 to 99 for those of the last century.
  const date = new Date(0)
  date.setUTCFullYear(year, monthNumber - 1, dayNumber)
  return date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber
}
