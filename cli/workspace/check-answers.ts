import { currencyProblem, timeZoneProblem } from '#cli/tenant/rules/choices.ts'
import { tenantSchema } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { didYouMean } from '#cli/terminal/nearest.ts'
import { readColour } from '#cli/theme/colour.ts'
import { languageCodes } from '#src/config/languages.ts'

/** What a new tenant is told about; what is missing comes from its base or from a plain default. */
export interface TenantAnswers {
  code?: string | undefined
  from?: string | undefined
  name?: string | undefined
  colour?: string | undefined
  /** "BN,EN", the default language first. */
  languages?: string | undefined
  currency?: string | undefined
  timeZone?: string | undefined
  domain?: string | undefined
}

interface Problem {
  message: string
  suggestion: string | null
}

export function languageList(value: string): string[] {
  return value.split(',').map((code) => code.trim().toUpperCase())
}

function languageProblem(value: string): Problem | null {
  const unknown = languageList(value).find((code) => !languageCodes.some((known) => known === code))
  if (unknown === undefined) {
    const isRepeated = new Set(languageList(value)).size < languageList(value).length
    return isRepeated ? { message: `"${value}" names a language twice`, suggestion: null } : null
  }
  const known = `The languages are ${languageCodes.join(' ')}.`
  return { message: `There is no language "${unknown}"`, suggestion: didYouMean(unknown, languageCodes) ?? known }
}

function merchantCodeProblem(value: string): Problem | null {
  const reason = tenantSchema.shape.merchantCode.safeParse(value).error?.issues[0]?.message
  return reason === undefined ? null : { message: `"${value}" is not a merchant code`, suggestion: `It ${reason}.` }
}

const problems = {
  code: merchantCodeProblem,
  name: (value: string) =>
    tenantSchema.shape.name.safeParse(value).success && value.trim() !== ''
      ? null
      : { message: `"${value}" cannot be the brand’s name`, suggestion: 'Use 1 to 60 letters.' },
  domain: (value: string) =>
    tenantSchema.shape.domains.safeParse([value]).success
      ? null
      : { message: `"${value}" is not a host name`, suggestion: 'Write it in lower case, such as "play.example".' },
  colour: (value: string) =>
    readColour(value)
      ? null
      : { message: `"${value}" is no colour that CSS knows`, suggestion: 'Write it as #rrggbb.' },
  languages: languageProblem,
  currency: currencyProblem,
  timeZone: timeZoneProblem,
} satisfies Record<string, (value: string) => Problem | null>

export type CheckedAnswer = keyof typeof problems

/** What is wrong with one answer, as one sentence and what to do; null where nothing is. */
export function answerProblem(key: CheckedAnswer, value: string): Problem | null {
  return problems[key](value)
}

/** @throws CliError (usage) for the first answer that cannot be right. Answers that were not given are not asked for. */
export function requireSoundAnswers(answers: TenantAnswers): void {
  for (const key of Object.keys(problems) as CheckedAnswer[]) {
    const value = answers[key]
    const problem = value === undefined ? null : answerProblem(key, value)
    if (!problem) continue
    const code = `bad-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    throw new CliError(code, problem.message, {
      ...(problem.suggestion ? { hint: problem.suggestion } : {}),
      exitCode: 2,
    })
  }
}
