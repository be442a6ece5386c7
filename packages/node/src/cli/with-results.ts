import { type Command, Option } from 'commander'
import { type Results, remoteResults } from './client/remote-results.ts'
import { siteReport } from './client/site-report.ts'
import { type DataOptions, withDataOption } from './data-option.ts'
import { shellWord } from './next-steps.ts'
import { preferTyped, type ServerOptions, serviceAddress } from './server-option.ts'
import { dataWords } from './stored/data-words.ts'
import { withReports } from './stored/with-reports.ts'

/** Where the reports are that a command reads: in a data file, or with a service. */
export interface ReadOptions extends DataOptions, Pick<ServerOptions, 'server'> {}

/** Adds `--data` and `--server`. */
export function withReadOptions(command: Command): Command {
  const server = new Option('--server <url>', 'ask a running service instead of the data file').env('OPERABLE_SERVER')
  return preferTyped(withDataOption(command.addOption(server)))
}

/**
 * Reads what is kept of a site, in the data file or by the service that `--server` names.
 *
 * @param given the address as the person typed it
 * @throws OperableError `invalid_url`, `invalid_request`, `no_report`, `storage_unavailable`
 */
export async function withResults<Result>(
  given: string,
  options: ReadOptions,
  use: (results: Results) => Promise<Result>,
): Promise<Result> {
  const service = serviceAddress(options)
  if (service) return use(remoteResults(service, (await siteReport(service, given)).report.id))
  return withReports(given, options, (reports, id) =>
    use({ history: () => reports.history(id), compare: (scannedAt) => reports.compare(id, scannedAt) }),
  )
}

/** The words that name the same place in another command; none for the default one. */
export function placeWords(options: ReadOptions): string {
  return options.server ? ` --server ${shellWord(options.server)}` : dataWords(options)
}
