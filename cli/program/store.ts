import type { Command } from 'commander'
import { type Finish, withExamples } from './options.ts'

const withCache = (command: Command) =>
  command
    .option('--cwd <dir>', 'the folder that relative paths start from (default: where you are)')
    .option('--json', 'one JSON object on stdout, nothing else there')

export function addStore(program: Command, finish: Finish): void {
  const store = program.command('store').description('look after the store of files that sites share')
  const gc = store.command('gc').description('remove what no site uses; builds may run meanwhile')
  withExamples(withCache(gc), 'store gc', 'store gc --keep-days 7', 'store gc --max-size 5GB')
    .option('--keep-days <n>', 'keep what was used in the last n days (default: 30, unless --max-size is given)')
    .option('--max-size <size>', 'remove the longest unused until the store is no larger: 500MB, 5GB')
    .action(async (options) => finish((await import('../commands/store.ts')).gc(options)))
  const verify = store.command('verify').description('read every file of the store; what is damaged is removed')
  withExamples(withCache(verify), 'store verify').action(async (options) =>
    finish((await import('../commands/store.ts')).verify(options)),
  )
  const info = store.command('info').description('say what the store holds')
  withExamples(withCache(info), 'store info --json').action(async (options) =>
    finish((await import('../commands/store.ts')).info(options)),
  )
  const keygen = store.command('keygen').description('make a pair of keys: one signs what a shared store is sent')
  withExamples(
    withCache(keygen.argument('<file>', 'the private key’s file; the public one gets .pub')),
    'store keygen store.pem',
  ).action(async (file, options) => finish((await import('../commands/store.ts')).keygen(file, options)))
}
