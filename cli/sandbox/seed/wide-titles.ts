import type { Subject } from '../text/subjects.ts'

interface WideTitles {
  subject: Subject
  /** The natural picture's name first; the rest name its variants. */
  titles: readonly string[]
}

const of = (subject: Subject, titles: string): WideTitles => ({ subject, titles: titles.split(', ') })

/** What the games behind each wide scene are called, by scene id. */
export const wideTitles: Readonly<Record<string, WideTitles>> = {
  'roulette-host': of('roulette', 'Velvet Roulette, Riviera Roulette, Copper Wheel, Salon Roulette, Midnight Roulette'),
  'baccarat-host': of('baccarat', 'Baccarat Salon, Pearl Baccarat, Crescent Baccarat, Squeeze Room, Speed Baccarat'),
  'carnival-wheel': of('wheel', 'Carnival Wheel, Lucky Spokes, Fair Wheel, Golden Spokes, Boardwalk Wheel'),
  'dragon-tiger': of('dragon-tiger', 'Dragon Tiger, Jade Dragon Tiger, Ember Dragon Tiger, Night Dragon Tiger'),
  'sic-bo-dome': of('sic-bo', 'Sic Bo Dome, Amber Sic Bo, Three Dice Dome, Emperor Sic Bo'),
  'blackjack-close': of('blackjack', 'Ace & Ten, Parlour Blackjack, Amber Blackjack, Silver Blackjack'),
  cricket: of('cricket', 'Boundary Line, Last Over, Twelfth Man, Cover Drive'),
  football: of('football', 'Final Third, Far Post, Extra Time, Back Four'),
  basketball: of('basketball', 'Fastbreak, Shot Clock, Full Court, Bank Shot'),
  tennis: of('tennis', 'Second Serve, Baseline, Match Point, Grass Rally'),
  'boxing-ring': of('boxing', 'Ringside, Final Bell, Tenth Round, Corner Call'),
  shooter: of('shooter', 'Zero Protocol, Cold Breach, Iron Sight, Last Magazine'),
  racing: of('racing', 'Night Circuit, Redline, Apex Run, Slipstream'),
  derby: of('cockfight', 'Derby Ring, Golden Derby, Village Derby, Evening Derby'),
  arena: of('cockfight', 'Red Spur Arena, Floodlit Arena, Riverside Arena, Spur Arena'),
}
