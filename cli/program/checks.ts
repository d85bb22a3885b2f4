import type { Command } from 'commander'
import type { SbomOptions } from '../commands/sbom.ts'
import type { VerifyOptions } from '../commands/verify.ts'
import { collect, type Finish, namingTenants, withExamples, withJson, withTenants } from './options.ts'

export function addVerify(program: Command, finish: Finish): void {
  const command = program.command('verify').description('check built sites before they are released')
  withExamples(
    withJson(withTenants(command)),
    'verify',
    'verify acme --only foreign,secrets',
    'verify --thorough --json',
    'verify --profiles 24 --seed 7',
  )
    .option('-o, --out <dir>', 'where the sites are', 'dist')
    .option('--since <rev>', 'only tenants whose sites would differ since a revision')
    .option('--product-since <rev>', 'the same for the product, where it is in a repository of its own')
    .option('--only <checks>', 'only these checks, a comma list; repeatable', collect)
    .option('--thorough', 'also build each site anew, from nothing, and compare')
    .option(
      '--profiles <n>',
      'make n random profiles by both engines and compare every byte (alone: no site is checked)',
    )
    .option('--workers <n>', 'processes to check in (default: one for each core where there are many tenants)')
    .option('--seed <n>', 'which random profiles; others each time without it')
    .action(
      namingTenants(async (options: VerifyOptions) =>
        finish(await (await import('../commands/verify.ts')).verify(options)),
      ),
    )
}

export function addSbom(program: Command, finish: Finish): void {
  const command = program.command('sbom').description('write what each built site is made of, as CycloneDX 1.6')
  withExamples(withJson(withTenants(command)), 'sbom', 'sbom acme --to release/acme')
    .option('-o, --out <dir>', 'where the sites are', 'dist')
    .option('--to <dir>', 'where the bills go: <code>.cdx.json', 'sbom')
    .action(
      namingTenants(async (options: SbomOptions) => finish(await (await import('../commands/sbom.ts')).sbom(options))),
    )
}
