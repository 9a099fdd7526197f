// npm run licenses: writes docs/licenses.md from the lock file and the installed packages, and ends with 1 when a license is
// unknown or not allowed. It asks no network.
import { writeFileSync } from 'node:fs'
import { licensesPage, problemsOf, productionPackages } from './license-list.ts'

const packages = productionPackages()
const problems = problemsOf(packages)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else {
	writeFileSync('docs/licenses.md', licensesPage(packages))
	console.log(`docs/licenses.md lists ${packages.length} packages.`)
}
