import type { Command } from 'commander'

/** A command as the help lists it, and how to get at the rest of it. */
interface ListedCommand {
  name: string
  /** Its options and arguments in one line. */
  takes: string
  summary: string
  load(): Promise<Command>
}

/**
 * Every command, in the order of the help. Each one is a module that is loaded when it is called: all of them together
 * take far longer to load than most of them take to run.
 */
export const commands: readonly ListedCommand[] = [
  {
    name: 'audit',
    takes: '[options] <url-or-folder>',
    summary: 'scan a site and print its scored report',
    load: async () => (await import('./audit.ts')).auditCommand(),
  },
  {
    name: 'report',
    takes: '[options] <url>',
    summary: 'print the latest completed report of a site',
    load: async () => (await import('./report.ts')).reportCommand(),
  },
  {
    name: 'history',
    takes: '[options] <url>',
    summary: 'list the results that are kept of a site',
    load: async () => (await import('./history.ts')).historyCommand(),
  },
  {
    name: 'compare',
    takes: '[options] <url-or-file> [file]',
    summary: 'say what changed since an earlier result',
    load: async () => (await import('./compare.ts')).compareCommand(),
  },
  {
    name: 'rescore',
    takes: '[options] <url>',
    summary: 'judge the kept evidence of a site again',
    load: async () => (await import('./rescore.ts')).rescoreCommand(),
  },
  {
    name: 'demo',
    takes: '[options]',
    summary: 'try everything on an example site: service, report, widget',
    load: async () => (await import('./demo.ts')).demoCommand(),
  },
  {
    name: 'mcp',
    takes: '[options]',
    summary: 'give AI clients the reports over MCP (standard input and output)',
    load: async () => (await import('./mcp.ts')).mcpCommand(),
  },
  {
    name: 'inspect',
    takes: '[options]',
    summary: 'print the bookmark that inspects a live page',
    load: async () => (await import('./inspect.ts')).inspectCommand(),
  },
  {
    name: 'methodology',
    takes: '',
    summary: 'print how each point is earned',
    load: async () => (await import('./methodology.ts')).methodologyCommand(),
  },
  {
    name: 'serve',
    takes: '[options]',
    summary: 'run the service: API, widget list, reports, MCP',
    load: async () => (await import('./serve.ts')).serveCommand(),
  },
  {
    name: 'backup',
    takes: '[options] <file>',
    summary: 'copy the data file, also while the service runs',
    load: async () => (await import('./backup.ts')).backupCommand(),
  },
  {
    name: 'data',
    takes: '',
    summary: 'check the data file for damage',
    load: async () => (await import('./data.ts')).dataCommand(),
  },
  {
    name: 'websites',
    takes: '',
    summary: 'add, list or remove the websites whose tools are kept',
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
