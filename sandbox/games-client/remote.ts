/** What the site around the game, or its own bar, may change. */
export interface Controls {
  sound: boolean
  /** Only where standing still is of use: in a game that goes on by itself. */
  paused?: boolean
}

export interface Remote {
  controls: Readonly<Controls>
  change(wanted: { [Name in keyof Controls]?: boolean | undefined }): void
  /** Called at each change. */
  onChange(listen: (controls: Readonly<Controls>) => void): void
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** Tells the site in whose frame the game is, and it alone, what it can be told, and does what that site says. */
export function createRemote(siteOrigin: string): Remote {
  const controls: Controls = { sound: true }
  const listeners: ((controls: Readonly<Controls>) => void)[] = []
  const tell = (): void => {
    if (parent !== window) parent.postMessage({ type: 'livery.play', controls }, siteOrigin)
    for (const listen of listeners) listen(controls)
  }
  const change: Remote['change'] = ({ sound, paused }) => {
    if (isFlag(sound)) controls.sound = sound
    if (isFlag(paused)) controls.paused = paused
    tell()
  }
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== siteOrigin) return
    const wanted: { type?: unknown; sound?: boolean; paused?: boolean } = Object(data)
    if (wanted.type !== 'livery.play') return
    if ('paused' in controls) change(wanted)
    else change({ sound: wanted.sound })
  })
  queueMicrotask(tell)
  return { controls, change, onChange: (listen) => listeners.push(listen) }
}
