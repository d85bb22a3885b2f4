// Written from contract/ by `npm run generate`.

/** A public call whose good answers are stored, and the texts in them that are emptied before. */
export interface StoredCall {
  /** With `{name}` for a part that differs. */
  path: string
  emptied: readonly string[]
}

export const storedCalls: readonly StoredCall[] = [
  { path: '/lgw/games', emptied: [] },
  { path: '/lgw/games/filters', emptied: [] },
  { path: '/lgw/games/fixtures', emptied: [] },
  { path: '/lgw/games/game_menus', emptied: [] },
  { path: '/lgw/games/hot', emptied: [] },
  { path: '/lgw/games/lanes', emptied: [] },
  { path: '/lgw/games/{gameCode}/facts', emptied: [] },
  { path: '/wps/system/domainRoute', emptied: [] },
  { path: '/wps/system/helpCenter', emptied: [] },
  { path: '/wps/system/permission', emptied: ['location.ip', 'location.country', 'status.ip'] },
  { path: '/wps/system/status', emptied: ['ip'] },
  { path: '/wps/system/whitelabel', emptied: [] },
]
