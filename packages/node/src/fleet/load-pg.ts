import { OperableError } from '@operable/core'

/** The driver, which only services on PostgreSQL need. @throws OperableError `missing_dependency` */
export async function loadPg(): Promise<(typeof import('pg'))['default']> {
  try {
    return (await import('pg')).default
  } catch (cause) {
    throw new OperableError('missing_dependency', 'PostgreSQL needs the package pg. To install it, run: npm install pg', {
      cause,
    })
  }
}
