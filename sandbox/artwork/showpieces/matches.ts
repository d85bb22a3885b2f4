/** The matches that have the natural picture of their sport, by its scene: those that a merchant may name among its leads. */
export const natural = {
  cricket: 'Boundary Line',
  football: 'Final Third',
  basketball: 'Fastbreak',
  tennis: 'Second Serve',
  'boxing-ring': 'Ringside',
  'horse-racing': 'Home Straight',
} as const
