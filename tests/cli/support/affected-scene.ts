import { type Affected, affectedTenants } from '#cli/affected/affected.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { ProductCopy } from '#tests/support/product-copy.ts'
import { builtOnce } from './built-once.ts'

/** The codes of the scene's tenants; grandchild stands on child, and that on lite. */
export const everyone = ['child', 'grandchild', 'lite', 'siam']

export interface AffectedScene {
  product: ProductCopy
  workspace: Workspace
  /** Why each affected tenant is: "folder", "base lite", "code". */
  reasons(since?: string): Promise<Record<string, string[]>>
}

/** A change, and the tenants that it must name. */
export interface Change {
  what: string
  make: () => void
  expected: Record<string, string[]>
}

export const forAll = (kind: string, codes = everyone) => Object.fromEntries(codes.map((code) => [code, [kind]]))

const extending = (code: string, base: string) =>
  `{"merchantCode":"${code}","extends":"${base}","domains":["${code}.example"]}`

/** A committed copy of the product with four tenants, whose code was compiled before. */
export async function affectedScene(): Promise<AffectedScene> {
  const product = new ProductCopy(['lite', 'siam'])
  ;(await builtOnce()).copyCache(product.path('.livery'))
  product.write('tenants/child/tenant.json', extending('child', 'lite'))
  product.write('tenants/grandchild/tenant.json', extending('grandchild', 'child'))
  product.write('tenants/grandchild/locales/en/shell.json', '{"footer":{"help":"Ask us"}}')
  product.commit()
  const workspace = {
    root: product.root,
    cwd: product.root,
    tenantsDir: product.path('tenants'),
    cacheDir: product.path('.livery'),
  }
  return {
    product,
    workspace,
    async reasons(since = 'HEAD') {
      const { tenants }: Affected = await affectedTenants(workspace, { since })
      return Object.fromEntries(
        tenants.map(({ code, reasons }) => [code, reasons.map(({ kind, of }) => (of ? `${kind} ${of}` : kind))]),
      )
    },
  }
}
