import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { filesBelow } from '#cli/fs/walk.ts'
import { openParcel, packParcel } from '#cli/store/parcel.ts'
import type { Refusal } from '#cli/store/refusals.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'
import { storeKey } from '#tests/support/store-keys.ts'
import { copyProduct } from './support/copy-product.ts'
import { isLong, timeFor } from './support/fault-size.ts'
import { FaultPlace } from './support/place.ts'
import { differences, hashesBelow } from './support/site-state.ts'

/** A pull request whose packages are patched, and who may write wherever it likes: what does main publish then? */
const place = new FaultPlace({ tenants: 2, seed: 'poisoned' })
const [main, pull] = [storeKey('main'), storeKey('pull')]
const poison = 'what-a-patched-package-brought'
let server: S3Server
const product = join(place.dir, 'product')
let clean: Record<string, string>

const home = 'livery/v2/records/'
const scope = 'livery/v2/scopes/pull-1/records/'
const ofMain = () => ({ ...server.env, LIVERY_STORE_KEY: main.pem })
const ofPull = () => ({
  ...server.env,
  LIVERY_STORE_KEY: pull.pem,
  LIVERY_STORE_TRUST: main.publicPem,
  LIVERY_STORE_SCOPE: 'pull-1',
})

/** What a step before the build might do. */
function patchPackage(): void {
  const file = join(product, 'node_modules', 'zustand', 'esm', 'vanilla.mjs')
  const text = readFileSync(file, 'utf8')
  // It may be linked to the real one.
  rmSync(file)
  writeFileSync(file, `${text}\nglobalThis.poison = '${poison}'\n`)
}

/** The hashes of what lies in no scope. */
const outside = () =>
  Object.fromEntries(
    [...server.objects].filter(([key]) => !key.includes('/scopes/')).map(([key, bytes]) => [key, sha256(bytes)]),
  )

const isPoisoned = (out: string) =>
  filesBelow(out).some((path) => path.endsWith('.js') && readFileSync(path, 'utf8').includes(poison))

const sitesOf = (out: string) => {
  const { ...hashes } = hashesBelow(out)
  for (const path of Object.keys(hashes)) if (path.endsWith('livery.json')) delete hashes[path]
  return hashes
}

beforeAll(
  async () => {
    if (!isLong) return
    server = await startS3()
    await place.mustBuild({ cache: join(place.dir, 'of-main'), env: ofMain() })
    clean = sitesOf(place.out)
    copyProduct(product)
    patchPackage()
  },
  timeFor(1, 540_000),
)

afterAll(async () => {
  if (isLong) await server.close()
  place.remove()
})

async function build(name: string, options: { root?: string; env: Record<string, string>; cache?: string }) {
  const out = join(place.dir, name)
  const end = await place.mustBuild({ cache: join(place.dir, `${name}-cache`), ...options, out })
  const { refused }: { refused: Refusal[] } = JSON.parse(end.stdout)
  return { out, refused, codes: refused.map(({ code }) => code).sort() }
}

test.runIf(isLong)(
  'a patched package is built into the pull request’s sites, and sent to its scope alone',
  async () => {
    const before = outside()
    const { out } = await build('of-pull', { root: product, env: ofPull() })
    expect(isPoisoned(out)).toBe(true)
    expect([...server.objects.keys()].some((key) => key.startsWith(scope))).toBe(true)
    expect(outside()).toEqual(before)
  },
  600_000,
)

test.runIf(isLong)(
  'main takes nothing of it, also where the pull request could write into the main place',
  async () => {
    const kindOf = (name: string) => name.slice(name.indexOf('-'))
    const poisoned = [...server.objects.keys()]
      .filter((key) => key.startsWith(scope))
      .map((key) => key.slice(scope.length))
    const mains = [...server.objects.keys()].filter((key) => key.startsWith(home)).map((key) => key.slice(home.length))
    expect(mains.length).toBeGreaterThan(20)
    for (const name of mains) {
      // What the pull request has of that kind, in the place of what main's next build asks for.
      const own = poisoned.find((other) => kindOf(other) === kindOf(name)) ?? poisoned[0] ?? ''
      const parcel = openParcel({ scope: 'pull-1', name: own }, server.objects.get(scope + own) ?? Buffer.alloc(0), [
        pull.public,
      ])
      if (typeof parcel === 'string') throw new Error(parcel)
      server.objects.set(home + name, packParcel({ scope: '', name }, parcel, pull.signing))
    }
    const { out, codes } = await build('of-main-again', { env: ofMain() })
    expect(isPoisoned(out)).toBe(false)
    expect(differences(clean, sitesOf(out))).toEqual([])
    expect(codes).toEqual(['record-unknown-key'])
  },
  600_000,
)

test.runIf(isLong)(
  'nor does a machine that built both, with one cache and no key',
  async () => {
    const cache = join(place.dir, 'of-both')
    const alone = { LIVERY_STORE: '' }
    expect(isPoisoned((await build('both-pull', { root: product, env: alone, cache })).out)).toBe(true)
    const { out } = await build('both-main', { env: alone, cache })
    expect(isPoisoned(out)).toBe(false)
    expect(differences(clean, sitesOf(out))).toEqual([])
  },
  600_000,
)
