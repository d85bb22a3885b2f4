import type { Sheet } from './sheet.ts'

interface HorseLook {
  coat: readonly [string, string, string]
  mane: string
  /** The silks of the rider: main, second, and the cap. */
  silks: readonly [string, string, string]
  skin: string
}

/** A racing horse's head and neck with its rider, facing right, about 340 wide, cut off at y = 280. */
export function racer(sheet: Sheet, look: HorseLook): string {
  const [light, main, deep] = look.coat
  const coat = sheet.linear(
    [
      [0, light],
      [0.45, main],
      [1, deep],
    ],
    0.5,
    0,
    0.3,
    1,
  )
  const [first, second, cap] = look.silks
  const silk = sheet.linear(
    [
      [0, first],
      [1, second],
    ],
    0.3,
    0,
    0.6,
    1,
  )
  const rider =
    `<path d="M-190 480C-166 200-90 110-20 88 10 80 34 92 40 112L28 170-10 480Z" fill="${silk}"/><path d="M-110 168 -66 128-36 160-80 206ZM-40 104-8 90 14 116-12 140Z" fill="#fff" opacity=".85"/>` +
    `<path d="M14 62H50L52 100C36 112 20 108 12 96Z" fill="${look.skin}"/><path d="M-8 66C-10 26 20 8 46 14 70 20 78 40 76 58L86 66C80 72 60 72 46 68L14 76C0 78-8 76-8 66Z" fill="${cap}"/><path d="M-6 58C10 66 44 62 76 52" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/><path d="M46 66H70V82C60 88 50 86 46 82Z" fill="#1c1630"/><path d="M52 70 64 70 58 80Z" fill="#7fd0ff" opacity=".8"/><path d="M8 28C18 18 34 16 46 20" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>`
  const arm = `<path d="M-60 76C-20 84 20 116 56 152L88 150 96 170 58 190C12 172-40 140-76 104Z" fill="${first}"/><path d="M-60 76C-20 84 20 116 56 152L88 150" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><ellipse cx="100" cy="158" rx="13" ry="12" fill="${look.skin}"/>`
  return (
    `<path d="M-20 160C20 110 70 60 128 42L132 8C144 16 152 30 154 44 172 50 188 62 202 78 220 96 240 106 254 116 264 126 264 140 254 146 246 154 234 152 228 146 214 142 206 140 196 138 182 148 166 144 156 134 142 148 126 172 114 202 106 224 102 250 102 300V480H-60Z" fill="${coat}"/>` +
    `<path d="M156 134C142 148 126 172 114 202 106 224 102 250 102 300V480H40C30 240 96 160 140 118Z" fill="${deep}" opacity=".5"/><path d="M150 92C152 116 160 130 176 136 190 140 200 130 200 116 196 100 174 84 150 92Z" fill="${light}" opacity=".28"/>` +
    `<path d="M134 40C104 18 60 18 22 40 46 38 60 42 68 48 28 48-10 72-36 108-14 94 6 92 20 96-10 112-32 138-44 172-26 156-8 150 8 152L30 132C62 92 98 64 140 52Z" fill="${look.mane}"/><path d="M118 40C84 44 50 62 22 92M92 62C62 80 34 106 14 136" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/><path d="M140 30C158 34 172 46 180 66 164 60 150 54 140 50Z" fill="${look.mane}"/>` +
    `<path d="M140 14C146 22 150 32 150 42L138 42Z" fill="${deep}"/><path d="M172 70C180 66 190 70 194 78 186 82 176 80 172 70Z" fill="#140c10"/><circle cx="184" cy="73" r="2.2" fill="#fff"/><path d="M168 66C178 60 190 62 198 72" fill="none" stroke="${deep}" stroke-width="3"/>` +
    `<path d="M246 120C252 118 258 124 256 130 250 132 244 128 246 120Z" fill="#1c0f12"/><path d="M256 140C246 142 238 140 230 134" fill="none" stroke="#1c0f12" stroke-width="3" stroke-linecap="round"/><path d="M202 78C220 96 240 106 254 116" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" stroke-linecap="round"/>` +
    `<g fill="none" stroke="${first}" stroke-width="6" stroke-linecap="round"><path d="M148 50C160 84 176 112 208 136M150 58C160 54 172 52 180 54M222 96C214 108 210 124 212 140"/><path d="M212 134C180 176 140 176 104 160" stroke-width="4"/></g><circle cx="212" cy="134" r="7" fill="none" stroke="#f3e3b0" stroke-width="3.4"/>` +
    `<g transform="translate(-64 -34)">${rider}</g>${arm}`
  )
}
