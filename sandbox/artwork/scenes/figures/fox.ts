import { place, repeat, type Sheet, symmetric } from '../parts/sheet.ts'

const red = '#c8322e'
const ink = '#2a1420'
const fur = '#fffaf4'

/** A bushy tail 330 long, its root on the origin. */
function tail(sheet: Sheet): string {
  const coat = sheet.linear([
    [0, '#e8443a'],
    [0.16, '#ffb9a4'],
    [0.4, '#f4d9d8'],
    [1, '#a184ae'],
  ])
  return sheet.define(
    `<path d="M-12 0C-26-70-74-130-62-214-54-276-14-300 14-336 16-300 54-276 58-218 62-140 26-72 12 0Z" fill="${coat}" stroke="#8a5a80" stroke-opacity=".55" stroke-width="3"/><path d="M-8-30C-20-92-44-140-36-208M8-30C14-92 34-140 30-208M0-60C-4-120-6-180 2-240" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3.500" stroke-linecap="round"/>`,
  )
}

/** The mask-like face from the front: the chin on the origin, the ears' tips at y = -236. */
function head(sheet: Sheet): string {
  const skin = sheet.linear([
    [0, '#ffffff'],
    [0.6, fur],
    [1, '#ecd9dc'],
  ])
  const ear = sheet.define(
    `<path d="M22-142C30-186 58-220 88-236 98-200 98-150 82-106Z" fill="${skin}"/><path d="M44-140C50-174 66-198 82-212 88-186 86-150 76-118Z" fill="${red}"/><path d="M58-138C62-160 70-176 78-186 80-166 78-144 72-124Z" fill="#8a1a24"/>`,
  )
  const side = sheet.define(
    `<path d="M18-86C34-102 58-104 76-94 62-74 36-70 18-86Z" fill="${red}"/><path d="M24-86C38-94 54-96 68-91" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M66-92 80-102" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>` +
      `<path d="M98-66C76-66 60-58 50-46M96-50C80-50 68-44 58-34M86-36C76-34 70-30 64-22" fill="none" stroke="${red}" stroke-width="5" stroke-linecap="round"/><path d="M24-118C30-128 40-130 46-126 42-116 32-112 24-118Z" fill="${red}"/>`,
  )
  return (
    `<use href="#${ear}"/><use href="#${ear}" transform="scale(-1 1)"/>` +
    `<path d="${symmetric('0,-160 C58,-162 94,-128 98,-84 C112,-72 116,-58 114,-46 C92,-40 66,-20 44,-4 C28,6 12,8 0,8')}" fill="${skin}"/><path d="M-114-46C-92-40-66-20-44-4-28 6-12 8 0 8 14 8 28 6 44-4 30-2 14-4 0-4-20-4-62-30-114-46Z" fill="#d9bcc4" opacity=".6"/>` +
    `<use href="#${side}"/><use href="#${side}" transform="scale(-1 1)"/>` +
    `<path d="M0-158C10-144 10-128 0-112-10-128-10-144 0-158Z" fill="${red}"/><circle cx="-13" cy="-124" r="4.500" fill="${red}"/><circle cx="13" cy="-124" r="4.500" fill="${red}"/>` +
    `<path d="M-14-36C-10-44 10-44 14-36 12-28 4-24 0-22-4-24-12-28-14-36Z" fill="${ink}"/><path d="M-6-37q5-3 9-1" stroke="#fff" stroke-opacity=".7" stroke-width="2.500" fill="none" stroke-linecap="round"/><path d="M0-22V-14M0-14C-6-5-18-5-24-14M0-14C6-5 18-5 24-14" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`
  )
}

/** A kimono from the collar to the table at y = 0, its sleeves wide. */
function kimono(sheet: Sheet): string {
  const silk = sheet.linear([
    [0, '#4a64c0'],
    [0.5, '#2c3f92'],
    [1, '#182358'],
  ])
  const sleeve = sheet.linear([
    [0, '#5a76d2'],
    [1, '#1e2c6c'],
  ])
  const wave = repeat(3, (index) => {
    const x = 104 + index * 26
    return `<path d="M${x - 13}-36a13 13 0 0 1 26 0M${x - 8}-36a8 8 0 0 1 16 0M${x - 3}-36a3 3 0 0 1 6 0"/>`
  })
  const arm = sheet.define(
    `<path d="M62-168C112-160 150-124 176-60L196 8C164 24 118 26 84 14L70-40Z" fill="${sleeve}"/><g fill="none" stroke="#ffe2a8" stroke-width="3" opacity=".85">${wave}</g><path d="M84 12C118 24 164 22 196 6L199 18C164 36 116 38 80 24Z" fill="${red}"/><path d="M96-120C104-80 102-36 92 8" fill="none" stroke="#0e1640" stroke-opacity=".5" stroke-width="4"/>`,
  )
  return (
    `<path d="M-70-176C-30-196 30-196 70-176 98-120 100-60 96 10H-96C-100-60-98-120-70-176Z" fill="${silk}"/>` +
    `<path d="M-96-62H96L98 8H-98Z" fill="#b8262e"/><path d="M-97-40H97M-98-12H98" stroke="#ffd78a" stroke-width="5"/><path d="M-98-31H98" stroke="#ff8a72" stroke-width="3" stroke-dasharray="10 8"/>` +
    `<path d="M-42-190 22-62H-8L-66-176ZM42-190-26-62H8L66-176Z" fill="#ffe9d2"/><path d="M-32-192 0-126 32-192C14-184-14-184-32-192Z" fill="${fur}"/><path d="M52-186-14-62H6L70-174Z" fill="#f2cfae"/><path d="M-34-190 4-112M34-190-22-78" stroke="${red}" stroke-width="5"/>` +
    `<use href="#${arm}"/><use href="#${arm}" transform="scale(-1 1)"/>`
  )
}

const paw = `<path d="M-34 4C-38-22-22-38 2-38 26-38 38-20 34 4 28 18 8 22 0 22S-28 18-34 4Z" fill="${fur}"/><path d="M-12 20V4M8 20V4" stroke="#b89ab0" stroke-width="3.500" stroke-linecap="round"/><path d="M-32-2C-34 8-28 16-14 20M33-2C34 8 28 16 14 20" stroke="#e0c8d0" stroke-width="4" fill="none"/>`

/** Five cards in a fan, held at the origin. */
function hand(sheet: Sheet): string {
  const card = sheet.define(
    `<rect x="-26" y="-108" width="52" height="80" rx="6" fill="#fffdf6" stroke="#cbb6a4" stroke-width="1.500"/><rect x="-20" y="-102" width="40" height="68" rx="3" fill="${red}"/><path d="M0-92C12-82 12-72 0-68-12-72-12-82 0-92ZM-14-68C-2-66 0-58 0-46-10-48-16-56-14-68ZM14-68C2-66 0-58 0-46 10-48 16-56 14-68Z" fill="#ffe2b8"/>`,
  )
  return [-44, -22, 0, 22, 44].map((turn) => place(card, 0, 0, 1, turn)).join('')
}

/** A white fox who deals: sits behind a table at y = 0, 420 wide, the tails' tips at y = -456. */
export function fox(sheet: Sheet): string {
  const brush = tail(sheet)
  const tails = [-66, 66, -44, 44, -22, 22, 0].map((turn) => place(brush, turn * 0.7, -120, 1, turn)).join('')
  return (
    tails +
    kimono(sheet) +
    `<path d="M-58-176C-30-150 30-150 58-176 40-202-40-202-58-176Z" fill="#fff" opacity=".95"/><g transform="translate(0 -172)">${head(sheet)}</g>` +
    `<g transform="translate(142 -8)"><g transform="translate(2 2) rotate(8)">${hand(sheet)}</g>${paw}</g><g transform="translate(-138 2) rotate(6)">${paw}</g>`
  )
}
