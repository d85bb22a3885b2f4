import { plainDigits } from '#sandbox/lib/digits.ts'

/** A piece of folded text, and which UTF-16 units of the original it stands for. */
export interface Unit {
  text: string
  start: number
  end: number
}

/** Marks that readers leave out: accents, vowel points, tone marks and dots below. Vowel signs and voicing stay. */
const droppedMarks =
  /[[[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]&&\p{M}]\u0640\u0e47-\u0e4c\u0e4e\u093c\u09bc\u0a3c\u0abc\u0b3c\u200c\u200d]/gv
const voicing = /[\u3099\u309a]/
const wordCharacter = /[\p{L}\p{N}\p{M}]/u
const apostrophes = /['’‘ʼ＇`´]/u

/** Letters that Unicode does not take apart, and those that writers of Arabic and Persian exchange. */
const alike: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ٱ: 'ا',
}

const folded = new Map<string, string>()
/** Every code point of a catalogue fits; what visitors type beyond it is folded each time. */
const maxFolded = 8192

/** One code point as it is compared: "É" and "e" are one, as are "ｶ", "カ" and "か". A blank is a boundary of words. */
function foldPoint(point: string): string {
  const known = folded.get(point)
  if (known !== undefined) return known
  const text = foldAnew(point)
  if (folded.size < maxFolded) folded.set(point, text)
  return text
}

function foldAnew(point: string): string {
  if (apostrophes.test(point)) return ''
  const plain = point.normalize('NFKD').toLowerCase()
  let text = ''
  for (const character of plain.normalize('NFKD')) {
    if (!voicing.test(character) && character.replace(droppedMarks, '') === '') continue
    text += wordCharacter.test(character) ? (alike[character] ?? hiraganaOf(character)) : ' '
  }
  return plainDigits(text)
}

function hiraganaOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : character
}

/** The text as it is compared, piece by piece; words have one blank between them, and none stands at the ends. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = []
  let start = 0
  for (const point of text) {
    const end = start + point.length
    for (const piece of foldPoint(point)) {
      const isBlank = piece === ' '
      if (!isBlank || (units.length > 0 && units.at(-1)?.text !== ' ')) units.push({ text: piece, start, end })
    }
    start = end
  }
  if (units.at(-1)?.text === ' ') units.pop()
  return units
}

/** "Crimson  Façade’s" is "crimson facades". */
export function fold(text: string): string {
  let result = ''
  for (const point of text) {
    for (const piece of foldPoint(point)) {
      result += piece === ' ' && (result === '' || result.endsWith(' ')) ? '' : piece
    }
  }
  return result.trimEnd()
}
