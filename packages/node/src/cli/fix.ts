import { Command, InvalidArgumentError, Option } from 'commander'
import type { FixWords } from './run-fix.ts'

const HELP = `
What it changes:
  Labels, names of buttons, lang, canonical addresses, structured data, robots.txt, sitemap.xml and llms.txt, with words
  that the site has already. Every change is tried in memory first and stays only if a scan no longer has the finding and
  has nothing new. What needs your words or your decision is listed, with the reason. Where a build says which source an
  element comes from, and the element stands there literally, the source changes; else the built file does, and the
  output says so.

Exit codes:
  0  printed or written, or nothing to change    2  an option is invalid
  3  the folder could not be scanned             4  refused: a file has changed, is read-only or is a link

Examples:
  operable fix ./site                       print the changes as a diff
  operable fix ./site | git apply           the same as --write
  operable fix ./dist --write --url https://shop.example
  operable fix ./site --rule form-labels --rule button-text
`

export function fixCommand(): Command {
  return new Command('fix')
    .description('Mends what it can do exactly in a folder of HTML: prints a diff, or writes the files.')
    .argument('<folder>', 'folder of HTML, as the site serves it')
    .option('--write', 'write the files, and scan again')
    .addOption(
      new Option('--rule <id>', 'mend only findings of this rule; repeatable (default: all)').argParser(
        (word: string, before: string[] = []) => [...before, word],
      ),
    )
    .option('--url <url>', 'where the folder is published (default: what its canonical addresses say)')
    .option('--allow-crawlers', 'also let AI crawlers in that robots.txt keeps out')
    .option('--no-render', 'read pages without a browser')
    .addOption(new Option('--max-pages <number>', 'most pages to read (default: 1000)').argParser(count))
    .option('--json', 'print what it would change, and what is left, as JSON')
    .addHelpText('after', HELP)
    .action(async (folder: string, words: FixWords) => {
      const { runFix } = await import('./run-fix.ts')
      await runFix(folder, words)
    })
}

function count(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It must be a whole number from 1.')
}
