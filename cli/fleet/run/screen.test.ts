import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RunScene, stopClock } from '#tests/support/run-scene.ts'
import type { FleetRun } from '../run-state.ts'
import { Controls } from './controls.ts'
import { openPlainRun, openScreen } from './screen.ts'

let run: FleetRun
beforeEach(async () => {
  stopClock()
  const codes = ['acme', 'globex', 'hooli', 'initech']
  run = (await new RunScene().job(codes, { shares: [0.25, 0.5, 1] })).book.run
})

/** Keys that are pressed on a terminal. */
class Keyboard extends EventEmitter {
  isRaw = false
  isReading = false
  readonly isTTY: boolean
  constructor(isTTY = true) {
    super()
    this.isTTY = isTTY
  }
  setRawMode(isRaw: boolean): void {
    this.isRaw = isRaw
  }
  resume(): void {
    this.isReading = true
  }
  pause(): void {
    this.isReading = false
  }
  press(key: string): void {
    this.emit('data', Buffer.from(key))
  }
}

function open({ columns = 100, rows = 40, isTTY = true } = {}) {
  const drawings: string[] = []
  const keyboard = new Keyboard(isTTY)
  const controls = new Controls()
  const stdout = { columns, rows, write: (text: string) => drawings.push(text) }
  const screen = openScreen(
    { run, controls, wait: 60_000, signer: 'release.pem' },
    stdout as unknown as NodeJS.WriteStream,
    keyboard as unknown as NodeJS.ReadStream,
  )
  return { screen, drawings, keyboard, controls, stdout }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: what moves and colours begins with one
const plain = (drawing: string) => drawing.replaceAll(/\u001b\[[0-9;]*[A-Za-z]|\r/g, '')
const linesOf = (drawing: string) => plain(drawing).replace(/\n$/, '').split('\n')

describe('the screen', () => {
  test.each([
    [['p'], 'pause'],
    [['p', 'p'], 'go'],
    [['s'], 'stop'],
    [['s', 'p'], 'stop'],
    [['q'], 'leave'],
    [['\u0003'], 'halt'],
    [['x', 'P', '\u001b[A', ' '], 'go'],
  ])('keys %j want %s', (keys, wanted) => {
    const { keyboard, controls } = open()
    for (const key of keys) keyboard.press(key)
    expect(controls.wanted).toBe(wanted)
  })

  test('the terminal is given back as it was: no raw mode, no listener, no timer', () => {
    const { screen, keyboard, controls, drawings } = open()
    expect([keyboard.isRaw, keyboard.isReading]).toEqual([true, true])
    screen.end()
    keyboard.press('s')
    expect([keyboard.isRaw, keyboard.isReading, controls.wanted]).toEqual([false, false, 'go'])
    const count = drawings.length
    vi.advanceTimersByTime(5000)
    expect([drawings.length, vi.getTimerCount()]).toEqual([count, 0])
  })

  test('what is no terminal is read no keys from', () => {
    const { screen, keyboard } = open({ isTTY: false })
    expect([keyboard.isRaw, keyboard.listenerCount('data')]).toEqual([false, 0])
    screen.end()
  })

  test('each drawing takes the place of the one before, whatever came and went', () => {
    const { screen, drawings } = open()
    vi.advanceTimersByTime(200)
    run.events.push({ at: run.created, kind: 'error', text: 'failed starts 4.1 %, limit 0.5' })
    vi.advanceTimersByTime(200)
    screen.end()
    expect(drawings).toHaveLength(4)
    for (const [index, drawing] of drawings.entries()) {
      const before = drawings[index - 1]
      const up = before === undefined ? '' : `\u001b[${linesOf(before).length}A`
      expect(drawing.startsWith(`${up}\r\u001b[J`)).toBe(true)
    }
    expect(plain(drawings[2] ?? '')).toContain('failed starts 4.1 %')
  })

  test('what stays after the end has no keys and all lines, however low the terminal is', () => {
    const { screen, drawings } = open({ rows: 8 })
    run.events.push(
      ...Array.from({ length: 12 }, (_, n) => ({ at: run.created, kind: 'info' as const, text: `event ${n}` })),
    )
    vi.advanceTimersByTime(200)
    const moving = linesOf(drawings.at(-1) ?? '')
    expect([moving.length, moving.at(-1)]).toEqual([7, expect.stringContaining('p pause')])
    screen.end()
    const last = plain(drawings.at(-1) ?? '')
    expect(last).toContain('event 11')
    expect(last).not.toContain('p pause')
  })

  test.each([60, 80, 89, 90, 100])(
    'on %i columns no line is wider, keys and how to find it again included',
    (columns) => {
      run.note = 'button radius, 31 strings and a banner for the weekend'
      run.events.push({ at: run.created, kind: 'error', text: `not healthy: ${'no bets since noon '.repeat(9)}` })
      const { screen, drawings } = open({ columns })
      for (const line of linesOf(drawings[0] ?? '')) expect(line.length, line).toBeLessThanOrEqual(columns)
      expect(linesOf(drawings[0] ?? '').at(-1)).toContain(columns < 90 ? 'q leave it running' : 'livery release status')
      screen.end()
    },
  )

  test('a terminal that is made wider is drawn on as wide as it is', () => {
    const { screen, drawings, stdout } = open({ columns: 60 })
    stdout.columns = 100
    vi.advanceTimersByTime(200)
    expect(plain(drawings[1] ?? '')).toContain('finds it again')
    screen.end()
  })

  test('the pace is of those that this process released, not of those before it', () => {
    const codes = Object.keys(run.tenants)
    const set = (from: number, to: number) => {
      for (const code of codes.slice(from, to)) Object.assign(run.tenants[code] ?? {}, { state: 'released' })
    }
    for (let n = 0; n < 20; n++) Object.assign(run.tenants, { [`t${n}`]: { ...run.tenants.acme, step: 2 } })
    codes.push(...Array.from({ length: 20 }, (_, n) => `t${n}`))
    for (const step of run.steps.slice(0, 2)) step.state = 'done'
    Object.assign(run.steps[2] ?? {}, { state: 'under-way', tenants: 24 })
    set(0, 10)
    const { screen, drawings } = open()
    expect(plain(drawings.at(-1) ?? '')).not.toContain('/s')
    for (let n = 10; n < 18; n++) {
      set(n, n + 1)
      vi.advanceTimersByTime(200)
    }
    expect(plain(drawings.at(-1) ?? '')).toMatch(/18 out {3}5\.0\/s {3}about 1 s left/)
    screen.end()
  })
})

describe('plain lines', () => {
  function openPlain() {
    const lines: string[] = []
    return { lines, shown: openPlainRun(run, (line) => lines.push(line)) }
  }
  const set = (code: string, more: Partial<FleetRun['tenants'][string]>) => Object.assign(run.tenants[code] ?? {}, more)

  test('each tenant is told once, with its release or with why it has none', () => {
    const { lines, shown } = openPlain()
    vi.advanceTimersByTime(600)
    set('acme', { state: 'released', release: '20261122T140000.000Z-1a2b3c4d' })
    set('globex', { state: 'failed', reason: 'not built: 2 errors' })
    shown.changed()
    vi.advanceTimersByTime(600)
    set('hooli', { state: 'held-back', reason: '3 findings of contrast' })
    set('acme', { state: 'rolled-back' })
    shown.changed()
    shown.end()
    expect(lines).toEqual([
      'ok   acme  released 20261122T140000.000Z-1a2b3c4d',
      'FAIL globex  failed: not built: 2 errors',
      'FAIL hooli  held-back: 3 findings of contrast',
    ])
  })

  test('a cohort that goes on and an event are lines of their own', () => {
    const { lines, shown } = openPlain()
    Object.assign(run.steps[0] ?? {}, { state: 'done' })
    Object.assign(run.steps[1] ?? {}, { state: 'stopped' })
    run.events.push({ at: run.created, kind: 'error', text: 'stopped by hand' })
    shown.end()
    shown.end()
    expect(lines).toEqual([
      '25 % (1): done',
      '50 % (2): stopped',
      expect.stringMatching(/^\d\d:\d\d:\d\d stopped by hand$/),
    ])
  })

  test('what was told by the process before is not told again', () => {
    set('acme', { state: 'released' })
    Object.assign(run.steps[0] ?? {}, { state: 'done' })
    run.events.push({ at: run.created, kind: 'error', text: 'The bucket does not answer' })
    const { lines, shown } = openPlain()
    shown.end()
    expect(lines).toEqual([])
  })

  test('a run of thousands is looked through twice a second, and to its end', () => {
    const { lines, shown } = openPlain()
    vi.advanceTimersByTime(600)
    shown.changed()
    set('acme', { state: 'released' })
    vi.advanceTimersByTime(400)
    shown.changed()
    expect(lines).toEqual([])
    vi.advanceTimersByTime(200)
    shown.changed()
    expect(lines).toHaveLength(1)
    set('globex', { state: 'released' })
    shown.changed()
    shown.end()
    expect(lines).toHaveLength(2)
  })
})
