import { openOverlay } from './overlay.js'

/** The page of a tenant that could not be shown yet: what is wrong with it, until it is fixed. */
const overlay = openOverlay()
overlay.hasPage = false

/** Milliseconds between two looks. */
const pause = 700

async function look() {
  const response = await fetch('/__livery/findings').catch(() => null)
  const found = response?.ok ? await response.json() : null
  if (found?.isShown) location.reload()
  else if (found) overlay.show(found)
  setTimeout(look, pause)
}

void look()
