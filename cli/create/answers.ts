import { didYouMean } from '#cli/lib/nearest.ts'
import { currencyProblem, timeZoneProblem } from '#cli/tenant/rules/choices.ts'
import { tenantSchema } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { readColour } from '#cli/theme/colour.ts'
import { type LanguageCode, languageCodes } from '#contract/site/languages.ts'
import { readDomainClaims } from '../check/domains.ts'
import { languageProblem as stringsProblem } from '../check/strings.ts'
import type { Workspace } from '../run/workspace.ts'

/** What a new tenant is told about; what is missing comes from its base or from a plain default. */
export interface TenantAnswers {
  code?: string | undefined
  from?: string | undefined
  /** Parts of it, as partsOf reads them. */
  take?: string | undefined
  name?: string | undefined
  colour?: string | undefined
  /** "BN,EN", the default language first. */
  languages?: string | undefined
  currency?: string | undefined
  timeZone?: string | undefined
  domain?: string | undefined
  /** Years. */
  minimumAge?: string | undefined
}

interface Problem {
  message: string
  suggestion: string | null
  /** Where it is not "bad-<answer>". */
  code?: string
}

export function languageList(value: string): string[] {
  return value.split(',').map((code) => code.trim().toUpperCase())
}

const isLanguage = (code: string): code is LanguageCode => languageCodes.some((known) => known === code)

/** A site in a language that lacks texts cannot be built: better said before the folder is made. */
function incompleteProblem(workspace: Workspace, value: string): Problem | null {
  for (const code of languageList(value).filter(isLanguage)) {
    const problem = stringsProblem(workspace, code)
    if (problem) return problem
  }
  return null
}

function languageProblem(workspace: Workspace, value: string): Problem | null {
  const unknown = languageList(value).find((code) => !languageCodes.some((known) => known === code))
  if (unknown === undefined) {
    const isRepeated = new Set(languageList(value)).size < languageList(value).length
    return isRepeated
      ? { message: `"${value}" names a language twice`, suggestion: null }
      : incompleteProblem(workspace, value)
  }
  const known = `The languages are ${languageCodes.join(' ')}.`
  return { message: `There is no language "${unknown}"`, suggestion: didYouMean(unknown, languageCodes) ?? known }
}

function merchantCodeProblem(value: string): Problem | null {
  const reason = tenantSchema.shape.merchantCode.safeParse(value).error?.issues[0]?.message
  return reason === undefined ? null : { message: `"${value}" is not a merchant code`, suggestion: `It ${reason}.` }
}

/** A domain belongs to one tenant. */
function domainProblem(workspace: Workspace, value: string): Problem | null {
  const [owner] = readDomainClaims(workspace).get(value) ?? []
  if (owner === undefined) return null
  const suggestion = 'Name another with --domain: a domain belongs to one tenant.'
  return { message: `"${value}" is a domain of "${owner}"`, suggestion, code: 'domain-taken' }
}

const [youngest, oldest] = [18, 99]

function ageProblem(value: string): Problem | null {
  const suggestion = `Use ${youngest} to ${oldest}, as the licence and the law of its players say.`
  if (!/^\d{1,3}$/.test(value)) return { message: `"${value}" is no age in years`, suggestion }
  if (Number(value) < youngest)
    return { message: `Nobody under ${youngest} may play: ${value} is too young`, suggestion }
  return Number(value) > oldest ? { message: `${value} is no minimum age`, suggestion } : null
}

const problems = {
  code: merchantCodeProblem,
  name: (value: string) =>
    tenantSchema.shape.name.safeParse(value).success && value.trim() !== ''
      ? null
      : { message: `"${value}" cannot be the brand’s name`, suggestion: 'Use 1 to 60 letters.' },
  domain: (value: string, workspace: Workspace) =>
    tenantSchema.shape.domains.safeParse([value]).success
      ? domainProblem(workspace, value)
      : { message: `"${value}" is not a host name`, suggestion: 'Write it in lower case, such as "play.example".' },
  colour: (value: string) =>
    readColour(value)
      ? null
      : { message: `"${value}" is no colour that CSS knows`, suggestion: 'Write it as #rrggbb.' },
  languages: (value: string, workspace: Workspace) => languageProblem(workspace, value),
  minimumAge: ageProblem,
  currency: currencyProblem,
  timeZone: timeZoneProblem,
} satisfies Record<string, (value: string, workspace: Workspace) => Problem | null>

export type CheckedAnswer = keyof typeof problems

/** What is wrong with one answer, as one sentence and what to do; null where nothing is. */
export function answerProblem(workspace: Workspace, key: CheckedAnswer, value: string): Problem | null {
  return problems[key](value, workspace)
}

/** @throws CliError (usage) for the first answer that cannot be right. Answers that were not given are not asked for. */
export function requireSoundAnswers(workspace: Workspace, answers: TenantAnswers): void {
  for (const key of Object.keys(problems) as CheckedAnswer[]) {
    const value = answers[key]
    const problem = value === undefined ? null : answerProblem(workspace, key, value)
    if (!problem) continue
    const code = problem.code ?? `bad-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    throw new CliError(code, problem.message, {
      ...(problem.suggestion ? { hint: problem.suggestion } : {}),
      exitCode: 2,
    })
  }
}
