import { Command, Option } from 'commander'
import { seconds, wholeNumber, withCredentialOptions } from './options.ts'
import type { ProveWords } from './run-prove.ts'
import type { Provers } from './try-forms.ts'

const HELP = `
Exit codes:
  0  done    1  at least one form is refuted    2  invalid option or address
  3  not measured: no page could be read, no form could be tried, or there is no Chromium

Examples:
  operable prove shop.example
  operable prove https://shop.example --markdown --output proofs.md
  operable prove ./dist --site-url https://shop.example
  operable prove localhost:3000 --allow-private --answers
  operable prove staging.shop.example --auth "me:$STAGING_PASSWORD" --send
`

/** @param provers what tries the forms; default: a browser */
export function proveCommand(provers?: Provers): Command {
  const command = new Command('prove')
    .description(
      'Fills in and submits every form of a site, or of a folder of HTML files, in a browser whose network is sealed, and shows the request that each form would have sent. Nothing is sent unless you add --send.',
    )
    .argument('<url-or-folder>', 'site address (a bare domain means https) or folder with the forms')
    .addOption(new Option('--json', 'print the proofs as JSON').conflicts('markdown'))
    .option('--markdown', 'print the proofs as Markdown, with every field of each request')
    .option('--output <file>', 'write the result to a file instead of standard output')
    .addOption(
      new Option('--max-pages <n>', 'look for forms on at most this many pages (default: 25)').argParser(
        wholeNumber(1, 10_000),
      ),
    )
    .addOption(
      new Option('--max-forms <n>', 'try at most this many forms').argParser(wholeNumber(1, 10_000)).default(25),
    )
    .addOption(new Option('--timeout <s>', 'seconds to try all forms (default: 300)').argParser(seconds(86_400)))
    .option('--answers', 'try each form again with four simulated answers, and show what the page makes of them')
    .option(
      '--send [host...]',
      "really send the forms, to the form's own host or only to these; for test systems of your own",
    )
    .option('--allow-private', 'also allow private networks and this machine')
    .option('--site-url <url>', 'address where a folder will be published, to follow its absolute links')
  return withCredentialOptions(command)
    .addHelpText('after', HELP)
    .action(async (given: string, words: ProveWords, command: Command) => {
      // The help should not wait for everything that a browser needs to load.
      const { runProve } = await import('./run-prove.ts')
      await runProve(given, words, { command, provers })
    })
}
