import type { Command } from 'commander'
import { didYouMean } from '#cli/lib/nearest.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

function found(program: Command, names: readonly string[]): Command {
  return names.reduce((command, name) => {
    const below = command.commands.find((one) => one.name() === name)
    if (below) return below
    const known = command.commands.map((one) => one.name())
    const hint = didYouMean(name, known) ?? `"livery help" lists the commands.`
    throw new CliError('unknown-command', `There is no command "${names.join(' ')}"`, { hint, exitCode: 2 })
  }, program)
}

/** "help store gc", too: the one of the package knows one name. */
export function addHelp(program: Command): void {
  program
    .helpCommand(false)
    .command('help')
    .description('show what a command takes')
    .argument('[command...]', 'its name; for the commands of a group both: store gc')
    .action((names: string[]) => found(program, names).outputHelp())
}
