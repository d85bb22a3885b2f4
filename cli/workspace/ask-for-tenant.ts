import { cancel, group, intro, outro, select, text } from '@clack/prompts'
import { listTenantCodes } from '#cli/tenant/load.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { languageCodes } from '#src/config/languages.ts'
import type { TenantAnswers } from './create-tenant.ts'
import type { Workspace } from './workspace.ts'

const isLanguageList = (value: string) =>
  value.split(',').every((code) => languageCodes.some((known) => known === code.trim().toUpperCase()))

function stop(): never {
  cancel('Nothing was made.')
  throw new CliError('cancelled', 'Cancelled', { exitCode: 1 })
}

/** Asks on the terminal for what the command line did not say. */
export async function askForTenant(
  workspace: Workspace,
  code: string | undefined,
  given: TenantAnswers,
): Promise<TenantAnswers> {
  const codes = listTenantCodes(workspace.tenantsDir)
  intro('A new tenant')
  const answers = await group(
    {
      code: () =>
        text({
          message: 'Merchant code',
          initialValue: code ?? '',
          validate(value) {
            if (!/^[a-z][a-z0-9-]{1,31}$/.test(value ?? ''))
              return '2 to 32 lower-case letters, digits and hyphens, a letter first'
            return codes.includes(value ?? '') ? 'There is a tenant with this code' : undefined
          },
        }),
      name: () =>
        text({
          message: 'Name of the brand',
          initialValue: given.name ?? '',
          validate: (value) => (value ? undefined : 'A name is needed'),
        }),
      from: () =>
        select({
          message: 'Start from',
          initialValue: given.from ?? '',
          options: [{ value: '', label: 'a plain tenant' }, ...codes.map((value) => ({ value, label: value }))],
        }),
      domain: ({ results }) =>
        text({ message: 'Main domain', initialValue: given.domain ?? `${results.code}.example` }),
      colour: () => text({ message: 'Brand colour', initialValue: given.colour ?? '#2f6feb' }),
      languages: () =>
        text({
          message: 'Languages, the default one first',
          initialValue: given.languages ?? 'EN',
          validate: (value) => (isLanguageList(value ?? '') ? undefined : `Codes out of ${languageCodes.join(' ')}`),
        }),
      currency: () => text({ message: 'Currency (ISO 4217)', initialValue: given.currency ?? 'USD' }),
      timeZone: () => text({ message: 'Time zone (IANA)', initialValue: given.timeZone ?? 'UTC' }),
    },
    { onCancel: stop },
  )
  outro('Making it')
  return { ...answers, from: answers.from || undefined }
}
