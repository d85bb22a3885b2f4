import type { CatalogueVendor } from '#contract/lobby/vendors.ts'
import { posterStyleOf } from '../artwork/grammars/houses.ts'
import { drawVendorMark } from '../artwork/vendor-mark.ts'
import { type VendorSymbolId, vendorSymbols } from '../artwork/vendor-symbols.ts'

/** Each vendor's symbol, by code. */
const symbols = readSymbols(`
  GRF:wave KNA:kite PPL:paw LMP:sun A88:rings POR:apple SGL:hourglass HNB:burst SMA:star JDR:gem NLT:compass
  IPG:house PXK:fish KN9:bolt OAK:flame TDL:wave MNW:moon CPR:feather VLT:bolt SLK:lantern BRC:leaf GNT:mountain
  PLM:leaf ECH:anchor FRN:feather STV:flame QRT:prism MRG:sun MRB:fish ORC:whale BLF:arrowhead DPL:anchor CRL:key
  VVT:table CRS:crescent PRL:rings GLD:crown AMB:lantern SVN:bridge LDH:house TBL:table RMV:house MJW:bridge
  NST:target SDL:arrowhead FTP:hourglass GRS:leaf AV:bolt IMES:bolt IA:anvil AI:mountain TF:rocket SPC:feather
  RSA:flame TCG_LOTTO_VN:sun LOTT:anchor TCG_SEA:wave QCK:rings BRD:star HSE:key`)

function readSymbols(list: string): ReadonlyMap<string, VendorSymbolId> {
  return new Map(
    list
      .trim()
      .split(/\s+/)
      .flatMap((pair): [string, VendorSymbolId][] => {
        const [code = '', symbol = ''] = pair.split(':')
        return isSymbolId(symbol) ? [[code, symbol]] : []
      }),
  )
}

function isSymbolId(id: string): id is VendorSymbolId {
  return Object.hasOwn(vendorSymbols, id)
}

/** The vendor's symbol and name in one colour, 24 px high; its letters are those of its posters. */
export function drawVendor({ code, name }: CatalogueVendor, colour: string): string {
  const { letterform } = posterStyleOf(code)
  return drawVendorMark({ name, symbol: symbols.get(code) ?? 'star', letterform, colour })
}
