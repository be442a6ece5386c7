import { describe, expect, test } from 'vitest'
import { buildDraft } from '../../test/tool-builder.ts'
import type { Tool } from '../schema/tool.ts'
import type { ToolPatch } from '../schema/tool-patch.ts'
import { editedMembers, withEdits } from './edited-members.ts'
import { createTool } from './merge-tools.ts'
import { applyToolPatch } from './patch-tool.ts'

const made = '2026-01-01T00:00:00.000Z'
const now = '2026-02-02T00:00:00.000Z'
const tool = createTool(buildDraft(), { id: '1', now: made })
const expects = { success: { text: 'Done' } }
const changed = (before: Tool, patch: ToolPatch): Tool => withEdits(before, applyToolPatch(before, patch, now), patch)

describe('of tools that are older than the record', () => {
  test.each<[string, Partial<Tool>, string[]]>([
    ['one that was found and never changed is nobody’s', {}, []],
    ['one that was changed may be anybody’s', { updatedAt: now }, ['*']],
    ['one that was added by its page has the specification’s name', { source: 'manual' }, []],
    ['one of another name may have been written by hand', { source: 'manual', name: 'visitUs' }, ['*']],
    ['the record says more', { updatedAt: now, edited: ['name'] }, ['name']],
  ])('%s', (_, members, expected) => {
    expect([...editedMembers({ ...tool, ...members })]).toEqual(expected)
  })
})

describe('a change is noted', () => {
  test.each<[string, Tool, ToolPatch, string[]]>([
    ['each member that it changes', tool, { name: 'enter', active: false }, ['active', 'name']],
    ['not one that is as it was', tool, { name: 'login', description: 'x' }, ['description']],
    ['beside those before', { ...tool, edited: ['name'] }, { description: 'x' }, ['description', 'name']],
    ['where others may be anybody’s', { ...tool, updatedAt: now }, { active: false }, ['*', 'active']],
    [
      'that nothing is clicked first, where nothing was',
      tool,
      { selector: '#a', clickSelector: null },
      ['clickSelector', 'selector'],
    ],
    [
      'what is said of an element goes with it',
      { ...tool, edited: ['expects', 'inputSchema', 'name', 'safety'] },
      { selector: '#a' },
      ['name', 'selector'],
    ],
    ['unless it is said again', { ...tool, edited: ['expects'] }, { selector: '#a', expects }, ['expects', 'selector']],
  ])('%s', (_, before, patch, expected) => {
    expect(changed(before, patch).edited).toEqual(expected)
  })
})
