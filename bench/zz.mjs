import { size } from './suites/size.mjs'
import { print } from './lib/print.mjs'
process.stdout.write(print('size', await size())); process.exit(0)
