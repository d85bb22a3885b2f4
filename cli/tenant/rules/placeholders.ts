import { findingAt, type Rule, stringAt } from './rule.ts'

/** What `livery create` writes where only the operator knows what belongs. */
export const notFilledIn = 'To be filled in'

const fields = [
  ['licence', 'holder'],
  ['licence', 'number'],
  ['licence', 'regulator'],
]

/** Nothing that a new tenant left open goes live unseen: it is a warning, so that the site can be built meanwhile. */
export const nothingIsLeftOpen: Rule = (context) =>
  fields
    .filter((path) => stringAt(context, path) === notFilledIn)
    .map((path) => {
      const message = `"${path.join('.')}" is not filled in yet`
      const suggestion = 'The site shows it to players: write what your licence says.'
      return findingAt(context, path, { severity: 'warning', code: 'not-filled-in', message, suggestion })
    })
