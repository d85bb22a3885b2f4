export type System = 'ios' | 'android'

/** The system of the phone or tablet that shows the page; undefined on a computer. */
export function systemOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  if (/android/i.test(userAgent)) return 'android' as const
  // An iPad says that it is a Mac; no Mac has a touch screen.
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios' as const
  return undefined
}

/** Whether a phone or a tablet shows the page: it cannot scan what stands on its own screen. */
export const isHandheld = (): boolean => systemOf(navigator) !== undefined
