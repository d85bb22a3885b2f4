import type { Sheet } from './sheet.ts'

/** A dragon's head in profile facing right, about 250 wide and 250 tall, its neck cut off at y = 250. */
export function dragonHead(sheet: Sheet): string {
  const hide = sheet.linear(
    [
      [0, '#4fe08c'],
      [0.45, '#14a05f'],
      [1, '#065a44'],
    ],
    0.3,
    0,
    0.6,
    1,
  )
  const jaw = sheet.linear([
    [0, '#1db06a'],
    [1, '#06553f'],
  ])
  const flame = sheet.linear(
    [
      [0, '#ffe36b'],
      [0.5, '#ff9a2b'],
      [1, '#e0431f'],
    ],
    1,
    0,
    0,
    1,
  )
  const horn = sheet.linear(
    [
      [0, '#fff6cf'],
      [0.6, '#f2bb4c'],
      [1, '#a8620f'],
    ],
    0,
    0,
    1,
    1,
  )
  const belly = sheet.linear([
    [0, '#fff0b0'],
    [1, '#e0a23e'],
  ])
  const eye = sheet.radial([
    [0, '#fff9a8'],
    [0.6, '#ffc928'],
    [1, '#e0620f'],
  ])
  return (
    `<path d="M96 52C70 30 40 26 10 36 34 44 44 54 48 64 24 58-2 66-22 86 4 84 22 92 30 104 6 104-18 120-30 146-6 136 14 138 26 146 4 154-12 176-16 206 8 186 30 182 44 190L120 130Z" fill="${flame}"/>` +
    `<path d="M34 260C28 200 30 120 76 78L150 150C110 164 108 210 128 260Z" fill="${hide}"/>` +
    `<path d="M96 150C88 190 92 226 106 260H142C118 214 118 176 146 152Z" fill="${belly}"/><path d="M93 176C106 172 118 172 126 176M92 198C104 194 114 194 122 198M96 222C106 217 116 217 124 222M102 246C112 240 124 240 132 246" fill="none" stroke="#a8660f" stroke-width="2.4" opacity=".7"/>` +
    `<path d="M104 60C96 30 70 6 34 0 60 20 72 44 82 76ZM128 54C128 24 112-4 84-22 100 4 104 30 108 62Z" fill="${horn}" stroke="#7c4a0c" stroke-width="1.6"/>` +
    `<path d="M132 132C150 150 182 154 206 144 224 138 232 152 218 164 194 182 150 180 122 160Z" fill="${jaw}"/><path d="M142 140C166 152 196 148 212 142 190 160 160 160 142 140Z" fill="#8c1230"/><path d="M150 142C170 146 192 148 204 140 216 132 232 136 240 126 236 146 214 154 196 154 176 156 160 150 150 142Z" fill="#ff5a6e"/>` +
    `<path d="M70 84C82 54 108 46 134 56 146 60 156 72 170 76 186 74 200 62 218 68 238 76 246 96 238 112 230 124 214 122 200 124 176 128 150 128 136 134 118 152 92 158 76 140 62 122 60 102 70 84Z" fill="${hide}"/>` +
    `<path d="M142 128L150 146 158 127ZM170 126L177 140 184 125ZM206 123L214 142 222 119ZM160 160L165 148 172 162ZM190 161L196 149 202 158Z" fill="#fffdf2"/>` +
    `<path d="M98 66C118 56 140 66 154 84 138 80 116 78 98 66Z" fill="#065a44"/><path d="M106 88C118 74 138 78 150 92 136 102 116 102 106 88Z" fill="${eye}" stroke="#07382c" stroke-width="3"/><path d="M131 80C135 88 135 94 130 100 125 94 125 86 131 80Z" fill="#10140c"/><circle cx="126" cy="86" r="2.6" fill="#fff"/>` +
    `<path d="M216 84C224 80 232 86 230 94 224 92 218 92 216 84Z" fill="#053b2f"/><path d="M172 82C188 84 200 76 214 76" fill="none" stroke="#b6ffcf" stroke-width="3.4" stroke-linecap="round" opacity=".8"/><path d="M80 80C90 62 112 56 130 62" fill="none" stroke="#c9ffdc" stroke-width="3.4" stroke-linecap="round" opacity=".85"/>` +
    `<path d="M72 108q10-8 14 3 10-7 13 4M66 122q10-8 15 3 10-6 14 4M50 170q10-9 16 2 9-8 14 2M44 196q10-9 16 2 9-8 14 2M44 224q10-9 16 2 9-8 14 2" fill="none" stroke="#053f33" stroke-width="2.4" opacity=".65"/>` +
    `<path d="M232 108C252 112 262 128 256 150M222 118C236 130 238 150 226 172" fill="none" stroke="#ffd257" stroke-width="4" stroke-linecap="round"/><path d="M122 158C112 176 118 190 132 196 128 182 136 172 150 170Z" fill="${flame}"/>`
  )
}
