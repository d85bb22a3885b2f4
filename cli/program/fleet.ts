import type { Command } from 'commander'
import type { FleetOptions } from '../commands/fleet/fleet.ts'
import { collect, type Finish, namingTenants, withExamples, withJson, withTenants } from './options.ts'

export function addFleet(program: Command, finish: Finish): void {
  const command = program
    .command('fleet')
    .description('show every tenant of a target: live release, age, size, findings')
  withExamples(
    withJson(withTenants(command)),
    'fleet --to /srv/www',
    'fleet --to /srv/www --with-findings --limit 0',
    'fleet "acme-*" --to /srv/www --older-than 30d --sort age',
    'fleet --to s3://sites --out fleet.html',
  )
    .option('--to <dir>', 'the folder of released sites, s3://bucket/prefix or ssh://user@host/path')
    .option('-f, --format <name>', 'text, json or html (default: what the name of --out says, else text)')
    .option('-o, --out <file>', 'write it there instead of on stdout')
    .option('--sort <key>', 'findings, age, size, release or code', 'findings')
    .option('--limit <n>', 'rows at most; 0 is all (default: 40 of a text, else all)')
    .option('--older-than <age>', 'only those whose live release is older: 30d, 12h')
    .option('--larger-than <size>', 'only those whose first load is larger: 200kB')
    .option('--release <id>', 'only those on this release: a run’s id, a day, a release’s id or its last 8 digits')
    .option('--profile <id>', 'only those of this profile')
    .option('--cohort <state>', 'only those that are live, next, waits, held-back, failed … or of a share: 10%')
    .option('--with-findings', 'only those that have errors or warnings')
    .option('--verify', 'check signatures, and read every byte of what is live')
    .option('--public-key <file>', 'with --verify: a key whose releases are trusted; repeatable', collect)
    .option('--exit-code', 'exit with 1 where a tenant has an error')
    .action(
      namingTenants(async (options: FleetOptions) =>
        finish(await (await import('../commands/fleet/fleet.ts')).fleet(options)),
      ),
    )
}
