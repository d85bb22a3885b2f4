import { starPath } from '../../scenes/parts/coin.ts'
import { fill } from '../../scenes/parts/light.ts'
import { createSheet, repeat, type Sheet } from '../../scenes/parts/sheet.ts'
import { down, flower, limb } from '../parts/stroke.ts'

const petals = ['#e0267a', '#ffcf3f', '#ff9a1f', '#fff', '#8a5fe4'] as const

function arch(): string {
  const flowers = repeat(23, (index) => {
    const angle = Math.PI + (index / 22) * Math.PI
    const colour = petals[index % petals.length] ?? petals[0]
    return flower({ x: 186 + 118 * Math.cos(angle), y: 108 + 78 * Math.sin(angle), size: 6, colour, heart: '#f08a1c' })
  })
  const stars = [-48, -24, 0, 24, 48].map((x) => {
    const [y, turn] = [63 + (x * x) / 260, x * 0.4]
    return `<path transform="translate(${186 + x} ${y}) rotate(${turn})" d="${starPath(8)}" fill="#fff3c0"/>`
  })
  return `<path d="M74 110C90 20 284 20 300 110H286C270 48 104 48 88 110Z" fill="#e8452f"/>${flowers}<path d="M108 78C150 48 222 48 264 78L258 96C222 72 150 72 114 96Z" fill="#2b5ad8"/>${stars.join('')}<path d="M72 108V196M300 108V196" stroke="#ffcf3f" stroke-width="9"/>`
}

/** One who raises a glass; her waist is at the origin. */
const toasting = ({ shirt, skin, hair }: { shirt: string; skin: string; hair: string }): string =>
  `<path d="M-22 30C-26-10-20-34 0-36S26-10 22 30Z" fill="${shirt}"/>` +
  limb({ path: 'M14-24C26-30 32-44 34-60', colour: shirt, width: 13 }) +
  `<circle cx="34" cy="-64" r="7.5" fill="${skin}"/><path d="M27-92H43L40-70H30Z" fill="#fff6d0" opacity=".92"/><path d="M28-86H42L40-72H30Z" fill="#e0267a"/><path d="M-6-46H6V-32C3-28-3-28-6-32Z" fill="${skin}"/><circle cy="-58" r="17" fill="${skin}"/><path d="${hair}" fill="#1d0a14"/><path d="M1-61q3-3 6 0M-10-61q3-3 6 0" stroke="#1b0a12" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M-6-51Q1-43 8-51Z" fill="#fff"/>`

function bank(sheet: Sheet): string {
  const trees = [20, 60, 320, 354].map(
    (x, index) =>
      `<path d="M${x} 150V70" stroke="#5a3a2a" stroke-width="5"/><ellipse cx="${x}" cy="${66 + (index % 2) * 10}" rx="17" ry="50" fill="${index % 2 === 0 ? '#2aa87a' : '#1f8f6a'}"/>`,
  )
  return `${fill(sheet, down(sheet, '#8ae0e8', '#d8f6d8', '#ffe9b0'))}<path d="M0 120C40 70 90 100 130 80S240 60 280 90 350 70 373 92V160H0Z" fill="#4ab48a"/>${trees.join('')}<path d="M0 150H373V236H0Z" fill="${down(sheet, '#4ac0b8', '#12807e')}"/>`
}

/** Two friends toast in a boat under an arch of flowers. */
export function flowerBoat(): string {
  const sheet = createSheet(373, 236)
  const stars = repeat(9, (index) => {
    const colour = ['#e0267a', '#12a594', '#fff'][index % 3]
    return `<path transform="translate(${62 + index * 31} 208)" d="${starPath(9, 6)}" fill="${colour}"/>`
  })
  const woman = toasting({
    shirt: '#e0267a',
    skin: '#c4835a',
    hair: 'M-19-56C-22-84 22-84 19-56 10-66-6-68-19-56ZM-19-58C-26-40-24-26-16-20L-14-48Z',
  })
  const man = toasting({ shirt: '#3a4ad8', skin: '#b9754a', hair: 'M-18-58C-20-82 20-84 18-58 8-68-8-68-18-58Z' })
  return sheet.finish(
    `${bank(sheet)}${arch()}<g transform="translate(146 172)">${woman}</g><g transform="translate(228 172) scale(-1 1)">${man}</g>` +
      `<path d="M26 184H346L318 222H54Z" fill="${down(sheet, '#ffcf3f', '#f08a1c')}"/><path d="M26 184H346L342 194H30Z" fill="#e0267a"/>${stars}<path d="M10 226C80 216 140 232 200 224S320 216 373 228" stroke="#fff" stroke-opacity=".5" stroke-width="3" fill="none"/>`,
  )
}
