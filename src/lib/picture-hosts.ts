import { readStored, writeStored } from './storage.ts'

/** Where pictures of the gateway's own paths are had from: its base, and those that stand in for it, the first first. */
export interface PictureHosts {
  base: string
  mirrors: readonly string[]
}

const brokenName = 'brokenPictureHosts'
const none: PictureHosts = { base: '', mirrors: [] }
let hosts = none
const listeners = new Set<() => void>()

const brokenHosts = (): string[] => readStored('session', brokenName)?.split(' ') ?? []

function change(next: PictureHosts): void {
  hosts = next
  for (const listener of listeners) listener()
}

/** Tells every picture that is not there yet; a mirror that has failed in this visit is left out. */
export function setPictureHosts({ base, mirrors }: PictureHosts): void {
  const broken = brokenHosts()
  const next = mirrors.filter((mirror) => !broken.includes(mirror))
  if (base !== hosts.base || next.join(' ') !== hosts.mirrors.join(' ')) change({ base, mirrors: next })
}

export const pictureHosts = (): PictureHosts => hosts

export function onPictureHosts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** All addresses of a picture, the first to try first; the gateway's own is the last. */
export function addressesOf(src: string, { base, mirrors }: PictureHosts): string[] {
  const path = src.startsWith(`${base}/`) && !src.startsWith('//') ? src.slice(base.length) : undefined
  return path === undefined ? [src] : [...mirrors.map((mirror) => `${mirror}${path}`), src]
}

/** A picture came after these addresses had failed: their mirrors are to blame, and are asked no more in this visit. */
export function blameMirrorsOf(failed: readonly string[]): void {
  const isBroken = (mirror: string) => failed.some((address) => address.startsWith(`${mirror}/`))
  const broken = hosts.mirrors.filter(isBroken)
  if (broken.length === 0) return
  writeStored('session', brokenName, [...new Set([...brokenHosts(), ...broken])].join(' '))
  change({ ...hosts, mirrors: hosts.mirrors.filter((mirror) => !isBroken(mirror)) })
}
