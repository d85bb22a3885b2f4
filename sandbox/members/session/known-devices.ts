import { digestOf, newSecret } from '#sandbox/lib/secrets.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { MemberRow } from '../members.ts'
import { writeMessage } from '../write-message.ts'
import { deviceOf } from './devices.ts'
import type { Visit } from './sessions.ts'

type Part = Pick<Gateway, 'store' | 'now'>

const maxDevices = 20

/** The digest of a device's token, where the member has logged in with that device before; null for any other. */
export function knownDevice({ store }: Part, member: MemberRow | null, token: string | undefined): string | null {
  if (member === null || token === undefined) return null
  const digest = digestOf(token)
  return store.knownDevices.has(digest, member.id) ? digest : null
}

/**
 * Notes that a member has logged in with a device, and gives the token it shows the next time: its own, or a new one. Who has
 * others is told of a new one.
 */
export function noteDevice({ store, now }: Part, member: MemberRow, { device: shown, userAgent }: Visit): string {
  const at = now().getTime()
  const known = knownDevice({ store, now }, member, shown)
  if (known !== null && shown !== undefined) {
    store.knownDevices.touch(known, at)
    return shown
  }
  if (store.knownDevices.hasAny(member.id)) {
    const { browser, system } = deviceOf(userAgent)
    const names = [browser, system].filter((name) => name !== '').join(', ')
    const values = { device: names === '' ? { word: 'unknown-device' } : { text: names }, when: { at } }
    writeMessage(store, member.id, { event: 'device-new', values, at })
  }
  const token = newSecret()
  store.knownDevices.add(digestOf(token), member.id, at, maxDevices)
  return token
}
