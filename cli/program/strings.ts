import type { Command } from 'commander'
import { type Finish, withExamples, withJson } from './options.ts'

export function addStrings(program: Command, finish: Finish): void {
  const strings = program.command('strings').description('give texts to translators, and take them back')
  const exporting = strings.command('export').description('write a language’s texts into a file for translators')
  withExamples(
    withJson(exporting),
    'strings export --language sw --out sw.xlf',
    'strings export --language sw --missing --out sw-missing.po',
    'strings export --language sw --changed-since v1.4 --tenant acme --out sw.csv',
  )
    .requiredOption('-l, --language <tag>', 'the language: its tag (sw, pt-BR) or its code')
    .option('-f, --format <name>', 'xliff2, po or csv (default: what the name of --out says)')
    .requiredOption('-o, --out <file>', 'where it goes')
    .option('-t, --tenant <code>', 'only the texts that this tenant’s site has')
    .option('--missing', 'only those that the language lacks')
    .option('--changed-since <rev>', 'only those whose English is another one than at this revision')
    .action(async (options) => finish(await (await import('../commands/strings/export.ts')).stringsExport(options)))
  const importing = strings.command('import').description('check what a translator sent back, and take it all or not')
  withExamples(
    withJson(importing.argument('<file>', 'a file that was exported, by the ending of its name: .xlf, .po, .csv')),
    'strings import sw.xlf',
    'strings import sw.csv --language sw --dry-run',
    'strings import sw.po --watch',
  )
    .option('-l, --language <tag>', 'the language, where the file does not say it (csv)')
    .option('--dry-run', 'say what would change, and change nothing')
    .option('--watch', 'import it again whenever it is saved: "livery dev" shows it at once')
    .action(async (file, options) =>
      finish(await (await import('../commands/strings/import.ts')).stringsImport(file, options)),
    )
  const status = strings.command('status').description('say how far each language is, and who has read it')
  withExamples(withJson(status), 'strings status', 'strings status --language sw')
    .option('-l, --language <tag>', 'by namespace, of this language alone')
    .action(async (options) => finish(await (await import('../commands/strings/status.ts')).stringsStatus(options)))
}
