import type { CatalogueVendor } from '#src/gateway/contract/vendors.ts'
import { letterformIds } from '../artwork/fonts.ts'
import { hashText } from '../artwork/random.ts'
import { drawVendorMark } from '../artwork/vendor-mark.ts'
import { type VendorSymbolId, vendorSymbols } from '../artwork/vendor-symbols.ts'

const symbolIds = Object.keys(vendorSymbols).filter(isSymbolId)

function isSymbolId(id: string): id is VendorSymbolId {
  return Object.hasOwn(vendorSymbols, id)
}

/** The vendor's symbol and name in one colour, 24 px high. */
export function drawVendor({ code, name }: CatalogueVendor, colour: string): string {
  const hash = hashText(code)
  return drawVendorMark({
    name,
    symbol: symbolIds[hash % symbolIds.length] ?? 'star',
    letterform: letterformIds[(hash >>> 8) % letterformIds.length] ?? 'slab',
    colour,
  })
}
