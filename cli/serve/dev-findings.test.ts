import { expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Output } from '#cli/terminal/output.ts'
import { openFindings } from './dev-findings.ts'

const finding = (message: string, severity: Diagnostic['severity'] = 'error'): Diagnostic => ({
  tenant: 'acme',
  file: 'tenants/acme/tenant.json',
  line: 3,
  column: 5,
  severity,
  code: 'wrong-value',
  message,
  suggestion: 'Do this.',
})

function open() {
  const lines: string[] = []
  const line = (text = '') => {
    lines.push(text)
  }
  const output: Output = { isJson: false, isInteractive: false, line, note: line, detail: line, json: () => undefined }
  const findings = openFindings({ cwd: '/nowhere', tenantsDir: '/nowhere/tenants' }, output)
  /** What is printed of a tenant's findings. */
  const told = (found: readonly Diagnostic[], code = 'acme') => {
    lines.length = 0
    findings.tell(code, found)
    return lines.map((text) => text.split('\n')[0])
  }
  return { told, shown: findings.shown }
}

const wrong = 'tenants/acme/tenant.json:3:5 error wrong [wrong-value]'

test('what was said once is not said at every change', () => {
  const { told } = open()
  expect(told([finding('wrong'), finding('odd', 'warning')])).toEqual([wrong])
  expect(told([finding('wrong'), finding('odd', 'warning')])).toEqual([])
})

test('what tenants share is said once, not again for each of them', () => {
  const { told } = open()
  told([finding('wrong')])
  expect(told([finding('wrong'), finding('bad')], 'globex')).toEqual([wrong.replace(' wrong ', ' bad ')])
})

test('what is fixed is said, and how much is left', () => {
  const { told } = open()
  told([finding('wrong'), finding('bad')])
  expect(told([finding('bad')])).toEqual(['acme: 1 error left.'])
  expect(told([])).toEqual(['acme: fixed.'])
  expect(told([])).toEqual([])
  expect(told([finding('wrong')])).toEqual([wrong])
})

test('the page gets every finding, errors first, with the file that the editor opens', () => {
  const { told, shown } = open()
  expect(shown('acme')).toEqual({ tenant: 'acme', findings: [] })
  told([finding('odd', 'warning'), finding('wrong'), finding('bad')])
  expect(shown('acme').findings.map(({ message }) => message)).toEqual(['wrong', 'bad', 'odd'])
  expect(shown('acme').findings[0]).toEqual({
    file: 'tenants/acme/tenant.json',
    path: '/nowhere/tenants/acme/tenant.json',
    line: 3,
    column: 5,
    severity: 'error',
    code: 'wrong-value',
    message: 'wrong',
    suggestion: 'Do this.',
    excerpt: null,
  })
  told([])
  expect(shown('acme').findings).toEqual([])
})
