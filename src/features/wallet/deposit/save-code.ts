/** Pixels to one of the code's cells, so that a screen or a print is sharp. */
const scale = 12

/** Draws a QR code of cells: its own paths, without the brand's mark, and so without anything of another origin. */
function draw(svg: SVGSVGElement): HTMLCanvasElement | undefined {
  const cells = svg.viewBox.baseVal.width
  const paths = [...svg.querySelectorAll('path')]
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (!brush || cells === 0 || paths.length === 0) return undefined
  // Four cells of quiet around it, as the standard asks for.
  canvas.width = canvas.height = (cells + 8) * scale
  brush.fillStyle = '#FFFFFF'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.setTransform(scale, 0, 0, scale, 4 * scale, 4 * scale)
  for (const path of paths) {
    brush.fillStyle = path.getAttribute('fill') ?? '#000000'
    brush.fill(new Path2D(path.getAttribute('d') ?? ''))
  }
  return canvas
}

/** Has the browser save the QR code in `holder` as a picture; false where it cannot be. */
export async function saveCode(holder: Element | null, name: string): Promise<boolean> {
  const svg = holder?.querySelector('svg')
  const canvas = svg ? draw(svg) : undefined
  if (!canvas) return false
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) return false
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.png`
  link.click()
  // The download has begun, but some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return true
}
