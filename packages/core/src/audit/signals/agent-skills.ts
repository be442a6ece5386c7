import { fileSignal } from './file-signal.ts'
import type { SignalRule } from './signal-rule.ts'

export const agentSkills: SignalRule = fileSignal({
  id: 'agent-skills',
  title: 'Agent skills index',
  files: ['agent-skills'],
})
