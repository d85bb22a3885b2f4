import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser'

const formattingOptions: FormattingOptions = { insertSpaces: true, tabSize: 2 }

/** A JSON text with one value set, or taken out where it is undefined. */
export const setValue = (text: string, path: (string | number)[], value: unknown): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions }))
