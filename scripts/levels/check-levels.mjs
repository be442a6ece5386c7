import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join, posix, sep } from 'node:path'
import { cyclesIn } from './cycles-in.mjs'
import { importsOf } from './imports-of.mjs'

/**
 * @typedef {Record<string, string>} Level units of one level with what they hold
 *
 * @typedef {object} PackageRules one entry of levels.json
 * @property {string} folder of the sources, relative to the repository
 * @property {string[]} entries files that may re-export and that nothing inside may import
 * @property {Level[]} levels folders (or single files) with what they hold, from the lowest level up; empty = one flat
 *   folder
 * @property {Record<string, Level[]>} [inside] the same for the inside of folders, by their path from the sources
 * @property {string[]} packages of this repository that may be imported, by their public entries
 * @property {boolean} nodeBuiltins whether `node:` modules may be imported
 * @property {Record<string, string>} onlyIn package to the one folder that may import it, with what is inside of it
 */

/**
 * Checks the sources of a package against its levels, type imports included. Test files may import what they test and
 * more, so they are left out. Answers one line per violation, each with what to do instead.
 * @param {string} root of the repository
 * @param {PackageRules} rules
 * @returns {Promise<string[]>}
 */
export async function checkLevels(root, rules) {
  const base = join(root, rules.folder)
  /** @type {string[]} */
  const violations = []
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  for (const file of await sourceFiles(base)) {
    const text = await readFile(join(base, file), 'utf8')
    const inside = []
    for (const found of importsOf(file, text)) {
      const target = found.specifier.startsWith('.') ? posix.join(posix.dirname(file), found.specifier) : undefined
      const problem = target
        ? insideProblem(rules, base, { file, target, reExport: found.reExport })
        : outsideProblem(rules, file, found.specifier)
      if (problem) violations.push(`${rules.folder}/${file}:${found.line}: ${problem}`)
      if (target) inside.push(target)
    }
    const misplaced = placeProblem(rules, file)
    if (misplaced) violations.push(`${rules.folder}/${file}: ${misplaced}`)
    graph.set(file, inside)
  }
  for (const cycle of cyclesIn(graph)) {
    violations.push(
      `${rules.folder}: import cycle ${cycle.join(' -> ')}. Move what both sides need into a file below them.`,
    )
  }
  return violations
}

/** @param {string} base */
async function sourceFiles(base) {
  if (!existsSync(base)) return []
  const names = await readdir(base, { recursive: true })
  return names
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .sort()
}

/**
 * @param {PackageRules} rules
 * @param {string} file
 */
function placeProblem(rules, file) {
  if (rules.entries.includes(file)) return undefined
  if (posix.basename(file) === 'index.ts') {
    return `an inner barrel. Give the file the name of what it exports; only ${rules.entries.join(', ')} may re-export.`
  }
  const folder = foldersOf(rules, file).find((folder) => levelOf(levelsIn(rules, folder), unitOf(file, folder)) < 0)
  if (folder !== undefined) {
    return `"${unitOf(file, folder)}" has no level. Put the file into a folder of the table, or add the folder to scripts/levels/levels.json.`
  }
  return undefined
}

/**
 * What is wrong with an import of another file of the package.
 * @param {PackageRules} rules
 * @param {string} base absolute path of the sources
 * @param {{ file: string, target: string, reExport: boolean }} found both files relative to the sources
 */
function insideProblem(rules, base, { file, target, reExport }) {
  if (target.startsWith('../')) return `"${target}" lies outside the package. Import a package's public entry instead.`
  if (!existsSync(join(base, target))) return `"${target}" does not exist. Write the file's full name, with .ts.`
  if (rules.entries.includes(target)) return `imports the public entry ${target}. Import the defining file instead.`
  if (rules.entries.includes(file)) return undefined
  if (reExport) return `re-exports from "${target}", which makes a barrel. Let users import the defining file instead.`
  return directionProblem(rules, file, target)
}

/**
 * Both files stand in the same folders down to one that has levels of its own and holds them in different units.
 * @param {PackageRules} rules
 * @param {string} file
 * @param {string} target
 */
function directionProblem(rules, file, target) {
  const shared = foldersOf(rules, file).filter((folder) => holds(folder, target))
  const folder = shared.find((folder) => unitOf(file, folder) !== unitOf(target, folder))
  if (folder === undefined) return undefined
  const importer = unitOf(file, folder)
  const imported = unitOf(target, folder)
  const from = levelOf(levelsIn(rules, folder), importer)
  const to = levelOf(levelsIn(rules, folder), imported)
  if (from < 0 || to < 0) return undefined
  if (to > from) {
    return `${importer} [${from}] imports upward from ${imported} [${to}]. Pass it in as an argument, or move what is needed down.`
  }
  if (to === from) {
    return `${importer} imports sideways from ${imported}, both on level ${from}. Move what is shared to a lower level, or join the two in a higher one.`
  }
  return undefined
}

/**
 * What is wrong with an import of a package or of a module of Node.
 * @param {PackageRules} rules
 * @param {string} file
 * @param {string} specifier
 */
function outsideProblem(rules, file, specifier) {
  if (isBuiltin(specifier)) {
    return rules.nodeBuiltins ? undefined : `imports ${specifier}. This package runs everywhere: pass the value in.`
  }
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  if (name.startsWith('@operable/') && !rules.packages.includes(name)) {
    return `imports ${name}. Packages depend on each other in one direction only: core <- node, core <- widget.`
  }
  const owner = rules.onlyIn[name]
  if (owner === undefined || holds(owner, file)) return undefined
  return `imports ${name}, which only ${owner}/ may know. Use what ${owner}/ exports.`
}

/**
 * The folders around a file whose inside has levels, the sources themselves ('') first.
 * @param {PackageRules} rules
 * @param {string} file
 */
function foldersOf(rules, file) {
  const inside = Object.keys(rules.inside ?? {}).filter((folder) => holds(folder, file))
  return [...(rules.levels.length > 0 ? [''] : []), ...inside.sort((a, b) => a.length - b.length)]
}

/**
 * @param {string} folder
 * @param {string} file
 */
function holds(folder, file) {
  return folder === '' || file.startsWith(`${folder}/`)
}

/**
 * @param {PackageRules} rules
 * @param {string} folder '' or one that `inside` names
 */
function levelsIn(rules, folder) {
  return folder === '' ? rules.levels : (rules.inside?.[folder] ?? [])
}

/**
 * What stands right below the folder and holds the file, or is it; with the folder's path.
 * @param {string} file
 * @param {string} folder
 */
function unitOf(file, folder) {
  const start = folder === '' ? 0 : folder.length + 1
  const end = file.indexOf('/', start)
  return end < 0 ? file : file.slice(0, end)
}

/**
 * @param {readonly Level[]} levels
 * @param {string} unit
 * @returns {number} -1 for a unit that the table does not know
 */
function levelOf(levels, unit) {
  return levels.findIndex((units) => posix.basename(unit) in units)
}
