/** Runs a task one at a time; what is asked for while it runs makes it run once more. */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isAsked = false
  let isRunning = false
  return async () => {
    isAsked = true
    if (isRunning) return
    isRunning = true
    try {
      while (isAsked) {
        isAsked = false
        await task()
      }
    } finally {
      isRunning = false
    }
  }
}

/** Runs a task when it was not asked for again for so many milliseconds. */
export function onceQuiet(task: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(task, milliseconds)
  }
}
