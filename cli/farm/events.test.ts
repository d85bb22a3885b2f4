import { expect, test } from 'vitest'
import { eventLine, eventText, type FarmEvent } from './events.ts'

const tenant = { event: 'tenant', worker: 'build-7-4711', code: 'acme', ms: 40 } as const

test('an event is one line of JSON with its moment, whatever stands in its texts', () => {
  const event: FarmEvent = { event: 'note', text: 'two\nlines, "quoted", \u001b[31m' }
  const line = eventLine(event, new Date('2026-11-27T10:00:00Z'))
  for (const sign of ['\n', '\u001b']) expect(line).not.toContain(sign)
  expect(JSON.parse(line)).toEqual({ at: '2026-11-27T10:00:00.000Z', ...event })
})

test.each<[FarmEvent, string]>([
  [{ event: 'job-taken', job: 'j', worker: 'w', tenants: 25 }, 'w took a job of 25 tenants'],
  [{ event: 'job-done', job: 'j', worker: 'w', ms: 1240 }, 'w finished it in 1.2 s'],
  [{ event: 'job-dropped', job: 'j', worker: 'w', reason: 'its lock was lost' }, 'w dropped a job: its lock was lost'],
  [{ event: 'job-handed-back', job: 'j', worker: 'w', reason: 'it ends' }, 'w handed back a job: it ends'],
  [{ event: 'job-refused', job: 'j', worker: 'w', reason: 'it is no job' }, 'w refused a job: it is no job'],
  [{ event: 'job-stalled', job: 'j' }, 'A worker fell silent; its job goes to another'],
  [{ ...tenant, state: 'failed', reason: 'Unknown key' }, 'acme failed: Unknown key'],
  [
    { event: 'tenant-lost', worker: 'w', code: 'acme', how: 'ended by SIGKILL', kills: 2 },
    'acme took a process with it (2. time): ended by SIGKILL',
  ],
  [{ event: 'redis', state: 'away' }, 'Redis does not answer: waiting for it'],
  [{ event: 'redis', state: 'back' }, 'Redis is back'],
  [{ event: 'redis', state: 'emptied' }, 'Redis was emptied: planning again from inputs and store'],
  [{ event: 'note', text: 'Compiling' }, 'Compiling'],
])('%j is said in words', (event, text) => expect(eventText(event)).toBe(text))

test.each<FarmEvent>([
  { ...tenant, state: 'built', reason: null },
  { event: 'planned', run: '0123456789ab', tenants: 3, stored: 1, jobs: 1, round: 1 },
  { event: 'end', run: '', ok: true, built: 3, stored: 1, failed: 0, setApart: 0, ms: 900 },
])('$event of what goes well is for machines alone', (event) => expect(eventText(event)).toBeNull())
