import { OperableError } from '@operable/core'
import { CommanderError } from 'commander'
import { expect, test } from 'vitest'
import { describeFailure } from './failure.ts'

test.each([
  ['an address', new OperableError('invalid_url', 'No host'), 2, 'No host.'],
  ['a request', new OperableError('invalid_request', 'No.'), 2, 'No.'],
  ['a site', new OperableError('site_unreachable', 'No answer.'), 3, 'No answer.'],
  ['a wall', new OperableError('site_blocked', 'A wall.'), 3, 'A wall.'],
  ['rules', new OperableError('site_closed', 'Closed.'), 3, 'Closed.'],
  ['a login', new OperableError('login_required', 'A login.'), 3, 'A login.'],
  ['a missing package', new OperableError('missing_dependency', 'Install x.'), 3, 'Install x.'],
  ['Ctrl-C', new OperableError('aborted', 'Stopped.'), 130, 'Stopped.'],
  ['help', new CommanderError(0, 'commander.helpDisplayed', ''), 0, undefined],
  ['a bad option', new CommanderError(1, 'commander.unknownOption', 'said before'), 2, undefined],
  [
    'a full disk',
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    69,
    'The output could not be written: the disk is full.',
  ],
  [
    'a bug',
    new TypeError('x is\nnot \u001b[31ma function'),
    70,
    'Operable failed unexpectedly: x is not a function. For a stack trace, set OPERABLE_DEBUG=1.',
  ],
  ['anything thrown', 'text', 70, 'Operable failed unexpectedly: text. For a stack trace, set OPERABLE_DEBUG=1.'],
])('%s', async (_, error, exitCode, message) => {
  const { problem: _problem, ...told } = await describeFailure(error, false)
  expect(told).toEqual({ exitCode, ...(message === undefined ? {} : { message }) })
})

test('the trace is shown on request', async () => {
  expect((await describeFailure(new TypeError('x'), true)).message).toMatch(/failure\.test\.ts/)
})

test.each([
  ['a site', new OperableError('site_blocked', 'A wall'), { code: 'site_blocked', detail: 'A wall.' }],
  ['a bug', new TypeError('x'), { code: 'internal', detail: 'Operable failed unexpectedly: x.' }],
  ['help', new CommanderError(0, 'commander.helpDisplayed', ''), undefined],
])('what a program reads of %s', async (_, error, problem) => {
  expect((await describeFailure(error, false)).problem).toEqual(problem)
})
