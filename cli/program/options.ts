import type { Command } from 'commander'

/** Called with the exit code of the command that ran. */
export type Finish = (exitCode: number) => void

export const collect = (value: string, previous: string[] = []) => [...previous, value]

export const withPlace = (command: Command) =>
  command
    .option('--tenants <dir>', 'the folder that holds the tenants', 'tenants')
    .option('--cwd <dir>', 'the folder that relative paths start from (default: where you are)')

export const withJson = (command: Command) =>
  withPlace(command).option('--json', 'one JSON object on stdout, nothing else there')

export const withTenants = (command: Command) =>
  command
    .option('-t, --tenant <pattern>', 'a code, a comma list or a glob; repeatable', collect)
    .option('--all', 'every tenant of the folder (the default)')

export const withPort = (command: Command, port: string) =>
  command.option('-p, --port <number>', 'the port to listen on; 0 takes a free one', port)

/** Who may use a server on this machine. */
export const withCallers = (command: Command) =>
  command
    .option('--allow-host <name>', 'answer this host name too, beside localhost and *.localhost; repeatable', collect)
    .option('--trust-proxy <ip>', 'an address or range whose X-Forwarded-For counts; repeatable', collect)

export const withExamples = (command: Command, ...lines: string[]) =>
  command.addHelpText('after', `\nExamples:\n${lines.map((line) => `  livery ${line}`).join('\n')}\n`)
