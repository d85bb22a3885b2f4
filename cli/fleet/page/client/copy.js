const said = document.getElementById('said')

/** Says a sentence to those who listen. */
export function say(text) {
  said.textContent = text
}

/** For a page that was opened from a disk in a browser that keeps its clipboard from files. */
function copyBySelection(text) {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'hidden'
  document.body.append(field)
  field.select()
  const isDone = document.execCommand('copy')
  field.remove()
  return isDone
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Copies a command and says so on the button that asked. */
export async function copy(text, button) {
  const isDone = await copied(text)
  say(isDone ? `Copied: ${text}` : `Not copied: ${text}`)
  const label = button.lastChild
  if (!isDone || button.dataset.was) return
  button.dataset.was = label.textContent
  label.textContent = 'Copied'
  setTimeout(() => {
    label.textContent = button.dataset.was
    delete button.dataset.was
  }, 1600)
}
