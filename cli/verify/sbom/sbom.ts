import { Enums, Models, Serialize, SPDX, Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { sha256 } from '#cli/fs/hash.ts'
import { type Lock, type LockedPackage, resolvePackage } from './packages.ts'

export interface SbomInput {
  /** The tenant's code and name. */
  code: string
  name: string
  /** What its site was made from: stands as the version, since a site has no other. */
  inputs: string
  lock: Lock
  /** What has code, fonts or drawings in the site. */
  packages: readonly LockedPackage[]
  /** How the list came about, in words. */
  basis: string
  /** Seconds; null leaves the time out, so that the same site has the same bill. */
  epoch: number | null
}

/** `pkg:npm/%40scope/name@1.2.3` (https://github.com/package-url/purl-spec). */
export function packageUrl({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  const path = name.split('/').map(encodeURIComponent).join('/')
  return `pkg:npm/${path}@${encodeURIComponent(version)}`
}

const algorithms: Readonly<Record<string, Enums.HashAlgorithm>> = {
  sha1: Enums.HashAlgorithm['SHA-1'],
  sha256: Enums.HashAlgorithm['SHA-256'],
  sha384: Enums.HashAlgorithm['SHA-384'],
  sha512: Enums.HashAlgorithm['SHA-512'],
}

function hashesOf(integrity: string | null): Models.HashDictionary {
  const entries = (integrity ?? '').split(/\s+/).flatMap((value): [Enums.HashAlgorithm, string][] => {
    const [name = '', digest = ''] = value.split(/-(.*)/s)
    const algorithm = algorithms[name]
    return algorithm ? [[algorithm, Buffer.from(digest, 'base64').toString('hex')]] : []
  })
  return new Models.HashDictionary(entries)
}

/** One identifier of SPDX, an expression of several, or whatever else the package calls it. */
function licenceOf(text: string): Models.License {
  if (SPDX.isSupportedSpdxId(text)) return new Models.SpdxLicense(text)
  return /\s(AND|OR|WITH)\s/.test(text) ? new Models.LicenseExpression(text) : new Models.NamedLicense(text)
}

function componentOf(found: LockedPackage): Models.Component {
  const [scope, bare] = found.name.startsWith('@') ? found.name.split('/') : [undefined, found.name]
  const component = new Models.Component(Enums.ComponentType.Library, bare ?? found.name, {
    bomRef: packageUrl(found),
    version: found.version,
    purl: packageUrl(found),
    scope: Enums.ComponentScope.Required,
    hashes: hashesOf(found.integrity),
    ...(scope === undefined ? {} : { group: scope }),
  })
  if (found.licence !== null) component.licenses.add(licenceOf(found.licence))
  if (found.resolved !== null) {
    component.externalReferences.add(
      new Models.ExternalReference(found.resolved, Enums.ExternalReferenceType.Distribution),
    )
  }
  return component
}

/** A version 5 shape from the content: the same bill has the same number. */
function serialOf(text: string): string {
  const hex = sha256(text)
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

function bomOf(input: SbomInput): Models.Bom {
  const { code, name, inputs, lock, packages, basis, epoch } = input
  const site = new Models.Component(Enums.ComponentType.Application, code, {
    bomRef: `site:${code}`,
    version: inputs.slice(0, 16),
    description: `The site of ${name}`,
  })
  site.properties.add(new Models.Property('livery:basis', basis))
  const components = new Map(packages.map((found) => [found.path, componentOf(found)]))
  for (const found of packages) {
    const component = components.get(found.path)
    if (!component) continue
    site.dependencies.add(component.bomRef)
    for (const dependency of found.dependencies) {
      const other = components.get(resolvePackage(lock, found.path, dependency)?.path ?? '')
      if (other) component.dependencies.add(other.bomRef)
    }
  }
  const tool = new Models.Component(Enums.ComponentType.Application, lock.name, { version: lock.version })
  const metadata = new Models.Metadata({ component: site })
  metadata.tools.components.add(tool)
  if (epoch !== null) metadata.timestamp = new Date(epoch * 1000)
  return new Models.Bom({ metadata, components: new Models.ComponentRepository(components.values()) })
}

const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))

/** The bill of materials of a site as CycloneDX 1.6 JSON: the same text for the same site. */
export function sbomText(input: SbomInput): string {
  const bom = bomOf(input)
  const options = { sortLists: true, space: 2 }
  bom.serialNumber = serialOf(serializer.serialize(bom, options))
  return `${serializer.serialize(bom, options)}\n`
}

/** What CycloneDX's own validator says of a bill; null where what it needs is not installed. */
export async function sbomErrors(text: string): Promise<readonly string[] | null> {
  try {
    const found = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)
    return found === null ? [] : [JSON.stringify(found)]
  } catch (error) {
    if (error instanceof Validation.MissingOptionalDependencyError) return null
    throw error
  }
}
