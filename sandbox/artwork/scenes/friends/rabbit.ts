import type { Sheet } from '../parts/sheet.ts'
import { coatOf, type Look, wave } from './look.ts'

/** A rabbit in a robe with a gold band. */
export function rabbit(sheet: Sheet, look: Look, waves: boolean): string {
  const coat = coatOf(sheet, look)
  return (
    `<g transform="translate(0 -172)">${waves ? `<g transform="translate(0 34)">${wave(look, '#ffb3c4')}</g>` : ''}<path d="M-62 176C-70 104-52 62-32 44H32C52 62 70 104 62 176Z" fill="${look.main}"/><path d="M-44 62C-20 78 20 78 44 62L58 176H-58Z" fill="${look.cloth}"/><path d="M-44 62-6 108V176H6V108L44 62" fill="none" stroke="${look.trim}" stroke-width="9" stroke-linejoin="round"/><path d="M-57 128H57V146H-57Z" fill="${look.trim}"/><circle cx="0" cy="137" r="12" fill="#fff6cf" stroke="#b8690f" stroke-width="2"/>` +
    `<ellipse cy="60" rx="52" ry="11" fill="#1a0418" opacity=".24"/><path d="M-40-42C-58-100-52-140-38-144-20-142-12-100-14-52Z" fill="${coat}"/><path d="M14-52C12-104 26-140 44-138 60-130 52-92 40-46Z" fill="${coat}"/><path d="M-36-56C-46-98-44-126-37-130-27-126-22-94-22-60ZM24-60C24-94 32-122 42-122 48-116 44-90 34-56Z" fill="#ffb3c4"/>` +
    `<path d="M0-66C56-66 86-36 86 0 86 42 46 62 0 62S-86 42-86 0C-86-36-56-66 0-66Z" fill="${coat}"/><ellipse cx="-54" cy="28" rx="15" ry="11" fill="#ff8aa8" opacity=".6"/><ellipse cx="54" cy="28" rx="15" ry="11" fill="#ff8aa8" opacity=".6"/><ellipse cx="-33" cy="2" rx="12" ry="16" fill="#3a1020"/><ellipse cx="33" cy="2" rx="12" ry="16" fill="#3a1020"/><circle cx="-29" cy="-5" r="5" fill="#fff"/><circle cx="37" cy="-5" r="5" fill="#fff"/><path d="M-8 22H8L0 31Z" fill="#e0406a"/><path d="M0 31V36M-18 36C-12 46-4 44 0 36 4 44 12 46 18 36" fill="none" stroke="#8a2a4a" stroke-width="4" stroke-linecap="round"/></g>`
  )
}
