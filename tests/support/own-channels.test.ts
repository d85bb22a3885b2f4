import { afterEach, expect, test } from 'vitest'
import { ownChannels } from './own-channels.ts'

const documents = [ownChannels(BroadcastChannel), ownChannels(BroadcastChannel)] as const

/** A channel's messages, and a promise of the first. */
function listen(channel: BroadcastChannel) {
  const heard: unknown[] = []
  const first = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => {
      heard.push(data)
      resolve()
    }
  })
  return { heard, first }
}

afterEach(() => {
  for (const document of documents) document.close()
})

test('what one document says is heard by its own tabs, and by no other document', async () => {
  const tabsOf = ({ BroadcastChannel }: (typeof documents)[number]) => ({
    said: new BroadcastChannel('session'),
    tab: listen(new BroadcastChannel('session')),
  })
  const one = tabsOf(documents[0])
  const other = tabsOf(documents[1])
  one.said.postMessage('left')
  await one.tab.first
  other.said.postMessage('asked')
  await other.tab.first
  expect(one.tab.heard).toEqual(['left'])
  expect(other.tab.heard).toEqual(['asked'])
})

test('a document that goes takes its channels along', () => {
  const [one, other] = documents
  const kept = new one.BroadcastChannel('session')
  one.close()
  expect(() => kept.postMessage('left')).toThrow('closed')
  expect(() => new other.BroadcastChannel('session').postMessage('left')).not.toThrow()
})
