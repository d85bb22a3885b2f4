import { drawnLength } from '../drawn-length.ts'
import { nameOf, type TextCheck } from './text-check.ts'

/** A text that is longer than its place is cut off or pushes others away. */
export const checkLength: TextCheck = (checked, { limitOf }) => {
  const [length, limit] = [drawnLength(checked.text), limitOf(checked)]
  if (length <= limit) return undefined
  return {
    code: 'too-long',
    message: `"${nameOf(checked)}" has ${length} characters, and its place takes ${limit}`,
    suggestion: 'Say it in fewer words.',
  }
}
