import { type Command, CommanderError } from 'commander'
import type { HistoryOptions } from '../commands/history.ts'
import type { ReleaseOptions } from '../commands/release.ts'
import type { ReleaseManyOptions } from '../commands/releases/many.ts'
import type { StatusOptions } from '../commands/releases/status.ts'
import type { RollbackOptions } from '../commands/rollback.ts'
import { collect, type Finish, namingTenant, withExamples, withJson, withTenant } from './options.ts'

const withTarget = (command: Command) =>
  command.option('--to <dir>', 'the folder of released sites, s3://bucket/prefix or ssh://user@host/path')

const withPublicKey = (command: Command) =>
  command.option('--public-key <file>', 'a key whose releases are trusted; repeatable (or LIVERY_PUBLIC_KEY)', collect)

function addKeygen(release: Command, finish: Finish): void {
  const command = release.command('keygen').description('make a pair of keys: one signs releases, one checks them')
  withExamples(
    withJson(command.argument('<file>', 'the private key’s file; the public one gets .pub')),
    'release keygen release.pem',
  ).action(async (file, _, own) => finish((await import('../commands/release.ts')).keygen(file, own.optsWithGlobals())))
}

function addStatus(release: Command, finish: Finish): void {
  const command = release
    .command('status')
    .description('show the release of many tenants that is under way, or was last')
  withExamples(withTarget(withJson(command)), 'release status --to /srv/www').action(async (_, own: Command) =>
    finish(await (await import('../commands/releases/status.ts')).status(own.optsWithGlobals<StatusOptions>())),
  )
}

function addStop(release: Command, finish: Finish): void {
  const command = release.command('stop').description('take back a release of many tenants that was not ended')
  withExamples(withPublicKey(withTarget(withJson(command))), 'release stop --to /srv/www').action(
    async (_, own: Command) =>
      finish(await (await import('../commands/releases/status.ts')).stop(own.optsWithGlobals<StatusOptions>())),
  )
}

const withMany = (command: Command) =>
  command
    .option('--affected', 'of the tenants named, or of all, those whose sites differ since --since')
    .option('--since <revision>', 'the revision that is live; `A...` is where A and HEAD parted')
    .option('--product-since <revision>', 'a revision of the product, where its repository is another')
    .option('--cohort <shares>', 'go to a part of the tenants first: "1%,10%,50%,100%"')
    .option(
      '--wait <time>',
      'how long a cohort is to be healthy for ("90s", "10m"; 10m); of one tenant: for another release (60s)',
    )
    .option('--healthy <check>', 'a URL to ask or a command to run: where it is not well, all goes back')
    .option('--stop-at <limits>', 'figures of --healthy: "script-errors=3,failed-starts=0.5,first-picture=2.5"')
    .option('--first <codes>', 'tenants that come first; the others come as they fall', collect)
    .option('--note <text>', 'what changes, for who looks at the run')
    .option('--parallel <n>', 'tenants that are released at once', '4')

const isSeveral = /[,*?{}[\]]/

type Both = Omit<ReleaseOptions, 'wait'> & Omit<ReleaseManyOptions, 'tenant'> & { tenant?: string[] }

/** One code goes the way of one tenant, everything else that of many. */
async function releaseNamed(bare: string[], options: Both): Promise<number> {
  const names = [...bare, ...(options.tenant ?? [])]
  const [name] = names
  const isAsked = options.affected || options.cohort !== undefined
  if (name === undefined && !options.affected) {
    throw new CommanderError(2, 'commander.missingArgument', "error: missing required argument 'tenant'")
  }
  if (name !== undefined && names.length === 1 && !isSeveral.test(name) && !isAsked) {
    return await (await import('../commands/release.ts')).release(name, options)
  }
  return await (await import('../commands/releases/many.ts')).releaseMany({ ...options, tenant: names })
}

export function addRelease(program: Command, finish: Finish): void {
  const command = program
    .command('release')
    .description('make sites live: immutable releases, one switch for each tenant')
  const named = command
    .usage('[options] <tenants...>')
    .argument('[tenants...]', 'which tenants: one code, or several by comma lists and globs')
    .option('-t, --tenant <pattern>', 'the same as an option; repeatable', collect)
  withExamples(
    withPublicKey(withTarget(withJson(named))),
    'release acme --to /srv/www --key release.pem',
    'release acme --to /srv/www --confirm acme --prune 10',
    'release acme --to /srv/www --as-built --out artifacts --dry-run',
    'release "*" --to s3://sites --confirm 1000 --cohort 1%,10%,100% --healthy https://beacon.example/health',
    'release --affected --since v1.4 --to ssh://deploy@web1/srv/www --confirm 12',
  )
    .option('-o, --out <dir>', 'where the built site is, or is built', 'dist')
    .option('--as-built', 'take the built sites as they are: for what another machine built')
    .option('--key <file>', 'the private key that signs (or LIVERY_SIGNING_KEY)')
    .option('--unsigned', 'release without a signature')
    .option('--confirm <what>', 'needed where something is live: the tenant’s code once more; of several, their number')
    .option(
      '--allow <check>',
      'release in spite of what this check of "verify" finds; repeatable, and recorded',
      collect,
    )
    .option('--dry-run', 'say what would happen, and change nothing')
    .option('--again', 'release even what is live already, byte for byte')
    .option('--keep-assets <n>', 'earlier releases whose hashed files are kept for open tabs', '3')
    .option('--prune <n>', 'then remove old releases but the newest n, the live one and the one before it')
  withMany(command).action(async (bare: string[], options: Both) => finish(await releaseNamed(bare, options)))
  addKeygen(command, finish)
  addStatus(command, finish)
  addStop(command, finish)
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
