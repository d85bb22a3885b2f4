import { DatabaseSync } from 'node:sqlite'
import { createSandbox, type SandboxOptions } from '#sandbox/sandbox.ts'
import { openDatabase } from '#sandbox/state.ts'

const images = new Map<string, Uint8Array>()

/** A state in memory, seeded as the options say: the first of its kind is seeded, and the others are copies of that. */
export async function seededState(options: SandboxOptions): Promise<DatabaseSync> {
  const key = JSON.stringify([options.merchants, options.seed, options.games, options.now?.()])
  const image = images.get(key) ?? (await imageOf(options))
  images.set(key, image)
  const database = new DatabaseSync(':memory:')
  database.deserialize(image)
  return database
}

async function imageOf(options: SandboxOptions): Promise<Uint8Array> {
  const database = openDatabase(null)
  const sandbox = await createSandbox({ ...options, database })
  const image = database.serialize()
  sandbox.close()
  return image
}
