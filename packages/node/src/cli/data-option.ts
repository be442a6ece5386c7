import { type Command, Option } from 'commander'

/** Where the documents of the service are. */
export interface DataOptions {
  data: string
}

/** Adds `--data`: the file that this command and `operable serve` share. Environment: `OPERABLE_DATA`. */
export function withDataOption(command: Command): Command {
  return command.addOption(
    new Option('--data <file>', 'data file').env('OPERABLE_DATA').default('./operable.db').argParser(fileName),
  )
}

/** An empty name is what an unset variable leaves; SQLite would keep such a database in memory only. */
function fileName(text: string): string {
  return text.trim() === '' ? './operable.db' : text
}
