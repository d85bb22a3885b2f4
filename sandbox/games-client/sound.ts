import type { GameText } from '../games/game-types.ts'

/** Hertz and seconds, one after the other. */
const tunes = {
  play: [[330, 0.07]],
  win: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.18],
  ],
} as const

let context: AudioContext | undefined

/** Two short tunes. Only what won more than was bet sounds as a win. */
export function playTune(name: keyof typeof tunes): void {
  context ??= new AudioContext()
  let at = context.currentTime
  for (const [pitch, length] of tunes[name]) {
    const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' })
    const volume = new GainNode(context, { gain: 0.12 })
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + length)
    at += length
  }
}

export const soundText = (isOn: boolean): GameText => (isOn ? 'soundOff' : 'soundOn')
