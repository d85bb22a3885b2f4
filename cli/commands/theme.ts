import { themePage } from '#cli/insight/theme/page.ts'
import { readSheetParts, readThemeSheet } from '#cli/insight/theme/read-sheet.ts'
import { themeText } from '#cli/insight/theme/text.ts'
import { deliver, formatOf } from '#cli/page/deliver.ts'
import { hasTrueColour } from '#cli/page/swatch.ts'
import { optionalFile } from '#cli/run/guarded.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface ThemeOptions extends WorkspaceOptions {
  format?: string
  out?: string
  json?: boolean
}

/** Shows a tenant's tokens, pairs of colours and parts. Gives the exit code: 1 where a pair is too low. */
export async function theme(code: string, options: ThemeOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const format = formatOf(options)
  const path = optionalFile(workspace, '--out', options.out)
  const read = await readThemeSheet(workspace, code)
  const { sheet } = read
  const page = format === 'html' ? themePage(sheet, await readSheetParts(workspace, read)) : ''
  const isFine = sheet.pairs.every((pair) => pair.ratio >= pair.minimum)
  const hasSwatches = colours.isColorSupported && options.out === undefined && hasTrueColour(process.env)
  const { values, pairs, themes } = sheet
  deliver(
    output,
    { ...options, path },
    {
      json: { ok: isFine, tenant: code, themes, tokens: values, pairs },
      text: () => themeText(sheet, hasSwatches),
      html: () => page,
    },
  )
  return isFine ? 0 : 1
}
