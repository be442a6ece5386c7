import { isIP } from 'node:net'
import { type Command, InvalidArgumentError, Option } from 'commander'

/** How somebody watches a process that runs for long, as typed. */
export interface WatchWords {
  log: 'faults' | 'json'
  metrics?: MetricsPlace | true
}

interface MetricsPlace {
  host: string
  port: number
}

/** What the exporter of OpenTelemetry takes, for want of a port that Prometheus would name. */
export const DEFAULT_PLACE: MetricsPlace = { host: '127.0.0.1', port: 9464 }

/** Adds `--log` and `--metrics`. */
export function withWatchOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--log <what>', 'lines of JSON on standard error: of faults, or also of every request and scan')
        .choices(['faults', 'json'])
        .default('faults'),
    )
    .addOption(
      new Option(
        '--metrics [address]',
        'serve metrics for Prometheus on a port of their own (default: 127.0.0.1:9464)',
      ).argParser(metricsPlace),
    )
}

/** `9100`, `0.0.0.0:9100` or `[::1]:9100`. */
function metricsPlace(text: string): MetricsPlace {
  const [, host = DEFAULT_PLACE.host, digits = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? []
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const port = Number(digits)
  if (digits !== '' && port <= 65_535 && (isIP(address) !== 0 || address === 'localhost'))
    return { host: address, port }
  throw new InvalidArgumentError('It must be a port, or an address and a port such as 0.0.0.0:9464.')
}
