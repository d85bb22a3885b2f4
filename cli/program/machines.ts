import type { Command } from 'commander'
import { type Finish, withExamples, withJson } from './options.ts'

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
