import type { Command } from 'commander'
import type { BuildOptions } from '../commands/build.ts'
import { type Finish, namingTenants, withExamples, withJson, withTenants } from './options.ts'

export function addBuild(program: Command, finish: Finish): void {
  const command = program.command('build').description('build the sites of tenants')
  withExamples(
    withJson(withTenants(command)),
    'build',
    'build acme globex',
    'build "ac*" --out /srv/www',
    'build --since origin/main',
    'build --explain',
    'build --shard 2/4 --json',
  )
    .option('-o, --out <dir>', 'where the sites go, a folder each', 'dist')
    .option('--explain', 'say of each tenant why it was built')
    .option('--since <rev>', 'only tenants whose sites would differ since a revision')
    .option('--product-since <rev>', 'the same for the product, where it is in a repository of its own')
    .option('--shard <i/n>', 'build the i-th of n parts of the tenants, to share them among machines')
    .option('--costs <file>', 'the measured costs that the shards are balanced by')
    .option('--workers <number>', 'processes to build in (default: one for each core where there are many tenants)')
    .option('--engine <name>', '"full" compiles each profile by itself, to compare with')
    .action(
      namingTenants(async (options: BuildOptions) =>
        finish(await (await import('../commands/build.ts')).build(options)),
      ),
    )
}
