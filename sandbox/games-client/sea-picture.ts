import { type Fish, fieldHeight, gunX, gunY, type Sea } from './sea.ts'

type Context = CanvasRenderingContext2D

/** Paints the fish, the shots, the gun and what was won, in the field's units. */
export function drawSea(context: Context, sea: Sea, pictures: readonly HTMLImageElement[]): void {
  for (const fish of sea.fish) drawFish(context, fish, pictures[fish.species])
  for (const { x, y, turn } of sea.shots) drawShot(context, { x, y, turn })
  drawGun(context, sea.aim)
  for (const { x, y, text, age } of sea.prizes) {
    context.globalAlpha = Math.max(0, 1 - age / 1.4)
    context.font = '700 34px system-ui, sans-serif'
    context.textAlign = 'center'
    context.lineWidth = 6
    context.strokeStyle = '#1a1206'
    context.fillStyle = '#ffe27a'
    context.strokeText(text, x, y - age * 40)
    context.fillText(text, x, y - age * 40)
    context.globalAlpha = 1
  }
}

function drawFish(context: Context, fish: Fish, image: HTMLImageElement | undefined): void {
  if (!image?.complete || image.naturalWidth === 0) return
  const { x, y, size, sway, speed, isHit, isCaught, gone } = fish
  const shrink = isCaught ? Math.max(0, 1 - gone * 2) : 1
  context.save()
  context.translate(x, y + Math.sin(sway) * 10)
  // Every one of them is drawn swimming to the left.
  context.scale(speed > 0 ? -shrink : shrink, shrink)
  if (isCaught) context.rotate(gone * 6)
  context.globalAlpha = isHit ? 0.72 : 1
  context.drawImage(image, -size / 2, -size / 2, size, size)
  context.restore()
}

function drawShot(context: Context, { x, y, turn }: { x: number; y: number; turn: number }): void {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.fillStyle = '#fff3c4'
  context.strokeStyle = '#d98a1f'
  context.lineWidth = 3
  context.beginPath()
  context.ellipse(0, 0, 6, 15, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.restore()
}

function drawGun(context: Context, aim: number): void {
  context.save()
  context.translate(gunX, gunY)
  context.save()
  context.rotate(aim)
  context.strokeStyle = '#ffffff40'
  context.lineWidth = 2
  context.setLineDash([10, 14])
  context.beginPath()
  context.moveTo(0, -84)
  context.lineTo(0, -fieldHeight)
  context.stroke()
  context.setLineDash([])
  context.fillStyle = '#d8a63a'
  context.strokeStyle = '#4a3208'
  context.lineWidth = 4
  context.beginPath()
  context.roundRect(-15, -78, 30, 74, 8)
  context.fill()
  context.stroke()
  context.fillStyle = '#f6d780'
  context.fillRect(-20, -82, 40, 14)
  context.strokeRect(-20, -82, 40, 14)
  context.restore()
  context.fillStyle = '#b98321'
  context.strokeStyle = '#4a3208'
  context.lineWidth = 4
  context.beginPath()
  context.arc(0, 14, 44, Math.PI, 0)
  context.closePath()
  context.fill()
  context.stroke()
  context.restore()
}
