import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/prizes.json' with { type: 'json' }

const texts = textsOf('prizes', english)

export const envelopeTitle = (every: 'day' | 'week', language: string): string => texts.in(language, `titles.${every}`)

type Line = keyof typeof english.lines

const turnoverLine = (times: number): Line => (times === 0 ? 'free' : times === 1 ? 'tiedOnce' : 'tied')

function listOf(names: readonly Line[], language: string, figures: Readonly<Record<string, number>>): string {
  return `<ul>${names.map((name) => `<li>${texts.in(language, `lines.${name}`, figures)}</li>`).join('')}</ul>`
}

/** HTML: a list. */
export function envelopeText(rules: { every: 'day' | 'week'; times: number }, language: string): string {
  return listOf([rules.every, 'opening', turnoverLine(rules.times), 'pause'], language, { times: rules.times })
}

/** HTML: a list. */
export function wheelText(rules: { keeps: number }, language: string): string {
  return listOf(['spins', 'turning', 'seeds', 'each', 'pause'], language, rules)
}
