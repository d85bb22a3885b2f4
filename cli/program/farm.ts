import type { Command } from 'commander'
import type { FarmStartOptions } from '../commands/farm/start.ts'
import { type Finish, namingTenants, withExamples, withJson, withPlace, withTenants } from './options.ts'

const withMetrics = (command: Command) =>
  command
    .option('--metrics <port>', 'answer Prometheus at /metrics on this port; 0 takes a free one')
    .option('--metrics-host <address>', 'the address to answer it on', '127.0.0.1')
    .option('--events', 'JSON on stdout, one object a line for each event; words go to stderr')

export function addFarm(program: Command, finish: Finish): void {
  const farm = program.command('farm').description('build many tenants with many workers, by a queue in Redis')
  const start = farm.command('start').description('plan, hand out, and wait until the store has every site')
  withMetrics(
    withExamples(
      withJson(withTenants(start)),
      'farm start',
      'farm start --since live --no-out',
      'farm start "ac*" --batch 25 --events',
    ),
  )
    .option('-o, --out <dir>', 'where the sites go at the end, a folder each', 'dist')
    .option('--no-out', 'leave them in the store alone')
    .option('--since <rev>', 'only tenants whose sites would differ since a revision')
    .option('--product-since <rev>', 'the same for the product, where it is in a repository of its own')
    .option('--batch <n>', 'tenants a job has at most (default: 25 to 50, by how many there are)')
    .option(
      '--workers <n>',
      'jobs at once on this machine (default: one for each core; none where LIVERY_REDIS is set)',
    )
    .action(
      namingTenants(async (options: FarmStartOptions) =>
        finish(await (await import('../commands/farm/start.ts')).farmStart(options)),
      ),
    )
  const worker = farm.command('worker').description('take jobs from the queue that LIVERY_REDIS names')
  withMetrics(withExamples(withPlace(worker), 'farm worker', 'farm worker --concurrency 4 --idle 300 --metrics 9464'))
    .option('--concurrency <n>', 'jobs at once, a process for each (default: one for each core)')
    .option('--idle <seconds>', 'end after so long without work and without a run under way (default: never)')
    .option('--lock <seconds>', 'silent for so long, the worker has lost its job', '30')
    .action(async (options) => finish(await (await import('../commands/farm/worker.ts')).farmWorker(options)))
  const status = farm.command('status').description('say what the queue holds: runs, jobs, workers, what happened last')
  withExamples(withJson(status), 'farm status', 'farm status --json').action(async (options) =>
    finish(await (await import('../commands/farm/status.ts')).farmStatus(options)),
  )
}
