import type { Command } from 'commander'
import type { ListOptions } from '../commands/list.ts'
import type { ShowOptions } from '../commands/show.ts'
import type { ValidateOptions } from '../commands/validate.ts'
import { type Finish, namingTenant, namingTenants, withExamples, withJson, withTenant, withTenants } from './options.ts'

export function addValidate(program: Command, finish: Finish): void {
  const command = program.command('validate').description('find everything wrong with tenants, without building')
  withExamples(withJson(withTenants(command)), 'validate', 'validate acme --json').action(
    namingTenants(async (options: ValidateOptions) =>
      finish(await (await import('../commands/validate.ts')).validate(options)),
    ),
  )
}

export function addList(program: Command, finish: Finish): void {
  const command = program.command('list').description('list the tenants')
  withExamples(withJson(withTenants(command)), 'list', 'list "ac*"', 'list --json').action(
    namingTenants(async (options: ListOptions) => finish(await (await import('../commands/list.ts')).list(options))),
  )
}

export function addShow(program: Command, finish: Finish): void {
  const command = program.command('show').description('show a tenant’s settings and which file set each of them')
  withExamples(withJson(withTenant(command)), 'show acme').action(
    namingTenant(async (options: ShowOptions, code) =>
      finish(await (await import('../commands/show.ts')).show(code, options)),
    ),
  )
}

export function addCreate(program: Command, finish: Finish): void {
  const command = program.command('create').description('make a new tenant: asks on a terminal, takes flags elsewhere')
  withExamples(
    withJson(command.argument('[code]', 'the new tenant’s code, the name of its folder')),
    'create',
    'create acme --name "Acme Play" --colour "#0f7a4f" --languages EN,ES',
    'create acme-lite --from acme --take colours,logo',
    'create acme-vip --from acme --name "Acme VIP" --colour "#7a2bd6"',
  )
    .option('--from <tenant>', 'start from another tenant’s settings, shapes and demo content')
    .option('--take <parts>', 'what of it: settings, colours, logo, content, all (default: all but the logo)')
    .option('--name <name>', 'the brand’s name (default: the code)')
    .option('--colour <colour>', 'the brand’s colour, any CSS colour (default: "#2f6feb")')
    .option('--languages <codes>', 'languages, the default one first (default: "EN")')
    .option('--currency <code>', 'ISO 4217 (default: "USD")')
    .option('--time-zone <name>', 'IANA (default: "UTC")')
    .option('--minimum-age <years>', 'from which age one may play, 18 or more (default: 18)')
    .option('--domain <host>', 'the main domain (default: "<code>.example")')
    .action(async (code, options) => finish(await (await import('../commands/create.ts')).create(code, options)))
}
