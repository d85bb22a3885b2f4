/** An hour of play, for tests: what it came to, and that a reality check follows each hour. */
export const aSummary = {
  now: '2026-11-20T13:00:00Z',
  since: '2026-11-20T12:00:00Z',
  staked: '2410.00',
  returned: '1985.00',
  net: '-425.00',
  balance: '480.00',
  currency: 'BDT',
  realityCheck: 60,
  nextCheckAt: '2026-11-20T14:00:00Z',
}
