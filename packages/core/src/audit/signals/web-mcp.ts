import { readPages } from '../read-pages.ts'
import { count } from '../sentence.ts'
import type { SignalRule } from './signal-rule.ts'

/** Declarative WebMCP by the attributes that Chromium reads: `toolname`, `tooldescription`, `toolparamdescription`. */
export const webMcp: SignalRule = {
  id: 'web-mcp',
  title: 'WebMCP attributes',
  look(site) {
    const pages = readPages(site)
    if (pages.length === 0) return { state: 'not_measured', observed: ['No page could be read.'] }
    const forms = pages.reduce((sum, { page }) => sum + page.webMcp.forms, 0)
    const parameters = pages.reduce((sum, { page }) => sum + page.webMcp.parameters, 0)
    if (forms > 0) {
      const described = `${count(parameters, 'field has', 'fields have')} toolparamdescription`
      return {
        state: 'present',
        observed: [`${count(forms, 'form has', 'forms have')} toolname and tooldescription; ${described}.`],
      }
    }
    if (parameters > 0) {
      return {
        state: 'partial',
        observed: ['Fields have toolparamdescription, but no form has toolname and tooldescription.'],
      }
    }
    return { state: 'absent', observed: ['No form is marked as a tool.'] }
  },
}
