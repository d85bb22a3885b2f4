import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { openOutput, setVerbosity } from '#cli/terminal/output.ts'

/** Options that stand before or after the name of a command. */
export function addEverywhere(program: Command): void {
  program
    .option('--cwd <dir>', 'the folder that relative paths start from (default: where you are)')
    .option('--tenants <dir>', 'the folder that holds the tenants (default: "tenants")')
    .option('--json', 'one JSON object on stdout, nothing else there')
    .addOption(new Option('-q, --quiet', 'only results and what is wrong').conflicts('verbose'))
    .option('--verbose', 'also say where, with what, how long; and the stack of what fails')
    .hook('preAction', (_, command) => begin(program, command))
}

/** Those of the command line as a whole become the command's own, as if they stood behind its name. */
function begin(program: Command, command: Command): void {
  const { quiet, verbose, ...shared } = program.opts<Record<string, unknown> & { quiet?: true; verbose?: true }>()
  setVerbosity(quiet ? 'quiet' : verbose ? 'verbose' : 'normal')
  for (const [name, value] of Object.entries(shared)) {
    if (!command.options.some((option) => option.attributeName() === name)) {
      command.error(`error: unknown option '--${name}'`, { code: 'commander.unknownOption' })
    }
    command.setOptionValueWithSource(name, value, 'cli')
  }
  moveDefaults(command)
  const { tenants } = command.opts<{ tenants?: string }>()
  openOutput(false).detail(
    `livery ${program.version()}, node ${process.versions.node}${tenants ? `, tenants in ${tenants}` : ''}`,
  )
}

function holdsTenants(dir: string): boolean {
  const tenants = join(dir, 'tenants')
  if (!statSync(tenants, { throwIfNoEntry: false })?.isDirectory()) return false
  return readdirSync(tenants).some((name) => existsSync(join(tenants, name, 'tenant.json')))
}

/** The folder itself or the nearest above it that holds tenants; undefined where none does. */
function homeOf(dir: string): string | undefined {
  if (holdsTenants(dir)) return dir
  return dirname(dir) === dir ? undefined : homeOf(dirname(dir))
}

/** From a folder within the product the places that are not named are those of the product: "dist" is "../dist". */
function moveDefaults(command: Command): void {
  const isOwn = (name: string) => command.getOptionValueSource(name) === 'default'
  const start = resolve(command.opts<{ cwd?: string }>().cwd ?? '.')
  if (!isOwn('tenants') || existsSync(join(start, 'tenants'))) return
  const home = homeOf(start)
  if (home === undefined) return
  for (const option of command.options) {
    const name = option.attributeName()
    if (!option.flags.includes('<dir>') || !isOwn(name)) continue
    command.setOptionValueWithSource(name, relative(start, join(home, String(option.defaultValue))), 'default')
  }
}
