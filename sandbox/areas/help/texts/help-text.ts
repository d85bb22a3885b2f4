/** The articles of the help centre by their anchors, in the order that they are listed in. */
export const helpGroups = {
  money: ['deposit', 'withdraw', 'bonus'],
  play: ['responsible', 'limits', 'games'],
  account: ['account', 'complaints'],
  legal: ['terms', 'privacy'],
} as const

export type HelpGroup = keyof typeof helpGroups
export type HelpTerm = (typeof helpGroups)[HelpGroup][number]

/**
 * One language's help. `articles` are a title and HTML, as an operator's editor writes it; `{name}`, `{age}`, `{holder}`,
 * `{number}`, `{regulator}`, `{minutes}` and `{hours}` stand for what the merchant has.
 */
export interface HelpText {
  groups: Readonly<Record<HelpGroup, string>>
  articles: Readonly<Record<HelpTerm, readonly [title: string, content: string]>>
}
