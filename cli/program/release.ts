import type { Command } from 'commander'
import type { HistoryOptions } from '../commands/history.ts'
import type { ReleaseOptions } from '../commands/release.ts'
import type { RollbackOptions } from '../commands/rollback.ts'
import { collect, type Finish, namingTenant, withExamples, withJson, withTenant } from './options.ts'

const withTarget = (command: Command) =>
  command.option('--to <dir>', 'the folder of released sites, a folder for each tenant')

const withPublicKey = (command: Command) =>
  command.option('--public-key <file>', 'a key whose releases are trusted; repeatable (or LIVERY_PUBLIC_KEY)', collect)

function addKeygen(release: Command, finish: Finish): void {
  const command = release.command('keygen').description('make a pair of keys: one signs releases, one checks them')
  withExamples(
    withJson(command.argument('<file>', 'the private key’s file; the public one gets .pub')),
    'release keygen release.pem',
  ).action(async (file, _, own) => finish((await import('../commands/release.ts')).keygen(file, own.optsWithGlobals())))
}

export function addRelease(program: Command, finish: Finish): void {
  const command = program.command('release').description('make a tenant’s site live: an immutable folder, one switch')
  const withOptions = withPublicKey(withTarget(withJson(withTenant(command))))
  withExamples(
    withOptions,
    'release acme --to /srv/www --key release.pem',
    'release acme --to /srv/www --confirm acme --prune 10',
    'release acme --to /srv/www --as-built --out artifacts --dry-run',
  )
    .option('-o, --out <dir>', 'where the built site is, or is built', 'dist')
    .option('--as-built', 'take the built site as it is: for one that another machine built')
    .option('--key <file>', 'the private key that signs (or LIVERY_SIGNING_KEY)')
    .option('--unsigned', 'release without a signature')
    .option('--confirm <tenant>', 'the tenant’s code once more: needed where it is live')
    .option(
      '--allow <check>',
      'release in spite of what this check of "verify" finds; repeatable, and recorded',
      collect,
    )
    .option('--dry-run', 'say what would happen, and change nothing')
    .option('--again', 'release even what is live already, byte for byte')
    .option('--keep-assets <n>', 'earlier releases whose hashed files are kept for open tabs', '3')
    .option('--prune <n>', 'then remove old releases but the newest n, the live one and the one before it')
    .option('--wait <seconds>', 'how long to wait for another release of the tenant', '60')
    .action(
      namingTenant(async (options: ReleaseOptions, tenant) =>
        finish(await (await import('../commands/release.ts')).release(tenant, options)),
      ),
    )
  addKeygen(command, finish)
}

export function addHistory(program: Command, finish: Finish): void {
  const command = program.command('history').description('list a tenant’s releases, and check them')
  withExamples(
    withPublicKey(withTarget(withJson(withTenant(command)))),
    'history acme --to /srv/www',
    'history acme --to /srv/www --verify --public-key release.pem.pub',
  )
    .option('--verify', 'read every byte, not the sizes alone')
    .action(
      namingTenant(async (options: HistoryOptions, tenant) =>
        finish(await (await import('../commands/history.ts')).history(tenant, options)),
      ),
    )
}

export function addRollback(program: Command, finish: Finish): void {
  const command = program.command('rollback').description('make an earlier release live again, without a build')
  const withArguments = withTenant(command, ' [release]').argument(
    '[release]',
    'its id, the beginning of it or its last 8 digits (default: what was live before)',
  )
  withExamples(
    withPublicKey(withTarget(withJson(withArguments))),
    'rollback acme --to /srv/www --public-key release.pem.pub',
    'rollback acme --to /srv/www 1a2b3c4d',
  )
    .option('--unsigned', 'take a release whose signature cannot be checked')
    .option('--dry-run', 'check the release, and change nothing')
    .action(
      namingTenant(async (options: RollbackOptions, tenant, wanted) =>
        finish(await (await import('../commands/rollback.ts')).rollback(tenant, wanted, options)),
      ),
    )
}
