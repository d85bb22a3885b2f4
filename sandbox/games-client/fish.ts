import type { FishRules } from '../games/game-types.ts'
import { el, isCalm, picture } from './dom.ts'
import { aimAt, createSea, type Fish, fieldHeight, fieldWidth, fireShot, type Sea, stepSea } from './sea.ts'
import { drawSea } from './sea-picture.ts'
import { type Game, layTable, type Table } from './table.ts'

/** Shots that wait for their answer: a slow connection slows the gun and loses nothing. */
const maxOpen = 3
const msBetweenShots = 260

export function startFish(root: HTMLElement, game: Game<FishRules>): void {
  const table = layTable(root, game)
  const { rules, words } = table
  const canvas = el('canvas', 'sea')
  canvas.tabIndex = 0
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', `${words.text('field')}. ${words.text('aim')}`)
  table.stage.append(canvas, el('p', 'note', words.text('aim')))
  table.setPays(
    rules.species.map(({ picture: address, pays }) => {
      return el('div', 'row', [el('span', 'symbol', [picture(address)]), el('span', '', words.times(pays))])
    }),
  )
  const sea = createSea(rules.species.length, isCalm() ? 0.35 : 1)
  const gun = createGun(table, sea)
  table.remote.change({ paused: false })
  table.remote.onChange(({ paused }) => {
    table.stage.dataset.paused = String(paused)
    table.say(paused ? words.text('paused') : '')
  })
  table.onPlay(words.text('fire'), async () => gun.fire())
  listen(canvas, sea, gun)
  play(canvas, { sea, gun, table })
}

interface Gun {
  fire(): void
  hold(is: boolean): void
  /** At every step: fires on while held, and bets on what was hit. */
  step(hits: readonly Fish[]): void
}

function createGun(table: Table<FishRules>, sea: Sea): Gun {
  let open = 0
  let isHeld = false
  let firedAt = 0

  const fire = (): void => {
    const now = performance.now()
    if (table.remote.controls.paused || now - firedAt < msBetweenShots || open + sea.shots.length >= maxOpen) return
    firedAt = now
    fireShot(sea)
  }

  async function bet(fish: Fish): Promise<void> {
    open++
    try {
      const round = await table.round([fish.species])
      fish.isHit = false
      if (!round) {
        isHeld = false
        return
      }
      table.settled(round)
      if (round.win === 0) return
      fish.isCaught = true
      const amount = table.words.money(round.win)
      sea.prizes.push({ x: fish.x, y: fish.y, text: `+${amount}`, age: 0 })
      table.say(table.words.text('caught', { amount }), 'win')
    } finally {
      open--
    }
  }

  return {
    fire,
    hold(is) {
      isHeld = is
      if (is) fire()
    },
    step(hits) {
      for (const fish of hits) void bet(fish)
      if (isHeld) fire()
    },
  }
}

function listen(canvas: HTMLCanvasElement, sea: Sea, gun: Gun): void {
  const aim = (event: PointerEvent): void => {
    const box = canvas.getBoundingClientRect()
    const { left, top, scale } = fitOf(box.width, box.height)
    aimAt(sea, (event.clientX - box.left - left) / scale, (event.clientY - box.top - top) / scale)
  }
  canvas.addEventListener('pointermove', aim)
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    aim(event)
    gun.hold(true)
  })
  for (const name of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(name, () => gun.hold(false))
  canvas.addEventListener('keydown', (event) => {
    const turn = { ArrowLeft: -0.09, ArrowRight: 0.09 }[event.key]
    if (turn !== undefined) sea.aim = Math.max(-1.4, Math.min(1.4, sea.aim + turn))
    else if (event.code === 'Space') gun.fire()
    else return
    event.preventDefault()
  })
  canvas.addEventListener('blur', () => gun.hold(false))
}

/** How the field lies in the canvas: all of it seen, in the middle. */
function fitOf(width: number, height: number): { left: number; top: number; scale: number } {
  const scale = Math.max(width / fieldWidth, height / fieldHeight)
  return { scale, left: (width - fieldWidth * scale) / 2, top: height - fieldHeight * scale }
}

function play(canvas: HTMLCanvasElement, { sea, gun, table }: { sea: Sea; gun: Gun; table: Table<FishRules> }): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const pictures = table.rules.species.map(({ picture: address }) => picture(address))
  let before = performance.now()
  const frame = (now: number): void => {
    const seconds = Math.min(0.05, (now - before) / 1000)
    before = now
    if (!table.remote.controls.paused) gun.step(stepSea(sea, seconds))
    const { width, height } = canvas.getBoundingClientRect()
    const dense = Math.min(2, devicePixelRatio)
    if (canvas.width !== Math.round(width * dense)) canvas.width = Math.round(width * dense)
    if (canvas.height !== Math.round(height * dense)) canvas.height = Math.round(height * dense)
    const { left, top, scale } = fitOf(width, height)
    context.setTransform(dense, 0, 0, dense, 0, 0)
    context.clearRect(0, 0, width, height)
    context.setTransform(dense * scale, 0, 0, dense * scale, dense * left, dense * top)
    drawSea(context, sea, pictures)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
