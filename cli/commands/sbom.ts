import { join } from 'node:path'
import { writeWhole } from '#cli/fs/write-whole.ts'
import { counted } from '#cli/lib/counted.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { outputFile, outputFolder } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { readLock } from '#cli/verify/sbom/packages.ts'
import { sbomErrors } from '#cli/verify/sbom/sbom.ts'
import { openSboms } from '#cli/verify/sbom/sites.ts'

export interface SbomOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  out: string
  to: string
  json?: boolean
}

/** Writes a bill of materials for each tenant's built site. Gives the exit code. */
export async function sbom(options: SbomOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const codes = chosenTenants(workspace, options)
  outputFolder(workspace, '--to', options.to)
  const paths = codes.map(
    (code) => [code, outputFile(workspace, '--to', join(options.to, `${code}.cdx.json`))] as const,
  )
  const textOf = openSboms(workspace, resolvePath(workspace.cwd, options.out), readLock(workspace.root))
  const written = []
  for (const [code, path] of paths) {
    const text = await textOf(code)
    const errors = await sbomErrors(text)
    if (errors?.length) throw new CliError('sbom-invalid', `The bill of "${code}" is not valid: ${errors.join('; ')}`)
    writeWhole(path, text)
    const { components } = JSON.parse(text) as { components: readonly unknown[] }
    written.push({
      code,
      file: shownPath(workspace.cwd, path),
      components: components.length,
      isValidated: errors !== null,
    })
  }
  output.json({ ok: true, tenants: written })
  if (!output.isJson) {
    for (const { code, file, components } of written) {
      output.line(`${code}  ${counted(components, 'component')} → ${file}`)
    }
  }
  return 0
}
