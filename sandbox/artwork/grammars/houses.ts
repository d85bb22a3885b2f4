import type { LetterformId } from '../letters/fonts.ts'
import { letterforms } from '../letters/fonts.ts'
import type { GrammarId } from './grammars.ts'
import { isGrammar } from './grammars.ts'

/** How one vendor draws: its grammar, and the face its titles are set in. */
export interface House {
  grammar: GrammarId
  letterform: LetterformId
}

const standard: House = { grammar: 'court', letterform: 'playfair' }

/** By vendor code. The faces here are those whose letters are taken for no others. */
const houses: ReadonlyMap<string, House> = readHouses(`
  HNB:planes:lilita KNA:engraving:playfair POR:isometric:bungee PPL:paper:slab A88:neon:righteous GRF:closeup:slab
  SGL:strata:lilita LMP:riso:bungee SMA:court:lilita JDR:jade:playfair NLT:aurora:righteous IPG:glass:playfair PXK:pixel:bungee
  KN9:riso:lilita OAK:wood:slab TDL:depth:righteous MNW:planes:playfair CPR:court:slab VLT:blueprint:bungee SLK:strata:playfair
  BRC:bronze:playfair GNT:slate:slab PLM:paper:lilita ECH:planes:slab FRN:glass:lilita STV:engraving:slab QRT:blueprint:righteous MRG:riso:slab
  MRB:depth:lilita ORC:blueprint:lilita BLF:pixel:lilita DPL:paper:bungee CRL:isometric:lilita
  LDH:isometric:slab TBL:court:righteous RMV:riso:playfair MJW:ivory:playfair BRD:paper:righteous HSE:pixel:slab
  TCG_LOTTO_VN:clay:slab LOTT:riso:righteous TCG_SEA:strata:bungee QCK:isometric:righteous`)

function readHouses(list: string): ReadonlyMap<string, House> {
  return new Map(
    list
      .trim()
      .split(/\s+/)
      .flatMap((entry): [string, House][] => {
        const [code = '', grammar = '', letterform = ''] = entry.split(':')
        return isGrammar(grammar) && isLetterform(letterform) ? [[code, { grammar, letterform }]] : []
      }),
  )
}

function isLetterform(id: string): id is LetterformId {
  return Object.hasOwn(letterforms, id)
}

export function posterStyleOf(vendor: string): House {
  return houses.get(vendor) ?? standard
}
