import type { Command } from 'commander'
import type { BannerOptions } from '../commands/banner.ts'
import type { RenameOptions } from '../commands/rename.ts'
import type { RetireOptions } from '../commands/retire.ts'
import type { SetOptions } from '../commands/set.ts'
import { type Finish, namingTenant, namingTenants, withExamples, withJson, withTenant, withTenants } from './options.ts'

function addSet(program: Command, finish: Finish): void {
  const command = program.command('set').description('set one value of a tenant.json; all else stays as it was written')
  withExamples(
    withJson(withTenant(command, ' <key> [value]')),
    'set acme features.vip true',
    'set acme languages.supported EN,ES',
    'set acme contacts.email help@acme.example',
    'set acme budgets.initialJs --unset',
  )
    .argument('[key]', 'the path of the value, as "livery show" names it')
    .argument('[value]', 'JSON, a text as it is, or a list with commas')
    .option('--unset', 'take the key out: the base or the default counts again')
    .action(
      namingTenant(async (options: SetOptions, tenant, ...[key, value]) => {
        const { set } = await import('../commands/set.ts')
        finish(await set(tenant, { key, value }, options))
      }),
    )
}

function addBanner(program: Command, finish: Finish): void {
  const command = program.command('banner').description('take the home page’s first banner from the gateway')
  withExamples(
    withJson(withTenants(command)),
    'banner acme',
    'banner "acme*" --json',
    'banner acme --from http://localhost:4173',
  )
    .option('--from <origin>', 'the gateway to ask (default: gateway.baseUrl of each tenant)')
    .action(
      namingTenants(async (options: BannerOptions) =>
        finish(await (await import('../commands/banner.ts')).banner(options)),
      ),
    )
}

function addRename(program: Command, finish: Finish): void {
  const command = program.command('rename').description('give a tenant another code: folder, code, and who extends it')
  withExamples(withJson(withTenant(command, ' <code>')), 'rename acme acme-play')
    .argument('[code]', 'the new code')
    .option('-o, --out <dir>', 'where the built sites are', 'dist')
    .action(
      namingTenant(async (options: RenameOptions, tenant, code) =>
        finish(await (await import('../commands/rename.ts')).renameCode(tenant, code ?? '', options)),
      ),
    )
}

function addRetire(program: Command, finish: Finish): void {
  const command = program.command('retire').description('write the last page of a tenant, and say what to take down')
  withExamples(
    withJson(withTenant(command)),
    'retire acme --next https://globex.example',
    'retire acme --next https://globex.example --remove',
  )
    .option('--next <url>', 'where players go from now on; without it the page says that the site is closed')
    .option('-o, --out <dir>', 'where the page goes: <code>/', 'retired')
    .option('--sites <dir>', 'where the built sites are', 'dist')
    .option('--remove', 'also remove the tenant’s folder, if git has all of it')
    .action(
      namingTenant(async (options: RetireOptions, tenant) =>
        finish(await (await import('../commands/retire.ts')).retire(tenant, options)),
      ),
    )
}

export function addTenantLife(program: Command, finish: Finish): void {
  addSet(program, finish)
  addBanner(program, finish)
  addRename(program, finish)
  addRetire(program, finish)
}
