// Leads both frames to the path of the field, and makes them as wide as was chosen.
const form = document.querySelector('form')
const frames = [...document.querySelectorAll('iframe')]

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const path = form.elements.path.value.trim()
  for (const frame of frames) {
    const address = new URL(`/${path.replace(/^[/\\]+/, '')}`, frame.src)
    if (address.origin === new URL(frame.src).origin) frame.src = address.href
  }
})

form.addEventListener('change', () => {
  document.body.dataset.width = form.elements.width.value
})
