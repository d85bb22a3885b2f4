import { vi } from 'vitest'

/** A browser that has passkeys: it shows one with this JSON, or fails so. Undone by `vi.unstubAllGlobals()`. */
export function standInForPasskeys(answer: object) {
  const signalUnknownCredential = vi.fn(async (_: object) => undefined)
  class StandIn {
    static readonly parseCreationOptionsFromJSON = (options: object) => options
    static readonly parseRequestOptionsFromJSON = (options: object) => options
    static readonly signalUnknownCredential = signalUnknownCredential
    readonly toJSON = () => answer
  }
  const asked = async (_: object) => {
    if (answer instanceof DOMException) throw answer
    return new StandIn()
  }
  const [create, get] = [vi.fn(asked), vi.fn(asked)]
  vi.stubGlobal('PublicKeyCredential', StandIn)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { create, get } }))
  return { create, get, signalUnknownCredential }
}
