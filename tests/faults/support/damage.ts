import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import type { Random } from '#tests/support/generated-random.ts'

/** What can happen to a file of a cache, besides that it goes. All of it in place: what is linked to it suffers too. */
export const damages = ['flipped', 'truncated', 'emptied', 'swapped', 'unreadable', 'folder', 'link', 'gone'] as const
export type Damage = (typeof damages)[number]

function flipOneBit(path: string, random: Random): void {
  const bytes = readFileSync(path)
  const at = random.whole(0, bytes.length - 1)
  bytes[at] = (bytes[at] ?? 0) ^ (1 << random.whole(0, 7))
  writeFileSync(path, bytes)
}

/** Spoils a file; `other` is one that it changes its content with. */
export function spoil(path: string, damage: Damage, random: Random, other: string): void {
  if (damage === 'flipped' && readFileSync(path).length > 0) flipOneBit(path, random)
  else if (damage === 'truncated') truncateSync(path, Math.floor(readFileSync(path).length * random.next()))
  else if (damage === 'emptied') truncateSync(path)
  else if (damage === 'unreadable') chmodSync(path, 0)
  else if (damage === 'swapped') {
    const [own, others] = [readFileSync(path), readFileSync(other)]
    writeFileSync(path, others)
    writeFileSync(other, own)
  } else {
    rmSync(path)
    if (damage === 'folder') mkdirSync(path)
    if (damage === 'link') symlinkSync('nowhere', path)
  }
}
