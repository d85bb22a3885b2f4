import type { Sheet } from '../parts/sheet.ts'
import { coatOf, type Look } from './look.ts'

/** A falcon with a scarf at its neck; it waves with a wing. */
export function falcon(sheet: Sheet, look: Look, waves: boolean): string {
  const coat = coatOf(sheet, look)
  const wing = `<path d="M46-124C86-114 102-60 88 8 72-6 58-24 46-30Z" fill="${coat}"/><path d="M72-96C84-66 86-40 82-10M60-104C72-70 74-46 68-20" fill="none" stroke="#1a0e08" stroke-opacity=".6" stroke-width="3.500" stroke-linecap="round"/>`
  const lifted = `<path d="M30-112C64-112 84-140 96-196 104-190 108-184 108-176 116-180 122-178 124-168 132-168 136-162 134-154 142-150 142-142 136-136 128-84 88-52 44-40Z" fill="${coat}"/><path d="M104-178C98-148 84-120 60-100M122-166C114-134 96-106 70-84M132-148C122-120 104-94 78-70" fill="none" stroke="#1a0e08" stroke-opacity=".55" stroke-width="3.500" stroke-linecap="round"/>`
  return (
    `<g transform="scale(1.32)"><g transform="scale(-1 1)">${wing}</g>${waves ? lifted : wing}<path d="M0-150C46-150 64-110 60-60 58-24 50 0 46 10H-46C-50 0-58-24-60-60-64-110-46-150 0-150Z" fill="${look.trim}"/><path d="M-26-78l6 8 6-8M-4-66l6 8 6-8M18-78l6 8 6-8M-18-46l6 8 6-8M8-44l6 8 6-8M-32-58l5 7 5-7M30-56l5 7 5-7M-30-26l6 8 6-8M-4-22l6 8 6-8M24-26l6 8 6-8" fill="none" stroke="${look.main}" stroke-width="3.200" stroke-linecap="round"/>` +
    `<path d="M0-220C40-220 56-192 52-160 48-134 28-122 0-120-28-122-48-134-52-160-56-192-40-220 0-220Z" fill="${coat}"/><path d="M-42-150C-27-162-12-157 0-140 12-157 27-162 42-150 38-126 19-113 0-111-19-113-38-126-42-150Z" fill="#fff6e4"/><path d="M-34-138C-40-148-40-156-36-162M34-138C40-148 40-156 36-162" stroke="${look.deep}" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M-44-128C-20-104 20-104 44-128L50-110C22-84-22-84-50-110Z" fill="${look.cloth}"/><path d="M18-98 40-58 18-62 8-92Z" fill="${look.cloth}"/><path d="M-46-118C-20-94 20-94 46-118" fill="none" stroke="#ffe2a0" stroke-width="3.500" stroke-dasharray="6 5"/>` +
    `<circle cx="-23" cy="-173" r="14" fill="#ffd35c"/><circle cx="23" cy="-173" r="14" fill="#ffd35c"/><circle cx="-22" cy="-173" r="9" fill="#1a0e08"/><circle cx="22" cy="-173" r="9" fill="#1a0e08"/><circle cx="-18" cy="-177" r="3.400" fill="#fff"/><circle cx="26" cy="-177" r="3.400" fill="#fff"/><path d="M-13-160C-8-168 8-168 13-160 12-146 6-134 0-126-6-134-12-146-13-160Z" fill="#3a4250"/><path d="M-13-160C-8-168 8-168 13-160 8-154-8-154-13-160Z" fill="#f0b23a"/></g>`
  )
}
