import { Command, Option } from 'commander'
import { type ManageOptions, seconds, wholeNumber, withCredentialOptions, withManageOptions } from './options.ts'
import type { RunWords } from './run-site-tool.ts'

const HELP = `
Without a tool, the site's tools are listed. With one, it is run in a headless browser whose network is sealed: the request that
would have gone out is printed, and nothing is sent unless you add --send.

Exit codes:
  0  confirmed; or sealed, and the request is shown; or the tools are listed
  1  rejected                2  invalid option or input      3  no tool could be found, or there is no Chromium
  4  no such tool            5  sent, or tried, without proof 6  the form asks for its next step
  7  a person must finish it 8  failed: nothing was sent

Examples:
  operable run shop.example
  operable run shop.example subscribe --input '{"email":"ann@example.com"}'
  echo '{"email":"ann@example.com"}' | operable run shop.example subscribe --input - --json
  operable run staging.shop.example subscribe --input '{"email":"ann@example.com"}' --send
`

export function runCommand(): Command {
  const command = new Command('run')
    .description("Lists a site's tools, or runs one in a headless browser. Nothing is sent unless you add --send.")
    .argument('<url>', 'site address (a bare domain means https)')
    .argument('[tool]', 'name of the tool')
    .option('--input <json>', 'input of the tool as JSON; - reads it from standard input')
    .option('--send [host...]', "really send, to the form's own host or only to these")
    .option('--headed', 'show the browser')
    .option('--trace <file>', 'write a Playwright trace of the run; it holds what was typed')
    .addOption(
      new Option('--max-pages <n>', 'look for tools on at most this many pages')
        .argParser(wholeNumber(1, 1000))
        .default(10),
    )
    .addOption(new Option('--timeout <s>', 'seconds for the run').argParser(seconds(600)).default(30_000, '30'))
    .option('--discover', 'look for tools even if the data file or the service has some of this site')
    .option('--allow-private', 'also allow private networks and this machine')
  return withCredentialOptions(withManageOptions(command))
    .addHelpText('after', HELP)
    .action(async (url: string, tool: string | undefined, words: RunWords & ManageOptions, command: Command) => {
      // The help should not wait for everything that a browser needs to load.
      const { runSiteTool } = await import('./run-site-tool.ts')
      await runSiteTool({ url, tool }, words, command)
    })
}
