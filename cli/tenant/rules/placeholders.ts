import { findingAt, type Rule, stringAt } from './rule.ts'

/** What `livery create` writes where only the operator knows what belongs. */
export const notFilledIn = 'To be filled in'

const fields = ['holder', 'number', 'regulator'].map((name) => ['licence', name])

const listOf = (names: readonly string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')

/** Nothing that a new tenant left open goes live unseen: it is a warning, so that the site can be built meanwhile. */
export const nothingIsLeftOpen: Rule = (context) => {
  const open = fields.filter((path) => stringAt(context, path) === notFilledIn)
  const [first] = open
  if (!first) return []
  const message = `${listOf(open.map((path) => `"${path.join('.')}"`))} ${open.length > 1 ? 'are' : 'is'} not filled in yet`
  const suggestion = 'The site shows it to players: write what your licence says.'
  return [findingAt(context, first, { severity: 'warning', code: 'not-filled-in', message, suggestion })]
}
