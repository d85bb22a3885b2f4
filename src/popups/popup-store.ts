import { create } from 'zustand'
import type { GatewayError } from '#src/gateway/gateway-error.ts'

/** Every popup of the site and what it is opened with. The host in `app` knows the components. */
export interface Popups {
  login: {
    /** Why it is asked for: to play, because the session is over; nothing where the visitor asked. */
    reason?: 'play' | 'expired'
    /** The path to go to afterwards. */
    wanted?: string
  }
  register: {
    /** Of the link that led here. */
    referralCode?: string
  }
  /** A forgotten password. */
  forgot: Record<never, never>
  'change-password': {
    /** Why it must be changed before anything else; without one the visitor asked. */
    reason?: 'expired' | 'default' | 'temporary'
    /** What the visitor logged in with a moment ago; kept nowhere else. */
    oldPassword?: string
  }
  /** Who came by a provider for the first time: age and terms. */
  'social-registration': { ticket: string; nickname: string }
  /** After the very first log-in. */
  welcome: Record<never, never>
  /** Whose account a link signs in: asked where somebody is signed in, said where nobody was. */
  link: {
    /** What the address brought and is not exchanged yet; empty where that was none. Without one it is done. */
    token?: string
    /** Why it could not be exchanged. */
    error?: GatewayError
  }
  'sign-out': {
    /** The path to go to afterwards; the home page where none is named. */
    to?: string
  }
  /** A short message with one way on. */
  message: {
    title: string
    text: string
    tone?: 'info' | 'warn'
    /** A trial account's way on. */
    offersRegistration?: boolean
  }
  /** The games behind a card that stands for a vendor's. */
  'vendor-games': { vendor: { code: string; name: string }; gameType: string }
  /** The search over all games, beginning with this text. */
  search: { q?: string }
  /** The notices, beginning with the one at this place in the gateway's list. */
  notice: { index?: number }
  /** What the operator announces to whoever is here. */
  announcement: Record<never, never>
  /** The account's entries, as a sheet on phones. */
  account: Record<never, never>
  /** What a visitor writes to the operator. */
  feedback: Record<never, never>
  /** The panel of customer service; drawn by the service widget, not over the page. */
  service: Record<never, never>
}

export type PopupName = keyof Popups

export type OpenPopup = { [Name in PopupName]: { name: Name; props: Popups[Name]; key: number } }[PopupName]

interface PopupState {
  open: readonly OpenPopup[]
}

export const usePopupStore = create<PopupState>(() => ({ open: [] }))

let lastKey = 0

/** Opens a popup above those that are open; one that is open already stays as it is. */
export function openPopup<Name extends PopupName>(name: Name, props: Popups[Name]): void {
  lastKey += 1
  const next = { name, props, key: lastKey } as OpenPopup
  usePopupStore.setState(({ open }) => ({ open: open.some((one) => one.name === name) ? open : [...open, next] }))
}

export const isPopupOpen = (name: PopupName) => (state: PopupState) => state.open.some((popup) => popup.name === name)

export function closePopup(...names: PopupName[]): void {
  usePopupStore.setState(({ open }) => ({ open: open.filter(({ name }) => !names.includes(name)) }))
}
