import type { Command } from 'commander'
import { type Finish, withExamples, withJson, withTenants } from './options.ts'

export function addBuild(program: Command, finish: Finish): void {
  const command = program.command('build').description('build the sites of tenants')
  withExamples(
    withJson(withTenants(command)),
    'build',
    'build --tenant acme,globex',
    'build --tenant "ac*" --out /srv/www',
  )
    .option('-o, --out <dir>', 'where the sites go, a folder each', 'dist')
    .action(async (options) => finish(await (await import('../commands/build.ts')).build(options)))
}
