import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { openEnvelope, sealEnvelope } from '#cli/keys/dsse.ts'
import type { PublicKey, SigningKey } from '#cli/keys/keys.ts'
import { markOf } from '../site-files/tree.ts'
import { provenancePath, type ReleasePlace } from './layout.ts'
import type { ReleaseManifest, ReleaseOrigin } from './manifest.ts'
import type { ReleasePlan } from './plan.ts'

const payloadType = 'application/vnd.in-toto+json'
const statementType = 'https://in-toto.io/Statement/v1'
const predicateType = 'https://slsa.dev/provenance/v1'
/** docs/deployment.md says what its parameters are. */
const buildType = 'urn:livery:build:1'

const digest = z.record(z.string(), z.string())
const keysByKind = z.record(z.string(), z.array(z.string()).readonly()).readonly()
const descriptor = z.object({ name: z.string(), digest, annotations: z.record(z.string(), z.boolean()).optional() })

/** An in-toto statement with SLSA provenance, as far as it is read again. */
const statementSchema = z.object({
  _type: z.literal(statementType),
  subject: z.array(z.object({ name: z.string(), digest })),
  predicateType: z.literal(predicateType),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal(buildType),
      externalParameters: z.object({ tenant: z.string(), asBuilt: z.boolean() }),
      internalParameters: z.object({ inputs: z.string(), inputParts: digest, vouchedBy: keysByKind }),
      resolvedDependencies: z.array(descriptor),
    }),
    runDetails: z.object({
      builder: z.object({ id: z.string(), version: digest }),
      metadata: z.object({ invocationId: z.string(), finishedOn: z.string() }),
    }),
  }),
})

type Statement = z.infer<typeof statementSchema>

/** The release's whole content is called by this name; a site has no such file. */
const contentName = 'site'

function revisionOf(
  name: string,
  revision: string | null,
): Statement['predicate']['buildDefinition']['resolvedDependencies'] {
  if (revision === null) return []
  const isDirty = revision.endsWith('-dirty')
  const commit = { name, digest: { gitCommit: revision.replace(/-dirty$/, '') } }
  return [isDirty ? { ...commit, annotations: { uncommittedChanges: true } } : commit]
}

const hashOf = (name: string, sha256: string | null | undefined) => (sha256 ? [{ name, digest: { sha256 } }] : [])

/** Compressed forms follow from their files, and deltas from other releases. */
const isSubject = (path: string) => !/\.(br|gz)$/.test(path)

function statementOf(plan: ReleasePlan, { revision, installed }: ReleaseOrigin, key: SigningKey): Statement {
  const { site } = plan
  const files = Object.entries(site.files).filter(([path]) => isSubject(path))
  return {
    _type: statementType,
    subject: [
      { name: contentName, digest: { sha256: plan.content } },
      ...files.map(([name, { sha256 }]) => ({ name, digest: { sha256 } })),
    ],
    predicateType,
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: { tenant: plan.place.tenant, asBuilt: installed === undefined },
        internalParameters: {
          inputs: site.inputs,
          inputParts: { ...site.inputParts },
          vouchedBy: site.vouchedBy,
        },
        resolvedDependencies: [
          ...revisionOf('product', revision.product),
          ...revisionOf('tenants', revision.tenants),
          ...hashOf('package-lock.json', installed?.lock),
          ...hashOf('installed packages', installed?.packages),
        ],
      },
      runDetails: {
        builder: { id: `urn:livery:key:${key.public.fingerprint}`, version: { node: process.versions.node } },
        metadata: { invocationId: plan.id, finishedOn: plan.created },
      },
    },
  }
}

/** The plan with the paper that says where the release came from, signed; as it was where it has one, or nobody signs. */
export function withProvenance(plan: ReleasePlan, origin: ReleaseOrigin, key: SigningKey | undefined): ReleasePlan {
  if (!key || plan.provenance) return plan
  const statement = JSON.stringify(statementOf(plan, origin, key))
  const paper = Buffer.from(sealEnvelope(payloadType, statement, key))
  return {
    ...plan,
    provenance: { [provenancePath]: paper },
    files: { ...plan.files, [provenancePath]: markOf(paper) },
    bytes: plan.bytes + paper.length,
    written: [...plan.written, paper.length],
  }
}

/**
 * What a release's provenance says. `none`: it has none, as releases of before, and those without a signature. `bad`: it is
 * no such paper, the signature does not hold, or it is another release's.
 */
export interface Provenance {
  state: 'signed' | 'none' | 'unknown-key' | 'bad'
  /** The name of the key's file, or its fingerprint where the key is not known; null where nobody is named. */
  by: string | null
  /** Name to commit or hash, "-dirty" behind commits with changes; null where it does not count. */
  madeFrom: Readonly<Record<string, string>> | null
  /** Fingerprints of keys of the shared store by kind of record; empty: all was made where it was built. */
  vouchedBy: Readonly<Record<string, readonly string[]>> | null
}

const nothing = { madeFrom: null, vouchedBy: null }
const bad: Provenance = { state: 'bad', by: null, ...nothing }

function readStatement(payload: string): Statement | undefined {
  try {
    return statementSchema.safeParse(JSON.parse(payload)).data
  } catch {
    // What is no JSON is no statement.
    return undefined
  }
}

/** Whether it speaks of this release: the same content, and each file that it names in the same bytes. */
function isAbout({ subject, predicate }: Statement, manifest: ReleaseManifest): boolean {
  const [whole, ...files] = subject
  return (
    predicate.buildDefinition.externalParameters.tenant === manifest.tenant &&
    predicate.buildDefinition.internalParameters.inputs === manifest.inputs &&
    predicate.runDetails.metadata.invocationId === manifest.id &&
    whole?.name === contentName &&
    whole.digest.sha256 === manifest.content &&
    files.every(({ name, digest: { sha256 } }) => sha256 !== undefined && manifest.files[name]?.sha256 === sha256)
  )
}

function textOf(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  // Anything but a file is no paper.
  return stats.isFile() ? readFileSync(path, 'utf8') : ''
}

/** Reads and checks the provenance of a release whose manifest is known. */
export function readProvenance(place: ReleasePlace, manifest: ReleaseManifest, keys: readonly PublicKey[]): Provenance {
  const text = textOf(join(place.releasesDir, manifest.id, provenancePath))
  const isListed = Object.hasOwn(manifest.files, provenancePath)
  if (text === undefined) return isListed ? bad : { state: 'none', by: null, ...nothing }
  const opened = openEnvelope(text, payloadType, keys)
  if (opened.state === 'bad') return bad
  if (opened.state === 'unknown-key') return { state: 'unknown-key', by: opened.fingerprint, ...nothing }
  const statement = readStatement(opened.payload)
  if (!statement || !isAbout(statement, manifest)) return { ...bad, by: opened.key.name }
  const { resolvedDependencies, internalParameters } = statement.predicate.buildDefinition
  const madeFrom = resolvedDependencies.map(({ name, digest: { gitCommit, sha256 }, annotations }) => {
    return [name, gitCommit ? `${gitCommit}${annotations?.uncommittedChanges ? '-dirty' : ''}` : (sha256 ?? '')]
  })
  return {
    state: 'signed',
    by: opened.key.name,
    madeFrom: Object.fromEntries(madeFrom),
    vouchedBy: internalParameters.vouchedBy,
  }
}
