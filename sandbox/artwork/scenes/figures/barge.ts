import { goldLotus, lotusFlower } from '../parts/pond.ts'
import { roof } from '../parts/river.ts'
import { place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'

const ink = '#4a1c0a'

const goldOf = (sheet: Sheet, level: boolean): string =>
  sheet.linear(
    [
      [0, '#fff6c8'],
      [0.35, '#ffd257'],
      [0.7, '#e09a22'],
      [1, '#8f5210'],
    ],
    0,
    0,
    level ? 1 : 0,
    level ? 0.3 : 1,
  )

/** The swan at the prow: its breast at the water line, its beak at (-384, -312), its crest at y = -440. */
function swan(sheet: Sheet): string {
  const gold = goldOf(sheet, true)
  const neck =
    'M-90 14C-220 8-330-58-326-152-322-214-284-240-290-284-294-308-310-312-330-304L-384-306C-378-322-358-332-344-338-338-362-306-376-278-362-246-346-238-300-254-244-266-204-272-172-258-136-236-92-150-72-60-62Z'
  const clip = sheet.clip(`<path d="${neck}"/>`)
  const row = sheet.define(
    `<path d="${repeat(16, (index) => `M${-380 + index * 24} 0q12 18 24 0`)}" fill="none" stroke="#a85a10" stroke-width="3"/>`,
  )
  const scales = repeat(20, (index) => place(row, (index % 2) * 12, -280 + index * 15))
  return (
    `<path d="M-262-350C-236-372-244-396-226-440-208-402-206-384-214-362-194-376-188-396-164-412-168-376-180-352-200-334-180-338-168-346-146-346-164-316-196-296-246-296Z" fill="${gold}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/><path d="M-236-340C-224-364-224-386-222-410M-222-330C-206-344-194-362-182-380M-222-316C-204-320-188-328-170-334" stroke="#c2261e" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    `<path d="${neck}" fill="${gold}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><g clip-path="${clip}">${scales}<path d="M-120 30C-236 22-342-50-338-152-334-214-300-240-304-284L-270-284C-268-232-304-200-300-146-296-82-216-26-110-22Z" fill="#fff6cf" opacity=".5"/><path d="M-300-60-220-116-206-92-280-30ZM-330-190-254-206-256-178-330-160Z" fill="#c2261e"/><path d="M-296-56-222-108M-286-38-212-94M-330-186-254-202M-330-166-256-180" stroke="#fff0b0" stroke-width="4"/></g>` +
    `<path d="M-384-306C-364-306-346-308-326-302-334-294-354-288-374-294Z" fill="#c2261e" stroke="${ink}" stroke-width="3"/><path d="M-338-336C-334-366-304-374-278-360-290-350-316-346-338-336Z" fill="#c2261e"/><ellipse cx="-308" cy="-330" rx="13" ry="10" fill="#fffbe8" stroke="${ink}" stroke-width="3"/><circle cx="-311" cy="-330" r="6" fill="#17102c"/><path d="M-324-342C-312-352-296-350-286-338" stroke="${ink}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-282-334C-262-330-258-312-266-300-272-312-276-322-282-334Z" fill="#1f8a66" stroke="#ffe9a0" stroke-width="3"/>` +
    `<path d="M-378-298V-266" stroke="#ffe9a0" stroke-width="3"/><circle cx="-378" cy="-258" r="10" fill="#e8fbff"/><circle cx="-381" cy="-261" r="3.500" fill="#fff"/><path d="M-388-246H-368L-362-172C-370-164-386-164-394-172Z" fill="#fff8ea"/><path d="M-384-244-387-172M-378-244V-168M-372-244-369-172" stroke="#d8bfa6" stroke-width="3"/><path d="M-389-250H-367V-240H-389Z" fill="${gold}"/>`
  )
}

function hull(sheet: Sheet): string {
  const gold = goldOf(sheet, false)
  const body = sheet.linear([
    [0, '#c2261e'],
    [0.5, '#8a1420'],
    [1, '#3a0816'],
  ])
  const flames = repeat(21, (index) => {
    const x = -136 + index * 34
    return `M${x}-18C${x + 2}-34 ${x + 14}-34 ${x + 16}-48 ${x + 24}-36 ${x + 30}-28 ${x + 26}-16Z`
  })
  return (
    `<path d="M-150-66C-60-46 260-44 420-62 500-72 560-110 600-170L640-160C620-60 540 22 420 22H-60C-110 22-150-10-150-66Z" fill="${body}" stroke="${ink}" stroke-width="3"/>` +
    `<path d="M-150-66C-60-46 260-44 420-62 500-72 560-110 600-170L608-158C566-92 510-58 424-48 260-30-60-32-150-50Z" fill="${gold}"/><path d="${flames}" fill="${gold}" transform="translate(0 16)"/><path d="M-120 6H500" stroke="#ffd257" stroke-width="5"/><path d="M-120 14H480" stroke="#1f8a66" stroke-width="4" stroke-dasharray="14 8"/>`
  )
}

/** An oarsman who faces the prow; he sits on the deck at y = -50. */
function oarsman(sheet: Sheet): string {
  return sheet.define(
    '<path d="M-20-44C-24-84-14-112 6-112 26-112 30-80 26-44Z" fill="#e0362f"/><path d="M-18-70C-6-62 14-62 26-70V-60C12-52-6-52-20-60Z" fill="#ffd257"/><path d="M-6-110C2-98 14-98 18-108" stroke="#ffd257" stroke-width="6" fill="none"/><path d="M-6-112V-124H14V-110Z" fill="#8e5430"/><circle cx="2" cy="-134" r="19" fill="#c08050"/><path d="M-20-138C-20-160-4-166 4-186 8-168 26-160 24-136 14-144-8-146-20-138Z" fill="#e0362f"/><path d="M-21-138C-8-146 12-145 25-136" stroke="#ffd257" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="4" cy="-186" r="4" fill="#ffd257"/><path d="M-14-132q4-4 8 0" stroke="#2a1208" stroke-width="3" fill="none" stroke-linecap="round"/>',
  )
}

/** The oar of an oarsman and the arms on it. */
const oar =
  '<path d="M-8-104-88 34" stroke="#6a3410" stroke-width="9" stroke-linecap="round"/><path d="M-8-104-88 34" stroke="#ffc94a" stroke-width="5" stroke-linecap="round"/><path d="M-66-12C-84 2-106 40-104 58-88 54-62 20-58-4Z" fill="#ffc94a" stroke="#6a3410" stroke-width="3"/><path d="M12-98C0-80-18-74-34-62M8-88C-8-84-14-88-18-92" stroke="#c08050" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M14-100 2-84" stroke="#c2261e" stroke-width="19" stroke-linecap="round"/>'

const gem = (light: string, main: string, deep: string): string =>
  `<path d="M-34-8-18-30H18L34-8 0 34Z" fill="${main}"/><path d="M-18-30-13-8H13L18-30Z" fill="${light}"/><path d="M-34-8H-13L0 34Z" fill="${light}" opacity=".6"/><path d="M34-8H13L0 34Z" fill="${deep}"/><path d="M-13-26H6" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`

/** A gilded pavilion with three reels in its front, on the deck at y = -50, 300 wide; its spire ends at y = -452. */
function reels(sheet: Sheet): string {
  const gold = goldOf(sheet, false)
  const paper = sheet.linear([
    [0, '#c9a87a'],
    [0.2, '#fffaf0'],
    [0.8, '#fffaf0'],
    [1, '#c9a87a'],
  ])
  const red = gem('#ffc0b0', '#e8363c', '#8a0c24')
  const green = gem('#c0ffe0', '#1fb884', '#066048')
  const flower = lotusFlower(sheet, goldLotus)
  const reel = (x: number, middle: string, edge: string): string => {
    const clip = sheet.clip('<rect x="-40" y="-66" width="80" height="132" rx="7"/>')
    return `<g transform="translate(${x} -136)"><rect x="-45" y="-71" width="90" height="142" rx="10" fill="${ink}"/><rect x="-40" y="-66" width="80" height="132" rx="7" fill="${paper}"/><g clip-path="${clip}"><g transform="translate(0 -72) scale(.8)">${edge}</g>${middle}<g transform="translate(0 74) scale(.8)">${edge}</g></g></g>`
  }
  const lotus = place(flower, 0, 32, 0.36)
  return (
    `<path d="M-156-46V-62H156V-46Z" fill="${gold}"/><path d="M-146-62V-214H146V-62Z" fill="#a81a24"/>` +
    reel(-93, red, lotus) +
    reel(0, `${place(flower, 0, 34, 0.4)}`, green) +
    reel(93, green, red) +
    `<path d="M-152-136H-142L-132-128-142-120H-152ZM152-136H142L132-128 142-120H152Z" fill="#fff6c8" transform="translate(0 -8)"/><path d="M-154-50V-216H-140V-50ZM140-50V-216H154V-50Z" fill="${gold}"/><path d="M-154-222H154V-206H-154Z" fill="${gold}"/>` +
    `<g transform="translate(0 -220)">${roof(sheet, 172, 84)}</g><path d="M-72-288H72V-304H-72Z" fill="${gold}"/><g transform="translate(0 -298)">${roof(sheet, 92, 72)}</g><path d="${symmetric('0,-456 L3,-424 L12,-384 L20,-366 L0,-360')}" fill="${gold}" stroke="${ink}" stroke-width="2"/>`
  )
}

/** A royal barge going left, its water line at y = 0, from x = -394 to 640. */
export function barge(sheet: Sheet): string {
  const man = oarsman(sheet)
  const blade = sheet.define(oar)
  const seats = [
    [-86, 0],
    [-12, 0],
    [404, -8],
    [478, -12],
  ] as const
  return (
    `<g transform="translate(196 0)">${reels(sheet)}</g>` +
    seats.map(([x, y]) => place(man, x, y, 0.94)).join('') +
    swan(sheet) +
    hull(sheet) +
    `<path d="M-172-76C-132-56-112-12-122 26L-92 26C-84-16-104-62-142-80Z" fill="${goldOf(sheet, true)}" stroke="${ink}" stroke-width="3"/><path d="M-146-66C-118-46-104-10-108 22" fill="none" stroke="#c2261e" stroke-width="6" stroke-dasharray=".1 13" stroke-linecap="round"/>` +
    seats.map(([x, y]) => place(blade, x, y, 0.94)).join('') +
    `<path d="M-150 24C-90 14 20 30 120 22S420 32 620 20" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="5" stroke-linecap="round"/>`
  )
}
