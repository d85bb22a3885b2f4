import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What keeps each file that writes or removes from the sources: a new one takes a place here, and says it too. */
const keptBy: Readonly<Record<string, string>> = {
  'cli/fs/make-folder.ts': 'empty folders, where the guard lets one be',
  'cli/fs/lock.ts': 'an empty file: the lock among a tenant’s releases, and costs.json.lock of the cache',
  'cli/fs/write-whole.ts': 'takes a FreeFile, which the guard alone gives: diff, report, theme, sbom',
  'cli/fs/write-together.ts':
    'first-banner.json and its pictures (requireTenantsFolder), and files of a language of the registry, by namespaces of English',
  'cli/beacon/journal.ts': 'the file of --file, a FreeFile of the guard',
  'cli/keys/own-key.ts': 'one file of its own name in the user’s folder for state: never over one that is there',
  'cli/bundle/publish/publish.ts': 'a stage beside <out>/<code>: build/plan.ts asks the guard for <out>',
  'cli/bundle/publish/swap.ts': 'takes out what requireReplaceable lets go, and puts the rest back',
  'cli/store/folder-storage.ts': 'a shared store of its own, which openWorkspace checks: below v2/',
  'cli/store/claims.ts': 'inside the cache, which openWorkspace checks',
  'cli/store/writer.ts': 'inside the cache, or inside a stage',
  'cli/store/entries.ts': 'links from the cache into a stage',
  'cli/store/collect-garbage.ts': 'inside the store and the known folders of the cache',
  'cli/store/inspect-store.ts': 'entries and records of the store',
  'cli/fingerprint/known-packages.ts': 'installed.json of the cache',
  'cli/run/costs.ts': 'costs.json of the cache',
  'cli/insight/theme/gallery.ts': 'a folder of its own in the cache',
  'cli/insight/doctor/disk.ts': 'a probe of its own name, in the cache and in the folder that the guard let pass',
  'cli/create/tenant.ts': 'a new folder among the tenants: never over one that is there',
  'cli/banner/folder.ts': 'first-banner.json of a tenant and assets/first-banner, no links: requireTenantsFolder',
  'cli/edit/tenant-file.ts': 'a tenant.json that is there, below the folder that requireTenantsFolder lets pass',
  'cli/edit/rename.ts': 'a tenant’s folder, to a name that is free beside it: requireTenantsFolder',
  'cli/retire/retire.ts': 'a tenant’s folder that git has whole: requireTenantsFolder',
  'cli/farm/folder.ts': 'a folder of its own name in farm/ of the cache, or of the system for temporary ones',
  'cli/farm/child-jobs.ts': 'a site of that folder, once the store has it',
  'cli/farm/redis/own-server.ts': 'a folder of the system for temporary ones',
  'cli/farm/redis/keeper.ts': 'the folders of the Redis that it kept, which are its own',
  'cli/affected/chunks.ts': 'a folder of the system for temporary ones',
  'cli/diff/since.ts': 'a folder of the system for temporary ones',
  'cli/verify/same.ts': 'a folder of the system for temporary ones',
  'cli/keys/keys.ts': 'a new file, where the guard lets one be: never over one that is there',
  'cli/release/folders.ts': 'among a tenant’s releases: requireSoundPlace, and the guard for --to',
  'cli/release/stage.ts': 'among a tenant’s releases, in a stage of its own',
  'cli/release/make.ts': 'among a tenant’s releases, its own stage',
  'cli/release/target/blobs.ts': 'targets/ of the cache, and a stage there',
  'cli/release/target/far-tenant.ts': 'targets/ of the cache',
  'cli/release/target/fetched.ts': 'targets/ of the cache, or a folder of the system for temporary ones',
  'cli/release/target/folder-runs.ts': '.fleet/ of a folder of released sites: the guard for --to',
  'cli/release/target/ssh/shell.ts': 'a folder of the system for temporary ones',
  'cli/fleet/run/health.ts': 'a folder of the system for temporary ones',
  'cli/fleet/run/leave.ts': 'a log in targets/ of the cache',
  'cli/release/target/s3/s3-storage.ts': 'objects of a bucket; of this machine it reads a stage',
  'sandbox/store/database.ts': 'the state of the sandbox: serve/open-sandbox.ts asks the guard for --data',
  'sandbox/store/own-files.ts': 'the same folder, which it makes its owner’s alone',
  'sandbox/server/keys.ts': 'the same folder',
  'scripts/fonts/cut.ts': 'fonts of cli/theme/script-fonts, by the names of its table',
  'scripts/generate.ts': 'the files that scripts/generated names',
  'scripts/pictures/compare.ts': 'a folder of pictures that the command names',
  'scripts/pictures/every-page.ts': 'a folder of pictures that the command names',
  'scripts/pictures/readme.ts': 'docs/pictures, which it makes',
  'scripts/temporary.ts': 'a folder of its own in the system’s memory',
  'scripts/test.ts': 'test-results',
}

const writing =
  /\b(append|chmod|copy|cp|link|mkdir|mkdtemp|rename|rm|rmdir|symlink|truncate|unlink|utimes|write|writev)(File)?(Sync)?\(|\b(open)(Sync)?\([^)]*'(a|w|wx|ax|r\+)'|createWriteStream\(/

test('every file of the tool that writes or removes is known, with what keeps it from sources', () => {
  const files = globSync('{cli,sandbox,scripts}/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
  const writers = files.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return /from 'node:fs(\/promises)?'/.test(text) && writing.test(text)
  })
  expect(writers.sort()).toEqual(Object.keys(keptBy).sort())
})
