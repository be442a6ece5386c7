import type { Command } from 'commander'

/** A command as the help lists it, and how to load it. */
interface ListedCommand {
  name: string
  /** Its options and arguments in one line. */
  takes: string
  summary: string
  load(): Promise<Command>
}

/**
 * Every command, in the order of the help. Each module is loaded when its command is called: loading all of them takes far
 * longer than most commands take to run.
 */
export const commands: readonly ListedCommand[] = [
  {
    name: 'audit',
    takes: '[options] [url-or-folder]',
    summary: 'scan a site and print its scored report',
    load: async () => (await import('./audit.ts')).auditCommand(),
  },
  {
    name: 'stats',
    takes: '[options] <file>',
    summary: 'print what a batch of scans found',
    load: async () => (await import('./stats.ts')).statsCommand(),
  },
  {
    name: 'prove',
    takes: '[options] <url-or-folder>',
    summary: 'try every form without sending anything',
    load: async () => (await import('./prove.ts')).proveCommand(),
  },
  {
    name: 'run',
    takes: '[options] <url> [tool]',
    summary: "list a site's tools, or run one in a browser",
    load: async () => (await import('./run.ts')).runCommand(),
  },
  {
    name: 'init',
    takes: '[options] [folder]',
    summary: 'write a configuration for operable ci',
    load: async () => (await import('./init.ts')).initCommand(),
  },
  {
    name: 'ci',
    takes: '[options]',
    summary: 'check the sites of a project, and fail on what is new',
    load: async () => (await import('./ci.ts')).ciCommand(),
  },
  {
    name: 'baseline',
    takes: '[options]',
    summary: 'write down the findings to live with, and prune them',
    load: async () => (await import('./baseline.ts')).baselineCommand(),
  },
  {
    name: 'fix',
    takes: '[options] <folder>',
    summary: 'mend what can be mended exactly, as a diff or in place',
    load: async () => (await import('./fix.ts')).fixCommand(),
  },
  {
    name: 'rules',
    takes: '[options] [id]',
    summary: 'list the rules that findings refer to',
    load: async () => (await import('./rules.ts')).rulesCommand(),
  },
  {
    name: 'report',
    takes: '[options] <url>',
    summary: 'print the latest saved report of a site',
    load: async () => (await import('./report.ts')).reportCommand(),
  },
  {
    name: 'history',
    takes: '[options] <url>',
    summary: 'list the saved results of a site',
    load: async () => (await import('./history.ts')).historyCommand(),
  },
  {
    name: 'compare',
    takes: '[options] <url-or-file> [file]',
    summary: 'show what changed since an earlier result',
    load: async () => (await import('./compare.ts')).compareCommand(),
  },
  {
    name: 'rescore',
    takes: '[options] <url>',
    summary: 'score the last scan again, with the current rules',
    load: async () => (await import('./rescore.ts')).rescoreCommand(),
  },
  {
    name: 'demo',
    takes: '[options]',
    summary: 'try everything on an example site',
    load: async () => (await import('./demo.ts')).demoCommand(),
  },
  {
    name: 'mcp',
    takes: '[options] [url]',
    summary: "serve a site's tools, or saved reports, over MCP (stdio)",
    load: async () => (await import('./mcp.ts')).mcpCommand(),
  },
  {
    name: 'inspect',
    takes: '[options]',
    summary: 'print a bookmark that inspects a live page',
    load: async () => (await import('./inspect.ts')).inspectCommand(),
  },
  {
    name: 'methodology',
    takes: '',
    summary: 'print how points are earned',
    load: async () => (await import('./methodology.ts')).methodologyCommand(),
  },
  {
    name: 'serve',
    takes: '[options]',
    summary: 'run the service: API, console, reports, widget, MCP',
    load: async () => (await import('./serve.ts')).serveCommand(),
  },
  {
    name: 'worker',
    takes: '[options]',
    summary: 'run scans for services that share a database',
    load: async () => (await import('./worker.ts')).workerCommand(),
  },
  {
    name: 'backup',
    takes: '[options] <file>',
    summary: 'copy the data file, even while the service runs',
    load: async () => (await import('./backup.ts')).backupCommand(),
  },
  {
    name: 'data',
    takes: '',
    summary: 'check the data for damage, or move it',
    load: async () => (await import('./data.ts')).dataCommand(),
  },
  {
    name: 'websites',
    takes: '',
    summary: 'add, list, change or remove websites',
    load: async () => (await import('./websites.ts')).websitesCommand(),
  },
  {
    name: 'tools',
    takes: '',
    summary: "list, change, add or remove a website's tools",
    load: async () => (await import('./tools.ts')).toolsCommand(),
  },
  {
    name: 'keys',
    takes: '',
    summary: 'create, list or revoke keys',
    load: async () => (await import('./keys.ts')).keysCommand(),
  },
]
