import { nameOf, type TextCheck } from './text-check.ts'

const opensIsolate = /[\u2066-\u2068]/
const opensEmbedding = /[\u202a\u202b\u202d\u202e]/

/** Whether every control that opens a run of text is closed, in the right order. */
function isBalanced(text: string): boolean {
  const open: ('isolate' | 'embedding')[] = []
  for (const character of text) {
    if (opensIsolate.test(character)) open.push('isolate')
    else if (opensEmbedding.test(character)) open.push('embedding')
    else if (character === '\u2069' && open.pop() !== 'isolate') return false
    else if (character === '\u202c' && open.pop() !== 'embedding') return false
  }
  return open.length === 0
}

/** A control of direction that is left open turns round what follows on the page. */
export const checkBidi: TextCheck = (checked) =>
  isBalanced(checked.text)
    ? undefined
    : {
        code: 'unbalanced-bidi',
        message: `"${nameOf(checked)}" opens or closes a run of text direction by itself`,
        suggestion: 'Remove the invisible character, or add the one that closes it (U+2069 for U+2066 to U+2068).',
      }
