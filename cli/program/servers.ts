import type { Command } from 'commander'
import type { BeaconOptions } from '../commands/beacon/beacon.ts'
import type { DevOptions } from '../commands/dev.ts'
import type { PreviewOptions } from '../commands/preview.ts'
import { keepMemorySmall } from '../lib/small-memory.ts'
import {
  collect,
  type Finish,
  namingTenants,
  withCallers,
  withExamples,
  withPlace,
  withPort,
  withTenants,
} from './options.ts'

export function addServers(program: Command, finish: Finish): void {
  const dev = program.command('dev').description('serve tenants from source, with hot reload')
  withExamples(withCallers(withPort(withTenants(withPlace(dev)), '5173')), 'dev acme').action(
    namingTenants(async (options: DevOptions) => finish(await (await import('../commands/dev.ts')).dev(options))),
  )
  const preview = program.command('preview').description('serve built sites, with the sandbox gateway behind them')
  withExamples(
    withCallers(withPort(withTenants(withPlace(preview)), '4173')),
    'preview',
    'preview --data .sandbox --reset',
    'preview acme --to /srv/www --at previous --at live',
  )
    .option('-o, --out <dir>', 'where the sites are', 'dist')
    .option(
      '--at <release>',
      'serve this kept release, checked first: its id, "live" or "previous"; twice for two',
      collect,
    )
    .option('--to <dir>', 'the folder of released sites that --at looks in')
    .option('--public-key <file>', 'a key whose releases are trusted; repeatable (or LIVERY_PUBLIC_KEY)', collect)
    .option('--unsigned', 'serve a release whose signature cannot be checked')
    .option('--data <dir>', 'keep the sandbox’s state in this folder (default: in memory)')
    .option('--reset', 'start the sandbox from its seed')
    .action(
      namingTenants(async (options: PreviewOptions) => {
        keepMemorySmall()
        return finish(await (await import('../commands/preview.ts')).preview(options))
      }),
    )
  const sandbox = program.command('sandbox').description('run the sandbox gateway alone')
  withExamples(withCallers(withPort(withPlace(sandbox), '4180')), 'sandbox --port 8080 --data .sandbox')
    .option('--data <dir>', 'keep the state in this folder (default: in memory)')
    .option('--reset', 'start from the seed')
    .action(async (options) => {
      keepMemorySmall()
      return finish(await (await import('../commands/sandbox.ts')).sandbox(options))
    })
}

/** What takes the reports of sites in production. */
export function addBeacon(program: Command, finish: Finish): void {
  const beacon = program.command('beacon').description('collect how the pages of released sites start and fail')
  withExamples(
    withPort(withPlace(beacon), '4190'),
    'beacon --file /var/lib/livery/beacons',
    'beacon --host 0.0.0.0 --port 8080 --trust-proxy 10.0.0.0/8',
  )
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--file <path>', 'keep the counts of 48 hours in this file (default: in memory)')
    .option('--rate <n>', 'reports that are taken from one source in a minute', '600')
    .option('--trust-proxy <ip>', 'an address or range whose X-Forwarded-For counts; repeatable', collect)
    .action(async (options: BeaconOptions) => {
      keepMemorySmall()
      return finish(await (await import('../commands/beacon/beacon.ts')).beacon(options))
    })
}
