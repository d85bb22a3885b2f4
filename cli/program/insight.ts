import type { Command } from 'commander'
import type { DiffOptions } from '../commands/diff.ts'
import type { ReportOptions } from '../commands/report.ts'
import type { ThemeOptions } from '../commands/theme.ts'
import { type Finish, namingTenant, namingTenants, withExamples, withJson, withTenant, withTenants } from './options.ts'

const withFormat = (command: Command) =>
  command
    .option('-f, --format <name>', 'text, json or html (default: what the name of --out says, else text)')
    .option('-o, --out <file>', 'write it there instead of on stdout')

const withSites = (command: Command) => command.option('--sites <dir>', 'where the built sites are', 'dist')

function addDiff(program: Command, finish: Finish): void {
  const command = program.command('diff').description('say in what two tenants, or a tenant and a release, differ')
  withExamples(
    withSites(
      withFormat(
        withJson(
          withTenant(command, ' [b] [c]')
            .argument('[b]', 'the tenant to compare it with; with --to the earlier release')
            .argument('[c]', 'with --to the later release'),
        ),
      ),
    ),
    'diff acme globex',
    'diff acme globex --out acme-globex.html',
    'diff acme --against /srv/www/acme/current',
    'diff acme --since v1.4',
    'diff acme --to /srv/www previous live',
  )
    .option('--to <dir>', 'compare two releases in this folder: by id, "live" or "previous" (default: previous, live)')
    .option('--against <release>', 'compare the built site with this released folder instead')
    .option('--since <revision>', 'compare the tenant with what it was at a git revision instead')
    .option('--exit-code', 'exit with 1 where anything differs')
    .action(
      namingTenant(async (options: DiffOptions, a, b, c) =>
        finish(await (await import('../commands/diff.ts')).diff({ a, b, c }, options)),
      ),
    )
}

function addReport(program: Command, finish: Finish): void {
  const command = program.command('report').description('measure built sites: by tenant, kind, page, chunk and module')
  withExamples(
    withSites(withJson(withTenants(command))),
    'report',
    'report "ac*" --out sizes.html',
    "report --since origin/main... --before base --preview-url 'https://{code}.preview.example' --out comment.md",
  )
    .option('-f, --format <name>', 'text, json or html (default: what the name of --out says, else text); markdown')
    .option('-o, --out <file>', 'write it there instead of on stdout')
    .option('--since <revision>', 'say what changed since this revision, as a comment for a pull request')
    .option('--product-since <revision>', 'the product’s revision, where the tenants have a repository of their own')
    .option('--before <dir>', 'with --since: the built sites of the base, to compare bytes with')
    .option('--preview-url <address>', 'with --since: where a site is previewed, with {code} in it')
    .option('--budget <kB>', 'the most JavaScript of a first load, in brotli (default: what the tenant allows)')
    .option('--profiles <n>', 'how many profiles’ code is measured by module, those of the most tenants', '3')
    .action(
      namingTenants(async (options: ReportOptions) =>
        finish(await (await import('../commands/report.ts')).report(options)),
      ),
    )
}

function addTheme(program: Command, finish: Finish): void {
  const command = program.command('theme').description('show every token, pair of colours and part of a tenant')
  withExamples(withFormat(withJson(withTenant(command))), 'theme acme', 'theme acme --out acme-theme.html').action(
    namingTenant(async (options: ThemeOptions, code) =>
      finish(await (await import('../commands/theme.ts')).theme(code, options)),
    ),
  )
}

function addDoctor(program: Command, finish: Finish): void {
  const command = program.command('doctor').description('say whether this machine and this project are ready')
  withExamples(withSites(withJson(command)), 'doctor', 'doctor --json').action(async (options) =>
    finish(await (await import('../commands/doctor.ts')).doctor(options)),
  )
}

export function addInsight(program: Command, finish: Finish): void {
  addDiff(program, finish)
  addReport(program, finish)
  addTheme(program, finish)
  addDoctor(program, finish)
}
