import { Command } from 'commander'

/** Called with the exit code of the command that ran. */
export type Finish = (exitCode: number) => void

const collect = (value: string, previous: string[] = []) => [...previous, value]

const withPlace = (command: Command) =>
  command
    .option('--tenants <dir>', 'the folder that holds the tenants', 'tenants')
    .option('--cwd <dir>', 'the folder that relative paths start from')

const withJson = (command: Command) =>
  withPlace(command).option('--json', 'one JSON object on stdout, nothing else there')

const withTenants = (command: Command) =>
  command
    .option('-t, --tenant <pattern>', 'a code, a comma list or a glob; repeatable', collect)
    .option('--all', 'every tenant of the folder (the default)')

const withPort = (command: Command, port: string) =>
  command.option('-p, --port <number>', 'the port to listen on; 0 takes a free one', port)

/** The whole command line: one line a command; what a command does is loaded when it runs. */
export function createProgram(finish: Finish): Command {
  const program = new Command('livery')
    .description('One React codebase, every brand: builds a separate, optimised static site per merchant.')
    .version('0.1.0')
    .showSuggestionAfterError()
    .showHelpAfterError('(livery --help lists the commands)')

  withJson(withTenants(program.command('build').description('build the sites of tenants')))
    .option('-o, --out <dir>', 'where the sites go, a folder each', 'dist')
    .action(async (options) => finish(await (await import('./commands/build.ts')).build(options)))
  withJson(
    withTenants(program.command('validate').description('find everything wrong with tenants, without building')),
  ).action(async (options) => finish(await (await import('./commands/validate.ts')).validate(options)))
  withJson(program.command('list').description('list the tenants')).action(async (options) =>
    finish(await (await import('./commands/list.ts')).list(options)),
  )
  withJson(
    program.command('show <tenant>').description('show a tenant’s resolved configuration and where each value is from'),
  ).action(async (code, options) => finish(await (await import('./commands/show.ts')).show(code, options)))
  withJson(program.command('create [code]').description('make a new tenant: asks on a terminal, takes flags elsewhere'))
    .option('--from <tenant>', 'start from another tenant’s folder')
    .option('--name <name>', 'the brand’s name')
    .option('--colour <colour>', 'the brand’s colour, any CSS colour')
    .option('--languages <codes>', 'languages, the default one first: "BN,EN"')
    .option('--currency <code>', 'ISO 4217')
    .option('--time-zone <name>', 'IANA')
    .option('--domain <host>', 'the main domain')
    .action(async (code, options) => finish(await (await import('./commands/create.ts')).create(code, options)))
  withPort(
    withTenants(withPlace(program.command('dev').description('serve tenants from source, with hot reload'))),
    '5173',
  ).action(async (options) => finish(await (await import('./commands/dev.ts')).dev(options)))
  withPort(
    withTenants(
      withPlace(program.command('preview').description('serve built sites, with the sandbox gateway behind them')),
    ),
    '4173',
  )
    .option('-o, --out <dir>', 'where the sites are', 'dist')
    .option('--data <dir>', 'keep the sandbox’s state in this folder; in memory without it')
    .option('--reset', 'start the sandbox from its seed')
    .action(async (options) => finish(await (await import('./commands/preview.ts')).preview(options)))
  withPort(withPlace(program.command('sandbox').description('run the sandbox gateway alone')), '4180')
    .option('--data <dir>', 'keep the state in this folder; in memory without it')
    .option('--reset', 'start from the seed')
    .action(async (options) => finish(await (await import('./commands/sandbox.ts')).sandbox(options)))
  return program
}
