import { latinDigits } from '#src/lib/latin-digits.ts'

/** The digits alone, as 0-9. */
export const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '')
