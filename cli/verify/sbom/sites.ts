import { join } from 'node:path'
import { gateDefines, type Profile, profileOf } from '#cli/bundle/profile.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { readSiteManifest } from '#cli/site-files/manifest.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { scriptFonts } from '#cli/theme/script-fonts.ts'
import { bundledPackages } from '#cli/verify/sbom/bundled.ts'
import { type Lock, type LockedPackage, resolvePackage } from '#cli/verify/sbom/packages.ts'
import { sbomText } from '#cli/verify/sbom/sbom.ts'
import { openSite, type Site } from '#cli/verify/site/site.ts'

/** Packages whose files are in the site without any code of theirs: fonts and drawings. */
function packagesOfFiles(site: Site, tenant: Tenant): string[] {
  const { text, display, script } = tenant.brand.faces
  const hasFonts = [...site.files.keys()].some((path) => path.startsWith('fonts/'))
  const scripts = scriptFonts.filter(({ subset }) =>
    [...site.files.keys()].some((path) => path.startsWith(`fonts/${subset}.`)),
  )
  const faces = hasFonts ? [text, display, script].flatMap((font) => font?.package ?? []) : []
  const hasIcons = [...site.files.keys()].some((path) => /^assets\/icons-[\w-]+\.svg$/.test(path))
  return [...faces, ...scripts.map((font) => font.package), ...(hasIcons ? ['lucide-static'] : [])]
}

/** A writer of bills of materials that looks once a profile at what is in its code. */
export function openSboms(workspace: Workspace, outDir: string, lock: Lock): (code: string) => Promise<string> {
  const known = new Map<string, Promise<readonly string[]>>()
  const inCode = (profile: Profile) => {
    const found = known.get(profile.id) ?? bundledPackages(workspace.root, 'src/main.tsx', gateDefines(profile))
    known.set(profile.id, found)
    return found
  }
  const epoch = process.env.SOURCE_DATE_EPOCH
  return async (code) => {
    const dir = join(outDir, code)
    const { tenant } = loadTenant({ ...workspace, code })
    const manifest = readSiteManifest(dir)
    if (!tenant || manifest === 'missing') {
      const hint = `livery build --tenant ${code}.`
      throw new CliError('not-built', `There is no built site of "${code}" in ${outDir}`, { hint })
    }
    const names = packagesOfFiles(openSite(code, dir), tenant)
    const packages = [
      ...(await inCode(profileOf(tenant))).map((path) => lock.packages.get(path)),
      ...names.map((name) => resolvePackage(lock, '', name)),
    ].filter((found): found is LockedPackage => found !== undefined)
    return sbomText({
      code,
      name: tenant.name,
      inputs: manifest === 'damaged' ? '' : manifest.inputs,
      lock,
      packages: [...new Map(packages.map((found) => [found.path, found])).values()],
      basis: 'packages whose modules are in the code of the site, and those of its fonts and drawings',
      epoch: epoch ? Number(epoch) : null,
    })
  }
}
