import type { WideSceneId } from '#sandbox/artwork/scenes/registry.ts'
import { natural } from '#sandbox/artwork/showpieces/matches.ts'
import type { Subject } from '../subjects.ts'

interface WideTitles {
  subject: Subject
  /** Whose game the natural picture is. */
  vendor: string
  /** The natural picture's name first; the rest name its variants. */
  titles: readonly string[]
}

const of = (subject: Subject, vendor: string, titles: string): WideTitles => {
  return { subject, vendor, titles: titles.split(', ') }
}

const rooms =
  'Riviera Copper Midnight Pearl Amber Crescent Harbour Marble Orchid Sapphire Terrace Cedar Silver Garden Grand Ivory ' +
  'Lantern Opal Palace Quartz River Saffron Sunset Topaz Veranda Winter Coral Ebony Jasmine Crown'

/** A natural title, then "Riviera Roulette", "Copper Roulette" and so on. */
const table = (subject: Subject, vendor: string, first: string, noun: string): WideTitles => {
  return { subject, vendor, titles: [first, ...rooms.split(' ').map((room) => `${room} ${noun}`)] }
}

/** What the games behind each wide scene are called. */
export const wideTitles: Readonly<Record<WideSceneId, WideTitles>> = {
  'carnival-wheel': table('wheel', 'CRS', 'Carnival Wheel', 'Wheel'),
  'roulette-host': table('roulette', 'VVT', 'Velvet Roulette', 'Roulette'),
  'baccarat-host': table('baccarat', 'VVT', 'Baccarat Salon', 'Baccarat'),
  'dragon-tiger': table('dragon-tiger', 'CRS', 'Dragon Tiger', 'Dragon Tiger'),
  'sic-bo-dome': table('sic-bo', 'CRS', 'Sic Bo Dome', 'Sic Bo'),
  'blackjack-close': table('blackjack', 'PRL', 'Blackjack Parlour', 'Blackjack'),
  cricket: of(
    'cricket',
    'NST',
    `${natural.cricket}, Last Over, Twelfth Man, Cover Drive, Powerplay, Fine Leg, Third Umpire`,
  ),
  football: of(
    'football',
    'NST',
    `${natural.football}, Far Post, Extra Time, Back Four, Injury Time, Through Ball, Near Post`,
  ),
  basketball: of(
    'basketball',
    'SDL',
    `${natural.basketball}, Shot Clock, Full Court, Bank Shot, Pick & Roll, Tip-off, Crossover`,
  ),
  tennis: of(
    'tennis',
    'GRS',
    `${natural.tennis}, Baseline, Match Point, Grass Rally, Tie-break, Drop Shot, Cross Court`,
  ),
  'boxing-ring': of(
    'boxing',
    'FTP',
    `${natural['boxing-ring']}, Final Bell, Tenth Round, Corner Call, Split Decision, Weigh-in, Southpaw`,
  ),
  'horse-racing': of(
    'horse-racing',
    'FTP',
    `${natural['horse-racing']}, Photo Finish, Furlong, Starting Gate, Paddock, Canter, Rail Run`,
  ),
  'helmet-soldier': of(
    'shooter',
    'AV',
    'Zero Protocol, Cold Breach, Iron Sight, Last Magazine, Night Patrol, Red Sector, Smoke Line, Silent Recon, ' +
      'Blackout, Overwatch Hill',
  ),
  'night-circuit': of(
    'racing',
    'IMES',
    'Night Circuit, Redline, Apex Run, Slipstream, Neon Mile, Coast Sprint, Hairpin, Drift Hour, Grid Start, Full Throttle',
  ),
  'crystal-shrine': of(
    'strategy',
    'IA',
    'Shrine of Five, Crystal Siege, Three Lanes, Rune Guard, Tower Fall, Jungle Path, Mana Well, Ancient Gate, ' +
      'Last Nexus, Ward & Watch',
  ),
  'mech-arena': of(
    'arena',
    'AI',
    'Titan Dock, Steel Duel, Reactor, Hangar Nine, Core Breach, Piston, Heavy Frame, Overdrive, Plasma Yard, Colossus',
  ),
  'rooster-duel': of(
    'cockfight',
    'SPC',
    'Derby Ring, Golden Derby, Village Derby, Evening Derby, Harvest Derby, Island Derby, Grand Derby, Morning Derby, ' +
      'Market Derby, Champions Derby',
  ),
  'rooster-arena': of(
    'cockfight',
    'RSA',
    'Red Spur Arena, Floodlit Arena, Riverside Arena, Hilltop Arena, Old Town Arena, Palm Arena, Bamboo Arena, ' +
      'Sunday Arena, Harbour Arena, Summit Arena',
  ),
}
