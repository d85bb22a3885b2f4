import type { Command } from 'commander'
import type { MatrixOptions } from '../commands/matrix.ts'
import { type Finish, namingTenants, withExamples, withJson, withTenants } from './options.ts'

const product = ['--product-since <rev>', 'the same for the product, where it is in a repository of its own'] as const

export function addAffected(program: Command, finish: Finish): void {
  const command = program.command('affected').description('name the tenants whose sites would differ since a revision')
  withExamples(
    withJson(command),
    'affected --since origin/main',
    'affected --since HEAD~1 --why',
    'affected --since origin/main... --json',
  )
    .requiredOption(
      '--since <rev>',
      'the revision that the working tree is compared with; "<rev>..." is where it parted',
    )
    .option(...product)
    .option('--why', 'say what it is that differs')
    .action(async (options) => finish(await (await import('../commands/affected.ts')).affected(options)))
}

export function addMatrix(program: Command, finish: Finish): void {
  const command = program.command('matrix').description('share tenants out to machines, by what their builds cost')
  withExamples(
    withJson(withTenants(command)),
    'matrix --format github --shards 4',
    'matrix --format gitlab --shards 4 --since origin/main',
    'matrix --format json --costs costs.json',
  )
    .option('--format <name>', 'github: a matrix on one line. gitlab: a child pipeline. json: all figures', 'json')
    .option('--shards <n>', 'at most so many machines', '4')
    .option('--since <rev>', 'only tenants whose sites would differ since a revision')
    .option(...product)
    .option('--costs <file>', 'what earlier builds took (default: costs.json of the cache folder)')
    .action(
      namingTenants(async (options: MatrixOptions) =>
        finish(await (await import('../commands/matrix.ts')).matrix(options)),
      ),
    )
}
