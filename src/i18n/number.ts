import { useLanguage } from './language.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Writes whole numbers as the language does, in latin digits: "9,360". */
export function useNumber(): (value: number) => string {
  const { tag } = useLanguage()
  const format = formats.get(tag) ?? new Intl.NumberFormat(`${tag}-u-nu-latn`)
  formats.set(tag, format)
  return (value) => format.format(value)
}
