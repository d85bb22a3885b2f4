import { useEffect, useRef, useState } from 'react'
import { maxRecordPageSize } from '#contract/account/records.ts'
import { type GatewayError, toGatewayError } from '#src/gateway/gateway-error.ts'
import { exportCsv } from '#src/lib/csv.ts'
import type { Period } from '../filters/periods.ts'
import { allRows, type FetchedPage } from './all-rows.ts'
import { type FileColumn, rowsOf } from './file-rows.ts'

export type ExportState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number }
  | { phase: 'done'; done: number; total: number }
  | { phase: 'failed'; error: GatewayError }

interface Exported<Row> {
  /** A page of what the record on the screen asks for. */
  fetchPage: (page: { pageNo: number; pageSize: number }, signal: AbortSignal) => Promise<FetchedPage<Row>>
  columns: readonly FileColumn<Row>[]
  /** What the record asks for: another question gives up the file of the one before. */
  asked: Period
  /** Of the file, without its days and its ending. */
  name: string
}

/** Writes the whole record that is asked for into a file, not only the page that is shown; it can be stopped. */
export function useExport<Row extends { id: string }>({ fetchPage, columns, asked, name }: Exported<Row>) {
  const about = JSON.stringify(asked)
  const [state, setState] = useState<ExportState>({ phase: 'idle' })
  const running = useRef<AbortController>(undefined)
  const [known, setKnown] = useState(about)
  if (known !== about) {
    setKnown(about)
    setState({ phase: 'idle' })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs is given up with what it was about
  useEffect(() => () => running.current?.abort(), [about])

  const start = async () => {
    const controller = new AbortController()
    const { signal } = controller
    running.current?.abort()
    running.current = controller
    setState({ phase: 'running', done: 0, total: 0 })
    try {
      const { rows, count } = await allRows((pageNo) => fetchPage({ pageNo, pageSize: maxRecordPageSize }, signal), {
        signal,
        onProgress: (done, total) => setState({ phase: 'running', done, total }),
      })
      exportCsv(`${name}-${asked.from}-${asked.to}`, rowsOf(columns, rows))
      setState({ phase: 'done', done: rows.length, total: count })
    } catch (error) {
      if (!signal.aborted) setState({ phase: 'failed', error: toGatewayError(error) })
    }
  }

  return {
    state,
    start: () => void start(),
    stop: () => {
      running.current?.abort()
      setState({ phase: 'idle' })
    },
  }
}
