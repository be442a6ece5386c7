// One website, seen from every operation, so that the examples of the description fit each other.

const at = '2026-11-21T09:30:00.000Z'

export const exampleWebsite = { id: 'c0nkx4t8f2wm', url: 'https://shop.example/', createdAt: at }

/** As long as one is: the time, and what cannot be guessed. */
export const exampleScanId = '1jan6dyc05d1q7xk2v9cm3t8bh4wz0r6e'

export const exampleTool = {
  id: '7h2m4qv9s1zd',
  name: 'signup',
  description: 'Create an account',
  pageUrl: 'https://shop.example/register',
  active: true,
  selector: '#register',
  source: 'manual',
  metadata: { kind: 'form' },
  createdAt: at,
  updatedAt: at,
}

export const exampleNewTool = {
  name: exampleTool.name,
  description: exampleTool.description,
  pageUrl: exampleTool.pageUrl,
  selector: exampleTool.selector,
  metadata: { kind: 'form' as const, triggerSelector: '#open-register' },
}

export const exampleTools = { tools: [exampleTool], toolLimit: 'unlimited' }

export const exampleCreated = {
  ...exampleTools,
  message: 'Created 1 tool.',
  created: ['signup'],
  skipped: [{ url: 'https://shop.example/register', name: 'login', reason: 'There is already a tool named "login".' }],
}

export const exampleProposal = {
  toolId: exampleTool.id,
  tool: 'submitForm',
  pageUrl: exampleTool.pageUrl,
  changes: [{ member: 'name', from: 'submitForm', to: 'signup' }],
}

export const exampleKey = { id: `${exampleWebsite.id}_k3v8rw0p`, createdAt: at }

/** Has the form of a key, and opens nothing. */
export const exampleSecret = `opk_${exampleKey.id}_${'x'.repeat(43)}000000`
