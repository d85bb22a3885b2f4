import { intro, outro, select, text } from '@clack/prompts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Workspace } from '../run/workspace.ts'
import { answerProblem, type CheckedAnswer, requireSoundAnswers, type TenantAnswers } from './answers.ts'
import { starterColour } from './starter.ts'

function answered(value: string | symbol): string {
  if (typeof value === 'string') return value
  throw new CliError('cancelled', 'Stopped; nothing was made.')
}

interface Question {
  workspace: Workspace
  key: CheckedAnswer
  message: string
  /** What Enter alone takes, shown in grey; without it an answer is needed. */
  preset?: string
  shown?: string
  refuse?: (value: string) => string | undefined
}

async function ask({ workspace, key, message, preset, shown = preset, refuse }: Question): Promise<string> {
  const answer = await text({
    message,
    ...(shown === undefined ? {} : { defaultValue: shown, placeholder: shown }),
    validate(value) {
      if (!value) return preset === undefined ? 'An answer is needed.' : undefined
      const problem = answerProblem(workspace, key, value)
      return problem ? [problem.message, problem.suggestion].filter(Boolean).join('. ') : refuse?.(value)
    },
  })
  const given = answered(answer)
  return given === shown ? (preset ?? given) : given
}

async function askForBase(codes: readonly string[]): Promise<string | undefined> {
  const options = [
    { value: '', label: 'nothing: a plain tenant' },
    ...codes.map((value) => ({ value, label: `the settings, shapes and demo content of ${value}` })),
  ]
  return answered(await select({ message: 'Start from', initialValue: '', options })) || undefined
}

/** Asks on the terminal for what the command line did not say. @throws CliError where the person stops. */
export async function askForTenant(workspace: Workspace, given: TenantAnswers): Promise<TenantAnswers> {
  const codes = listTenantCodes(workspace.tenantsDir)
  requireSoundAnswers(workspace, given)
  intro('A new tenant')
  const refuse = (value: string) => (codes.includes(value) ? 'There is a tenant with this code.' : undefined)
  const code =
    given.code ?? (await ask({ workspace, key: 'code', message: 'Merchant code, the name of its folder', refuse }))
  const name = given.name ?? (await ask({ workspace, key: 'name', message: 'Name of the brand' }))
  const from = given.from ?? (await askForBase(codes))
  /** A copy keeps what its base has where nothing else is said. */
  const choose = async (key: CheckedAnswer, message: string, preset: string) => {
    const fromBase = from === undefined ? { preset } : { preset: '', shown: `as ${from}` }
    return given[key] ?? ((await ask({ workspace, key, message, ...fromBase })) || undefined)
  }
  const answers: TenantAnswers = {
    code,
    name,
    from,
    domain:
      given.domain ?? (await ask({ workspace, key: 'domain', message: 'Main domain', preset: `${code}.example` })),
    colour: await choose('colour', 'Brand colour (the palette is made from it)', starterColour),
    languages: await choose('languages', 'Languages, the default one first', 'EN'),
    currency: await choose('currency', 'Currency (ISO 4217)', 'USD'),
    timeZone: await choose('timeZone', 'Time zone (IANA)', 'UTC'),
    minimumAge: await choose('minimumAge', 'Minimum age in years', '18'),
  }
  outro('Making it')
  return answers
}
