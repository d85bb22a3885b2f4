/** The poster's size in pixels. */
export const posterSize = { width: 720, height: 1000 } as const

export interface PosterWords {
  site: string
  invitation: string
  offer: string
  terms: string
  code: string
  age: string
}

interface Theme {
  ground: string
  plate: string
  text: string
  quiet: string
  accent: string
  display: string
  body: string
}

/** The colours and fonts that the page is in. */
function themeOf(element: Element): Theme {
  const style = getComputedStyle(element)
  const read = (name: string): string => style.getPropertyValue(name).trim()
  return {
    ground: read('--color-bg'),
    plate: read('--color-surface-2'),
    text: read('--color-text-1'),
    quiet: read('--color-text-2'),
    accent: read('--color-brand-text'),
    display: read('--font-display'),
    body: read('--font-text'),
  }
}

/** The words in lines that fit; one that is too long for a line alone stays as it is. */
function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Draws the poster in the theme of the page. False where the browser draws nothing. */
export function drawPoster(canvas: HTMLCanvasElement, code: HTMLCanvasElement, words: PosterWords): boolean {
  const context = canvas.getContext('2d')
  if (!context) return false
  const { width, height } = posterSize
  const theme = themeOf(canvas)
  const ground = context.createLinearGradient(0, 0, 0, height)
  ground.addColorStop(0, theme.plate)
  ground.addColorStop(0.7, theme.ground)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  context.fillStyle = theme.accent
  context.fillRect(0, 0, width, 12)
  context.direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  context.textAlign = 'center'
  context.textBaseline = 'top'
  /** Gives where the next text may begin. */
  const write = (text: string, top: number, size: number, colour: string, font: string): number => {
    context.font = `700 ${size}px ${font}`
    context.fillStyle = colour
    const lines = linesOf(text, (line) => context.measureText(line).width <= width - 120)
    for (const [index, line] of lines.entries()) context.fillText(line, width / 2, top + index * size * 1.3)
    return top + lines.length * size * 1.3
  }
  let top = write(words.site, 70, 56, theme.text, theme.display)
  top = write(words.invitation, top + 16, 30, theme.quiet, theme.body)
  top = write(words.offer, top + 32, 44, theme.accent, theme.display)
  const side = 400
  // True white in every theme, so that every camera reads it.
  context.fillStyle = 'white'
  context.beginPath()
  context.roundRect((width - side) / 2, top + 32, side, side, 24)
  context.fill()
  context.imageSmoothingEnabled = false
  context.drawImage(code, (width - side) / 2 + 28, top + 60, side - 56, side - 56)
  top = write(words.code, top + side + 60, 44, theme.text, theme.body)
  top = write(words.terms, top + 16, 24, theme.quiet, theme.body)
  write(words.age, top + 10, 24, theme.quiet, theme.body)
  return true
}

/** Has the browser save the picture. */
export function savePoster(canvas: HTMLCanvasElement, name: string): void {
  canvas.toBlob((picture) => {
    if (!picture) return
    const address = URL.createObjectURL(picture)
    const link = document.createElement('a')
    link.href = address
    link.download = `${name}.png`
    link.click()
    URL.revokeObjectURL(address)
  }, 'image/png')
}
