import { Command } from 'commander'

/** Called with the exit code of the command that ran. */
export type Finish = (exitCode: number) => void

const collect = (value: string, previous: string[] = []) => [...previous, value]

const withPlace = (command: Command) =>
  command
    .option('--tenants <dir>', 'the folder that holds the tenants', 'tenants')
    .option('--cwd <dir>', 'the folder that relative paths start from (default: where you are)')

const withJson = (command: Command) =>
  withPlace(command).option('--json', 'one JSON object on stdout, nothing else there')

const withTenants = (command: Command) =>
  command
    .option('-t, --tenant <pattern>', 'a code, a comma list or a glob; repeatable', collect)
    .option('--all', 'every tenant of the folder (the default)')

const withPort = (command: Command, port: string) =>
  command.option('-p, --port <number>', 'the port to listen on; 0 takes a free one', port)

const withExamples = (command: Command, ...lines: string[]) =>
  command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  livery ${line}`).join('\n')}\n`)

function addBuild(program: Command, finish: Finish): void {
  const command = program.command('build').description('build the sites of tenants')
  withExamples(
    withJson(withTenants(command)),
    'build',
    'build --tenant acme,globex',
    'build --tenant "ac*" --out /srv/www',
  )
    .option('-o, --out <dir>', 'where the sites go, a folder each', 'dist')
    .action(async (options) => finish(await (await import('./commands/build.ts')).build(options)))
}

function addValidate(program: Command, finish: Finish): void {
  const command = program.command('validate').description('find everything wrong with tenants, without building')
  withExamples(withJson(withTenants(command)), 'validate', 'validate --tenant acme --json').action(async (options) =>
    finish(await (await import('./commands/validate.ts')).validate(options)),
  )
}

function addList(program: Command, finish: Finish): void {
  const command = program.command('list').description('list the tenants')
  withExamples(withJson(command), 'list', 'list --json').action(async (options) =>
    finish(await (await import('./commands/list.ts')).list(options)),
  )
}

function addShow(program: Command, finish: Finish): void {
  const command = program.command('show').description('show a tenant’s settings and which file set each of them')
  withExamples(withJson(command.argument('<tenant>', 'the tenant’s code')), 'show acme').action(async (code, options) =>
    finish(await (await import('./commands/show.ts')).show(code, options)),
  )
}

function addCreate(program: Command, finish: Finish): void {
  const command = program.command('create').description('make a new tenant: asks on a terminal, takes flags elsewhere')
  withExamples(
    withJson(command.argument('[code]', 'the new tenant’s code, the name of its folder')),
    'create',
    'create acme --name "Acme Play" --colour "#0f7a4f" --languages EN,ES',
    'create acme-vip --from acme',
  )
    .option('--from <tenant>', 'start from a copy of another tenant, which then gives the defaults')
    .option('--name <name>', 'the brand’s name (default: the code)')
    .option('--colour <colour>', 'the brand’s colour, any CSS colour (default: "#2f6feb")')
    .option('--languages <codes>', 'languages, the default one first (default: "EN")')
    .option('--currency <code>', 'ISO 4217 (default: "USD")')
    .option('--time-zone <name>', 'IANA (default: "UTC")')
    .option('--domain <host>', 'the main domain (default: "<code>.example")')
    .action(async (code, options) => finish(await (await import('./commands/create.ts')).create(code, options)))
}

function addServers(program: Command, finish: Finish): void {
  const dev = program.command('dev').description('serve tenants from source, with hot reload')
  withExamples(withPort(withTenants(withPlace(dev)), '5173'), 'dev --tenant acme').action(async (options) =>
    finish(await (await import('./commands/dev.ts')).dev(options)),
  )
  const preview = program.command('preview').description('serve built sites, with the sandbox gateway behind them')
  withExamples(withPort(withTenants(withPlace(preview)), '4173'), 'preview', 'preview --data .sandbox --reset')
    .option('-o, --out <dir>', 'where the sites are', 'dist')
    .option('--data <dir>', 'keep the sandbox’s state in this folder (default: in memory)')
    .option('--reset', 'start the sandbox from its seed')
    .action(async (options) => finish(await (await import('./commands/preview.ts')).preview(options)))
  const sandbox = program.command('sandbox').description('run the sandbox gateway alone')
  withExamples(withPort(withPlace(sandbox), '4180'), 'sandbox --port 8080 --data .sandbox')
    .option('--data <dir>', 'keep the state in this folder (default: in memory)')
    .option('--reset', 'start from the seed')
    .action(async (options) => finish(await (await import('./commands/sandbox.ts')).sandbox(options)))
}

/**
 * The whole command line; what a command does is loaded when it runs. Wrong usage is thrown as a CommanderError and
 * printed by whoever catches it.
 */
export function createProgram(finish: Finish): Command {
  const program = new Command('livery')
    .description('One React codebase, every brand: builds a separate, optimised static site per merchant.')
    .version('0.1.0')
    .showSuggestionAfterError()
    .configureOutput({ outputError: () => undefined })
    .exitOverride()
  for (const add of [addBuild, addValidate, addList, addShow, addCreate, addServers]) add(program, finish)
  return program
}
