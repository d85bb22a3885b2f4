/** What of Trusted Types the site uses; undefined in browsers without them. */
type Policy = ReturnType<NonNullable<Window['trustedTypes']>['createPolicy']>

function ownScript(address: string): string {
  if (new URL(address, location.origin).origin !== location.origin)
    throw new TypeError(`No script may come from ${address}`)
  return address
}

let policy: Policy | undefined

/**
 * The one policy that the content security policy of every site names. Its HTML has been sanitised before, always; its
 * scripts are the site's own files.
 */
export function pagePolicy(): Policy | undefined {
  policy ??= window.trustedTypes?.createPolicy('livery', {
    createHTML: (html) => html,
    createScriptURL: ownScript,
  })
  return policy
}
