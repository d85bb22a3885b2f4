import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs'

const ofOwner = 0o600
const folderOfOwner = 0o700

/** Names of what the sandbox writes itself into the folder of its state. */
const isOwnName = (name: string): boolean => /^gateway(\.sqlite(-wal|-shm|-journal)?|-key\.json)$/.test(name)

/** Makes the folder of the state, or takes others' rights to one that holds nothing but the state. */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: folderOfOwner })
  // A folder that holds other things too is somebody's, who decides who may look into it.
  if (readdirSync(folder).every(isOwnName)) chmodSync(folder, folderOfOwner)
}

/** Makes a file that its owner alone may read, or takes others' rights to the one that is there. */
export function makeOwnFile(path: string): void {
  closeSync(openSync(path, 'a', ofOwner))
  chmodSync(path, ofOwner)
}
