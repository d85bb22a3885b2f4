/** What the first paint showed of the page, until a real page has been there. */
let kept: readonly Node[] = []

/** Takes a copy of the first paint's page before React clears it away. */
export function keepFirstPaint(): void {
  kept = [...document.querySelectorAll('#main > *')].map((element) => element.cloneNode(true))
}

export function forgetFirstPaint(): void {
  kept = []
}

/** The skeleton of the first paint once more, while the code of the first page is on its way: nothing jumps. */
export function FirstPaintPage() {
  return <div ref={(element) => element?.replaceChildren(...kept)} style={{ display: 'contents' }} aria-hidden="true" />
}
