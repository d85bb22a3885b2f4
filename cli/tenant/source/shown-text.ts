import * as z from 'zod'

/**
 * Control characters, halves of characters, marks that turn the direction of what follows, and what Unicode lets a font
 * draw as nothing. Joiners, variation selectors and plain direction marks are left: scripts and emoji need them.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\p{Variation_Selector}\u061c\u200e\u200f\u{e0020}-\u{e007f}]]/v

/** Something that stands on a page as ink: no space, no mark alone, no letter that is drawn as nothing. */
const ink = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** The first character that nobody sees, as its number: "U+0000". */
export function unseenCharacter(text: string): string | null {
  const found = unseen.exec(text)?.[0].codePointAt(0)
  return found === undefined ? null : `U+${found.toString(16).toUpperCase().padStart(4, '0')}`
}

/** A text that players read: not blank, without space around it. */
export const shownText = z
  .string()
  .min(1)
  .refine((text) => text === '' || ink.test(text), { error: 'must hold something that can be seen', abort: true })
  .refine((text) => text === text.trim(), 'must have no space at its start or end')
