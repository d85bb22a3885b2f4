import { phoneWindow, useMediaQuery } from '#src/ui/use-media-query.ts'

let isCut = false

/** On a phone, removes from the first paint what no phone shows of the frame: React neither hydrates nor draws it. */
export function cutToPhone(root: HTMLElement): void {
  isCut = window.matchMedia(phoneWindow).matches
  if (isCut) for (const part of root.querySelectorAll('aside, header nav')) part.remove()
}

/** Whether the frame of the site is drawn for a phone. */
export const usePhoneFrame = (): boolean => useMediaQuery(phoneWindow, () => isCut)
