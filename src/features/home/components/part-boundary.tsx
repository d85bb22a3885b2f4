import { Component, type ReactNode } from 'react'
import { report } from '#src/lib/report.ts'
import { PartError } from './part-error.tsx'

/** A part whose code fails takes nothing else of the page with it; trying again mounts it anew. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    report('A part of the home page failed', error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <PartError onRetry={() => this.setState({ hasFailed: false })} />
  }
}
