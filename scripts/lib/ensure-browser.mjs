import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { chromium } from 'playwright-core'
import { findBrowser } from '../../packages/node/src/fetch/browser/process/find-browser.ts'
import { aptInstall } from './apt-install.mjs'
import { run } from './run.mjs'

/** The name of both its program and Debian's package. It is the same engine at a third of the processor time. */
const SHELL = 'chromium-headless-shell'
const advice = 'Install Chromium, Chrome or Edge, or set CHROMIUM_PATH to one.'

/**
 * Path of the browser for the real-browser tests; installs Chromium where none is found. Never answers without one.
 * @returns {Promise<string>}
 * @throws {Error} one sentence that says what to do
 */
export async function ensureBrowser() {
  const found = findBrowser()
  if (found) return found
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) throw new Error(`CHROMIUM_PATH is ${chosen}, which is not a program. ${advice}`)
  const output = await install()
  const path = findBrowser() ?? playwrightBrowser()
  if (path) return path
  throw new Error(`No browser was found, and none could be installed. ${advice}\n${output.trim()}`)
}

/**
 * Path of Chromium's headless shell, for the tests that need no more; a CI machine gets it where Debian has it. Without
 * one these tests run in the whole browser, which takes longer.
 * @returns {Promise<string | undefined>}
 */
export async function ensureShell() {
  const found = findShell()
  if (found || !process.env['CI']) return found
  await aptInstall('The headless shell of Chromium was not found', [SHELL])
  return findShell()
}

/** @returns {string | undefined} */
function findShell() {
  const chosen = process.env['HEADLESS_SHELL_PATH']
  if (chosen) return chosen
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder))
  return folders.map((folder) => join(folder, SHELL)).find((path) => existsSync(path))
}

async function install() {
  const installed = await aptInstall('No browser was found for the real-browser tests', ['chromium'])
  if (installed !== undefined) return installed
  process.stdout.write("No browser was found: installing Playwright's Chromium for the real-browser tests.\n")
  return (await run('playwright-core', ['install', 'chromium'])).output
}

/** Playwright keeps its browsers in a folder of its own, where `findBrowser` does not look. */
function playwrightBrowser() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
