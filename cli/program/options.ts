import { type Command, CommanderError } from 'commander'

/** Called with the exit code of the command that ran. */
export type Finish = (exitCode: number) => void

export const collect = (value: string, previous: string[] = []) => [...previous, value]

export const withPlace = (command: Command) =>
  command
    .option('--tenants <dir>', 'the folder that holds the tenants', 'tenants')
    .option('--cwd <dir>', 'the folder that relative paths start from (default: where you are)')

export const withJson = (command: Command) =>
  withPlace(command).option('--json', 'one JSON object on stdout, nothing else there')

/** Several tenants, all without a name. */
export const withTenants = (command: Command) =>
  command
    .argument('[tenants...]', 'which tenants: codes, comma lists or globs')
    .option('-t, --tenant <pattern>', 'the same as an option; repeatable', collect)
    .option('--all', 'every tenant of the folder (the default)')

interface TenantOptions {
  tenant?: string[]
}

/** What the action of a command `withTenants` gets: the names as one list, wherever they stood. */
export const namingTenants =
  <Options extends TenantOptions>(run: (options: Options) => Promise<void>) =>
  (bare: string[], options: Options) =>
    run(bare.length === 0 ? options : { ...options, tenant: [...(options.tenant ?? []), ...bare] })

/** One tenant, by its name alone or as an option; `others` are the arguments behind it. */
export function withTenant(command: Command, others = ''): Command {
  return command
    .usage(`[options] <tenant>${others}`)
    .argument('[tenant]', 'the tenant’s code')
    .option('-t, --tenant <code>', 'the same as an option')
}

type TenantRun<Options> = (options: Options, tenant: string, ...others: (string | undefined)[]) => Promise<void>

const usage = (code: string, message: string) => new CommanderError(2, `commander.${code}`, `error: ${message}`)

/** What the action of a command `withTenant` gets: its options, the tenant, and the arguments behind it. */
export const namingTenant =
  <Options>(run: TenantRun<Options>) =>
  (...given: unknown[]) => {
    const command = given.at(-1) as Command
    const { tenant: named } = command.opts<{ tenant?: string }>()
    const [tenant, ...others] = named === undefined ? command.args : [named, ...command.args]
    if (tenant === undefined) throw usage('missingArgument', "missing required argument 'tenant'")
    if (others.length < command.registeredArguments.length) return run(command.opts() as Options, tenant, ...others)
    throw usage('excessArguments', `too many arguments for '${command.name()}': ${[tenant, ...others].join(' ')}`)
  }

export const withPort = (command: Command, port: string) =>
  command.option('-p, --port <number>', 'the port to listen on; 0 takes a free one', port)

/** Who may use a server on this machine. */
export const withCallers = (command: Command) =>
  command
    .option('--allow-host <name>', 'answer this host name too, beside localhost and *.localhost; repeatable', collect)
    .option('--trust-proxy <ip>', 'an address or range whose X-Forwarded-For counts; repeatable', collect)

export const withExamples = (command: Command, ...lines: string[]) =>
  command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  livery ${line}`).join('\n')}\n`)
