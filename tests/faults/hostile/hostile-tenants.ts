import { cpSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { type Random, randomOf } from '#tests/support/generated-random.ts'
import { brokenJson } from './broken-json.ts'
import { type Mutation, naughtyTexts, victimAt } from './mutation.ts'
import { wrongFiles } from './wrong-files.ts'
import { wrongValues } from './wrong-values.ts'

export interface HostileTenant {
  code: string
  /** What was done to it. */
  what: string
}

const mutations: readonly Mutation[] = [...brokenJson, ...wrongValues, ...wrongFiles]

/** Names that a file system takes for a folder, and that no tenant may have. */
const folderNames = naughtyTexts.filter(
  (text) => text !== '' && !/[/\0\ud800]|^\./.test(text) && Buffer.byteLength(text) < 200,
)

function takeAnotherName(tenantsDir: string, code: string, random: Random): string {
  const name = `${random.pick(folderNames)}-${code}`
  renameSync(join(tenantsDir, code), join(tenantsDir, name))
  return name
}

/** Makes one broken tenant out of a sound one of the same folder. The same seed and index make the same. */
export function hostileTenant(options: {
  tenantsDir: string
  sound: readonly string[]
  seed: string
  index: number
}): HostileTenant {
  const { tenantsDir, sound, seed, index } = options
  const random = randomOf(seed, 'hostile', index)
  const base = random.pick(sound)
  const code = `hostile-${index}`
  const dir = join(tenantsDir, code)
  cpSync(join(tenantsDir, base), dir, { recursive: true })
  const victim = victimAt(dir, code)
  const text = victim.read('tenant.json').replace(`"merchantCode": "${base}"`, `"merchantCode": "${code}"`)
  victim.write('tenant.json', text.replaceAll(`${base}.example`, `${code}.example`))
  // Each in turn, so that a thousand cover all of them; now and then there is more than one thing wrong.
  const first = mutations[index % mutations.length] as Mutation
  first.spoil(victim, random)
  const isRenamed = random.chance(0.05)
  return {
    code: isRenamed ? takeAnotherName(tenantsDir, code, random) : code,
    what: isRenamed ? `${first.what}, and an odd name` : first.what,
  }
}
